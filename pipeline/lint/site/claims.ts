import { fill } from '../../labels/fill';
import type { ClaimKind } from '../../model/contentTypes/business';
import { factsOf } from '../../model/factsOf';
import { type Document, isOfType } from '../Document';
import { rule } from '../rule';
import { claimsOn, type LineClaim } from './statements/claimStatements';
import { findStatements, type Statements } from './statements/factDiffers';

/** Numbers that should be the same on every page. */
const SINGLE: readonly ClaimKind[] = ['years', 'projects', 'clients', 'homes', 'rating'];

type Claim = LineClaim & { file: string };

/** Every number that the files claim, including facts of the business. */
export function listClaims(documents: readonly Document[]): Claim[] {
  const business = documents.find(isOfType('business'))?.fields ?? {};
  const shared = factsOf(business);
  return documents.flatMap(({ file, fields, collected }) => {
    const claimLines = (collected[claimDiffers.id] as Statements).claims;
    if (claimLines.length === 0) return [];
    const hasOwnFacts = fields.phone !== undefined || fields.reviewCount !== undefined;
    const facts = hasOwnFacts ? factsOf(business, fields) : shared;
    return claimLines.flatMap((each) =>
      claimsOn({ ...each, text: fill(each.text, facts) }).map((claim) => ({ ...claim, file })),
    );
  });
}

/** Contradictory claims, one sentence per kind; those that count something else are not compared. They may be intended, so nothing has to be done. */
export function claimNotices(claims: readonly Claim[]): string[] {
  return SINGLE.flatMap((kind) => {
    const first = new Map<string, Claim>();
    for (const claim of claims)
      if (claim.kind === kind && !claim.counts && !first.has(claim.value)) first.set(claim.value, claim);
    if (first.size < 2) return [];
    const shown = [...first.values()].map(({ value, file, line }) => `${value} (${file} line ${line})`);
    return [`The site claims different numbers of ${kind}: ${shown.join(', ')}.`];
  });
}

const example = (value: string) => ({
  'business.md': {
    replace: 'articleCategories:',
    by: `claims:\n  - what: years\n    value: ${value}\narticleCategories:`,
  },
  'services/leak-repair.md': { replace: 'A leak is', by: 'In 25+ years of work, a leak is' },
});

export const claimDiffers = rule({
  id: 'claim-differs',
  on: 'site',
  isCausedElsewhere: true,
  message:
    'The claim for {kind} is {expected} in business.md, but {value} here. Write {expected}, or change the claim there.',
  examples: { wrong: example('30+'), right: example('25+') },
  collect: findStatements,
  check({ documents, forEachDocument }, report) {
    const claims = documents.find(isOfType('business'))?.fields.claims ?? [];
    if (claims.length === 0) return;
    const expectedOf = new Map(claims.map(({ what, value }) => [what, value]));
    forEachDocument(({ type }, { claims: claimLines }) => {
      if (type === 'business') return;
      for (const { kind, value, line, counts } of claimLines.flatMap(claimsOn)) {
        const expected = counts ? undefined : expectedOf.get(kind);
        if (expected === undefined || expected === value) continue;
        report({ line, data: { kind, expected, value }, actual: value, expected });
      }
    });
  },
});
