import { factsOf } from '../../model/factsOf';
import type { Document } from '../Document';
import { CLAIMING } from './claimingLines';
import { CLAIMS, type ClaimKind } from './claimKinds';

export interface Claim {
  kind: ClaimKind;
  value: string;
  file: string;
  line: number;
}

/** The ledger: every number that the files claim, with its line; a fact of the business is claimed where it stands. */
export function claimsOf(documents: readonly Document[]): Claim[] {
  const business = documents.find(({ type }) => type === 'business')?.fields ?? {};
  return documents.flatMap(({ file, fields, claimLines }) => {
    if (claimLines.length === 0) return [];
    const facts = factsOf(business, fields);
    return claimLines.flatMap(({ line, text: words }) => {
      const filled = words.replace(/\{(\w+)\}/g, (all, name) => facts[name] ?? all);
      if (!/\d/.test(filled)) return [];
      return CLAIMS.flatMap((kind) =>
        [...filled.matchAll(CLAIMING[kind])].map(([, value = '']) => ({ kind, value, file, line })),
      );
    });
  });
}
