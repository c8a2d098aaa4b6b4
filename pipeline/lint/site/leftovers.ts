import { isOfType } from '../Document';
import { rule, type SiteInput } from '../rule';
import { sampleSite } from './sampleFacts';
import { findTraces, plainWords, type Trace } from './traces';

/** The facts that business.md and the towns state themselves, as plain words. */
function statedIn({ documents, collected }: SiteInput<Trace[]>): ReadonlySet<string> {
  const business = documents.filter(isOfType('business'));
  const areas = documents.filter(isOfType('area'));
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
    if (input.addresses.site === sampleSite) return;
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
