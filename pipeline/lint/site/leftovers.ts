import { hashOf } from '../../source/cache';
import { isOfType } from '../Document';
import { rule, type SiteInput } from '../rule';
import { sampleTraces } from './sampleTraces.generated';
import { findTraces, type Trace, tokenize } from './traces';

/** Whether a site's own address is that of the sample. */
export const isSample = (site: unknown): boolean => hashOf(String(site)) === sampleTraces.site;

/** The facts that business.md and the towns state themselves, as words. */
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
  return new Set(stated.map((text) => tokenize(String(text)).join(' ')));
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
  collect: ({ source }) => findTraces(source, sampleTraces),
  check(input, report) {
    if (isSample(input.addresses.site)) return;
    const stated = statedIn(input);
    input.forEachDocument(({ type }, traces) => {
      if (type === 'business') return;
      for (const { line, text, kind } of traces) {
        if (stated.has(tokenize(text).join(' '))) continue;
        const reason = `“${text}” is a ${kind} of the sample site that this site began as. Write your own in its place.`;
        report({ line, reason, actual: text });
      }
    });
  },
});
