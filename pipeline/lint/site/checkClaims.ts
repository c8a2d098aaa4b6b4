import type { LintedContent as Content } from '../LintedContent';
import type { Problem } from '../Problem';
import type { ClaimKind } from './claimKinds';
import { claimsOf } from './claimsOf';
import { problemOnLine } from './problemAt';

/** Claims that business.md binds must be the same everywhere. */
export function checkClaims({ documents }: Content): Problem[] {
  const business = documents.find(({ type }) => type === 'business');
  const bound = (business?.fields.claims ?? []) as { what: ClaimKind; value: string }[];
  if (bound.length === 0) return [];
  return documents
    .filter((document) => document !== business)
    .flatMap((document) =>
      claimsOf([document]).flatMap(({ kind, value, line }) => {
        const right = bound.find(({ what }) => what === kind)?.value;
        if (right === undefined || right === value) return [];
        const message = `The ${kind} of the business are bound to ${right} in business.md, and here stands ${value}.`;
        return [problemOnLine(document, line, { code: 'claim-differs', message, wrong: value, right })];
      }),
    );
}
