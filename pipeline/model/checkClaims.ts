import type { Problem } from '../report/Problem';
import type { ClaimKind } from './claimKinds';
import { claimsOf } from './claimsOf';
import { problemOnLine } from './problemAt';
import type { Content } from './readContent';

/** Claims that business.md binds must be the same everywhere. */
export function checkClaims({ drafts }: Content): Problem[] {
  const business = drafts.find(({ type }) => type === 'business');
  const bound = (business?.fields.claims ?? []) as { what: ClaimKind; value: string }[];
  if (bound.length === 0) return [];
  return drafts
    .filter((draft) => draft !== business)
    .flatMap((draft) =>
      claimsOf([draft]).flatMap(({ kind, value, line }) => {
        const right = bound.find(({ what }) => what === kind)?.value;
        if (right === undefined || right === value) return [];
        const message = `The ${kind} of the business are bound to ${right} in business.md, and here stands ${value}.`;
        return [problemOnLine(draft, line, { code: 'claim-differs', message, wrong: value, right })];
      }),
    );
}
