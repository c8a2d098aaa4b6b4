import type { Claim } from './claimsIn';
import type { Draft } from './Draft';

/** The ledger: every number that the files claim, with its line. */
export function claimsOf(drafts: readonly Draft[]): Claim[] {
  return drafts.flatMap(({ file, claims }) => claims.map((claim) => ({ ...claim, file })));
}
