import { inWeeks } from '../../fields/duration';
import { formatMoney } from '../../fields/money';
import { type Document, type DocumentOf, documentsOf } from '../Document';
import { rule } from '../rule';
import { otherProjects } from './projectFacts';

interface Range {
  unit: 'weeks' | 'dollars';
  low: number;
  high: number;
  /** Whether it goes on above. */
  isOpen: boolean;
  /** Its sentence or row, up to the range. */
  sentence: string;
  /** As written. */
  actual: string;
  /** From 1. */
  line: number;
}

/** A range that is about the jobs of a service; an open one ends at infinity. */
export interface JobClaim extends Range {
  service: string;
}

const RANGE =
  /\$(?<least>\d[\d,]*)\s*(?:-|–|to)\s*\$?(?<most>\d[\d,]*)(?<open>\+?)|(?<low>\d+)\s*(?:-|–|to)\s*(?<high>\d+)(?<plus>\+?) weeks/g;

/** Where another sentence, value or row begins. An answer goes on from its question. */
const BREAK = /\n\s*\n|[.!]\s|\n\s*- - |\n\s*(?:- )?(?!answer:)[a-z]\w*:|\n[|#]/g;

/** The ranges in a file, each for the service that its sentence or row names last before it. */
export function findJobClaims(lines: readonly string[], terms: ReadonlyMap<string, RegExp>): JobClaim[] {
  return claimsFor(findRanges(lines), terms);
}

function claimsFor(ranges: readonly Range[], terms: ReadonlyMap<string, RegExp>): JobClaim[] {
  return ranges.flatMap((range) => {
    const service = lastNamed(range.sentence, terms);
    return service ? [{ ...range, service, high: range.isOpen ? Number.POSITIVE_INFINITY : range.high }] : [];
  });
}

function findRanges(lines: readonly string[]): Range[] {
  const text = lines.join('\n');
  return [...text.matchAll(RANGE)].map(({ 0: actual, index, groups = {} }) => {
    const before = text.slice(0, index);
    const start = [...before.matchAll(BREAK)].at(-1)?.index ?? 0;
    const { least, most, open, low = least, high = most, plus = open } = groups;
    const [from = 0, to = 0] = [low, high].map((amount = '') => Number(amount.replaceAll(',', '')));
    const line = before.split('\n').length;
    const sentence = before.slice(start);
    return {
      unit: least ? 'dollars' : 'weeks',
      low: from,
      high: to,
      isOpen: plus === '+',
      sentence,
      actual,
      line,
    };
  });
}

/** One kind of a service's jobs, which says nothing of the others. */
const KIND_BEFORE =
  /\b(?:small(?:er)?|larger?|basic|simple|modest|mid-?range|high-end|luxury|full|partial|minor|major)\s+$/i;
const KIND_BEHIND = /^\s+(?:refac|refresh|facelift|update)/i;

/** The service that a text names last; none if it means one kind of its jobs. */
function lastNamed(sentence: string, terms: ReadonlyMap<string, RegExp>): string | undefined {
  const named = [...terms].flatMap(([service, term]) =>
    [...sentence.matchAll(term)].map(({ index, 0: { length } }) => ({ service, index, end: index + length })),
  );
  named.sort((a, b) => a.index - b.index);
  // A "bathroom renovation" is a bathroom.
  const last = named.filter(({ index }, at) => named[at - 1]?.end !== index - 1).at(-1);
  const isOneKind =
    last && (KIND_BEFORE.test(sentence.slice(0, last.index)) || KIND_BEHIND.test(sentence.slice(last.end)));
  return isOneKind ? undefined : last?.service;
}

type Project = DocumentOf<'project'>;

/** What texts call each service: the last word of its label that no other label has, or the whole of a long label. */
export function serviceTerms(documents: readonly Document[]): Map<string, RegExp> {
  const labels = documentsOf(documents, 'service').map(({ name, fields: { label, title } }) => ({
    name,
    words: (label ?? title ?? '').split(' '),
  }));
  return new Map(
    labels.flatMap(({ name, words }) => {
      const isOwn = (word: string) =>
        labels.every((other) => other.name === name || !other.words.includes(word));
      const term = words.length > 2 ? words.join(' ') : words.findLast(isOwn);
      const stem = term?.replace(/s$/, '').replace(/[^\w ]/g, '\\$&');
      return stem ? [[name, new RegExp(`\\b${stem}s?\\b`, 'gi')]] : [];
    }),
  );
}

/** The finished jobs of which this is the main service, on the page of a town only those in the town. */
export function jobsFor({ service }: JobClaim, page: Document, documents: readonly Document[]): Project[] {
  return documentsOf(documents, 'project').filter(({ fields: { services = [], town } }) => {
    const isThere = page.type !== 'area' || town?.name === page.name;
    return isThere && services[0]?.name === service;
  });
}

/** The weeks or dollars of a job, as far as visitors know them. */
export function resultOf({ fields }: Project, unit: JobClaim['unit']) {
  const { took, cost, costShown } = fields;
  if (unit === 'dollars') return costShown && cost ? { ...cost, text: formatMoney(cost) } : undefined;
  if (!took) return undefined;
  const weeks = (end: number) => inWeeks({ ...took, low: end, high: end });
  return { low: weeks(took.low), high: weeks(took.high), text: `${+inWeeks(took).toFixed(1)} weeks` };
}

/** Fewer say little. */
const MIN_JOBS = 3;
const MAX_NAMED = 3;

const example = (took: string) => ({
  'services/leak-repair.md': { replace: 'A leak is', by: `Most repairs take ${took}. A leak is` },
  ...otherProjects(['valves', 'taps']),
});

export const claimAgainstJobs = rule({
  id: 'claim-against-jobs',
  on: 'site',
  severity: 'warning',
  isCausedElsewhere: true,
  about:
    'A text gives a range of weeks or dollars for a kind of job, and more than half of the finished jobs (three or more) lie outside it. A “+” leaves the range open above. Change the range, or correct the jobs.',
  examples: { wrong: example('2-3 weeks'), right: example('0-1 weeks') },
  collect: ({ type, source }): Range[] => (type === 'project' ? [] : findRanges(source.lines)),
  check({ documents, forEachDocument }, report) {
    const terms = serviceTerms(documents);
    forEachDocument((document, ranges) => {
      for (const claim of claimsFor(ranges, terms)) {
        const jobs = jobsFor(claim, document, documents).flatMap((job) => {
          const value = resultOf(job, claim.unit);
          return value ? [{ file: job.file, ...value }] : [];
        });
        const outside = jobs.filter(({ low, high }) => {
          const middle = (low + high) / 2;
          return middle < claim.low || middle > claim.high;
        });
        if (jobs.length < MIN_JOBS || outside.length <= jobs.length / 2) continue;
        const named = outside.slice(0, MAX_NAMED).map(({ file, text }) => `${text} (${file})`);
        const reason = `This says “${claim.actual}”, but ${outside.length} of ${jobs.length} finished jobs of ${claim.service} are outside that range: ${named.join(', ')}. Change the range, or correct the jobs.`;
        report({ line: claim.line, actual: claim.actual, reason });
      }
    });
  },
});
