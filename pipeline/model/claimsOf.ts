import { CLAIMING } from './claimingLines';
import { CLAIMS, type ClaimKind } from './claimKinds';
import type { Draft } from './Draft';
import { factsOf } from './factsOf';

export interface Claim {
  kind: ClaimKind;
  value: string;
  file: string;
  line: number;
}

/** The ledger: every number that the files claim, with its line; a fact of the business is claimed where it stands. */
export function claimsOf(drafts: readonly Draft[]): Claim[] {
  const business = drafts.find(({ type }) => type === 'business')?.fields ?? {};
  return drafts.flatMap(({ file, fields, claimingLines }) => {
    if (claimingLines.length === 0) return [];
    const facts = factsOf(business, fields);
    return claimingLines.flatMap(({ line, words }) => {
      const filled = words.replace(/\{(\w+)\}/g, (all, name) => facts[name] ?? all);
      if (!/\d/.test(filled)) return [];
      return CLAIMS.flatMap((kind) =>
        [...filled.matchAll(CLAIMING[kind])].map(([, value = '']) => ({ kind, value, file, line })),
      );
    });
  });
}
