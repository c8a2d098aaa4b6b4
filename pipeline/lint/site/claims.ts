import { fill } from '../../labels/fill';
import { CLAIMS, type ClaimKind } from '../../model/contentTypes/business';
import { factsOf } from '../../model/factsOf';
import { type Document, isOfType } from '../Document';
import { type Collect, rule } from '../rule';

/** What claims a number of each kind; the number is its first group. */
const PATTERNS: Record<ClaimKind, RegExp> = {
  years: /(?<!\w)(\d{1,9}\+?)\s+(?:combined |total )?years\b/gi,
  projects: /(?<![\w,])([\d,]{1,15}(?:\+|th)?)\s+(?:finished |completed )?projects?\b/gi,
  clients: /(?<![\w,])([\d,]{1,15}\+?)\s+(?:happy |satisfied )?(?:clients|customers)\b/gi,
  homes: /(?<![\w,])([\d,]{1,15}\+?)\s+homes\b/gi,
  rating: /\b([1-5]\.\d)(?=\s+(?:stars?|rating|in \d|from \d|out of))/gi,
  reviews: /(?<![\w,])([\d,]{1,15}\+?)\s+(?:\w+ )?reviews\b/gi,
  price: /(\$\d[\d,]*(?:\s*[-–]\s*\$?\d[\d,]*)?\+?)/g,
  hours: /(\b24\/7\b|\bwithin \d+ hours\b)/gi,
};

/** Numbers that should be the same on every page. */
const SINGLE: readonly ClaimKind[] = ['years', 'projects', 'clients', 'homes', 'rating'];

/** How long a person has worked in the trade, which is no claim of the business. */
const PERSONAL = /^experience:/;

const VALUE = /^\s*(?:- +)?value:\s*["']?(.*?)["']?\s*$/;
const LABEL = /^\s*label:\s*(.*)$/;

/** A line that may claim a number. A large number has what it counts behind it. */
interface ClaimLine {
  line: number;
  text: string;
  /** What the number counts, where a field beside it says so. */
  counts?: string;
}

/** The lines of a file that claim a number, or may do so after the facts are filled in. */
const findClaimLines: Collect<ClaimLine[]> = ({ source: { lines } }) => {
  const items = countsByLine(lines);
  return lines.flatMap((line, index) => {
    if (PERSONAL.test(line)) return [];
    const text = withLabel(line, lines[index + 1] ?? '');
    const mayClaim =
      text.includes('{') || (/\d/.test(text) && CLAIMS.some((kind) => text.search(PATTERNS[kind]) >= 0));
    return mayClaim ? [{ line: index + 1, text, ...items[index] }] : [];
  });
};

/** A list item, or a field of its own. */
const START = /^(?:\s*- |\S|$)/;
/** The events of a timeline count up to their year. */
const COUNTS = /^\s*(?:- )?(?:counts|year):\s*(.+)$/;

/** For each line, the field of the same list item that says what its number counts. */
function countsByLine(lines: readonly string[]): Pick<ClaimLine, 'counts'>[] {
  let item: { counts?: string } = {};
  return lines.map((line) => {
    if (START.test(line)) item = {};
    const counts = COUNTS.exec(line)?.[1];
    if (counts) item.counts ??= counts;
    return item;
  });
}

/** A large number and what it counts are on two lines. */
function withLabel(line: string, next: string): string {
  if (!line.includes('value:')) return line;
  const [, value] = VALUE.exec(line) ?? [];
  const [, label] = LABEL.exec(next) ?? [];
  return value && label ? `${value} ${label}` : line;
}

interface LineClaim {
  kind: ClaimKind;
  value: string;
  line: number;
  counts?: string;
}

function claimsOn({ line, text, counts }: ClaimLine): LineClaim[] {
  if (!/\d/.test(text)) return [];
  return CLAIMS.flatMap((kind) =>
    [...text.matchAll(PATTERNS[kind])].map(([, value = '']) => ({
      kind,
      value,
      line,
      ...(counts ? { counts } : {}),
    })),
  );
}

type Claim = LineClaim & { file: string };

/** Every number that the files claim, including facts of the business. */
export function listClaims(documents: readonly Document[]): Claim[] {
  const business = documents.find(isOfType('business'))?.fields ?? {};
  const shared = factsOf(business);
  return documents.flatMap(({ file, fields, collected }) => {
    const claimLines = collected[claimDiffers.id] as ClaimLine[];
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
  collect: findClaimLines,
  check({ documents, forEachDocument }, report) {
    const claims = documents.find(isOfType('business'))?.fields.claims ?? [];
    if (claims.length === 0) return;
    const expectedOf = new Map(claims.map(({ what, value }) => [what, value]));
    forEachDocument(({ type }, claimLines) => {
      if (type === 'business') return;
      for (const { kind, value, line, counts } of claimLines.flatMap(claimsOn)) {
        const expected = counts ? undefined : expectedOf.get(kind);
        if (expected === undefined || expected === value) continue;
        report({ line, data: { kind, expected, value }, actual: value, expected });
      }
    });
  },
});
