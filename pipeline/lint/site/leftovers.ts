import type { Source } from '../../source/Source';
import { documentsOf, isOfType, isUncertain } from '../Document';
import { rule, type SiteInput } from '../rule';
import { sampleFacts, sampleSite } from './sampleFacts';

/** A fact of the sample site in a file. */
interface Trace {
  line: number;
  /** As it is written. */
  text: string;
  /** `town` */
  kind: string;
}

/** The words of a text in small letters, with one space between them. */
const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');

const KINDS = new Map(
  Object.entries(sampleFacts).flatMap(([kind, texts]) => texts.map((text) => [plainWords(text), kind])),
);

/** The longest first: the name of the business, not its short name. */
const FACTS = [...KINDS.keys()].sort((one, other) => other.length - one.length);

const FACT = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${FACTS.join('|').replaceAll(' ', '[^\\p{L}\\p{N}\\n]+')})(?![\\p{L}\\p{N}])`,
  'giu',
);

/** The facts of the sample in a file, in links and names of files too. */
function findTraces({ lines }: Source): Trace[] {
  const whole = lines.join('\n');
  return [...whole.matchAll(FACT)].map(({ 0: text, index }) => {
    const line = whole.slice(0, index).split('\n').length;
    return { line, text, kind: KINDS.get(plainWords(text)) ?? '' };
  });
}

function statedIn({ documents, collected }: SiteInput<Trace[]>): ReadonlySet<string> {
  const business = documentsOf(documents, 'business');
  const areas = documentsOf(documents, 'area');
  const counties = [
    ...business.flatMap(({ fields }) => fields.counties ?? []),
    ...areas.map(({ fields }) => fields.county),
  ];
  const stated = [
    ...business.flatMap((document) => collected(document).map(({ text }) => text)),
    ...areas.flatMap(({ fields: { name, phone } }) => [name, phone]),
    ...counties.map((county) => county && `${county} County`),
  ];
  return new Set(stated.map((text) => plainWords(String(text))));
}

export const leftover = rule({
  id: 'leftover',
  on: 'site',
  severity: 'warning',
  isCausedElsewhere: true,
  about:
    'A name, town, county, phone number, license or person of the sample site that came with this project is still in your site. Write your own in its place. If it is yours too, state it in business.md or as a town, and the warning goes away.',
  examples: {
    file: 'pages/contact.md',
    replace: 'over lunch.',
    wrong: 'over lunch in Glassboro.',
    right: 'over lunch in {town}.',
  },
  collect: ({ source }) => findTraces(source),
  check(input, report) {
    // Whose site it is cannot be known without the address in business.md, and that it cannot be read is reported.
    const business = input.documents.find(isOfType('business'));
    if (input.addresses.site === sampleSite || !business || isUncertain(business, 'site')) return;
    const stated = statedIn(input);
    input.forEachDocument(({ type }, traces) => {
      if (type === 'business') return;
      for (const { line, text, kind } of traces) {
        if (stated.has(plainWords(text))) continue;
        const reason = `“${text}” is a ${kind} of the sample site that this site began as. Write your own in its place.`;
        report({ line, reason, actual: text });
      }
    });
  },
});
