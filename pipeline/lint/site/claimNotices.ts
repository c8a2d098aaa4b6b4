import type { ClaimKind } from './claimKinds';
import type { Claim } from './claimsOf';

/** Numbers that should be the same wherever they stand. */
const ONE_TRUTH: readonly ClaimKind[] = ['years', 'projects', 'clients', 'homes', 'rating'];

/** Claims that do not agree, one sentence a kind. They may be meant: nothing has to be done. */
export function claimNotices(claims: readonly Claim[]): string[] {
  return ONE_TRUTH.flatMap((kind) => {
    const first = new Map<string, Claim>();
    for (const claim of claims)
      if (claim.kind === kind && !first.has(claim.value)) first.set(claim.value, claim);
    if (first.size < 2) return [];
    const shown = [...first.values()].map(({ value, file, line }) => `${value} (${file} line ${line})`);
    return [`The site claims different numbers of ${kind}: ${shown.join(', ')}.`];
  });
}
