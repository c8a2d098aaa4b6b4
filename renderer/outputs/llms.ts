import { countiesInWords } from '../../pipeline/labels/phrases';
import type { ContentType } from '../../pipeline/model/contentType';
import { contentTypes } from '../../pipeline/model/contentTypes.generated';
import { entriesOf } from '../../pipeline/model/entries';
import { factsOf } from '../../pipeline/model/factsOf';
import type { Site } from '../../pipeline/model/Site';
import { urlOf } from '../../pipeline/model/urls';

/** llms.txt as llmstxt.org describes it: the business, then every page with its description. */
export function llms(site: Site): string {
  const { business, siteLanguage } = site;
  const { labels } = siteLanguage;
  const facts = factsOf(business, {}, { siteLanguage });
  const areas = areasInWords(site, facts);
  const types = Object.entries<ContentType>(contentTypes);
  const headings: Readonly<Record<string, string>> = labels;
  return [
    `# ${business.name}`,
    `> ${business.description}`,
    [
      `- ${labels.llmsPhone}: ${business.phone}`,
      ...(business.email ? [`- ${labels.llmsEmail}: ${business.email}`] : []),
      `- ${labels.llmsAddress}: ${facts.address}`,
      ...(facts.hours ? [`- ${labels.llmsHours}: ${facts.hours}`] : []),
      ...(business.license ? [`- ${business.licenseLabel ?? labels.license}: ${business.license}`] : []),
      ...(areas ? [`- ${labels.llmsAreas}: ${areas}`] : []),
    ].join('\n'),
    ...types.flatMap(([name, { heading = name }]) => block(name, headings[heading] ?? heading, site)),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

/** The counties, if there are any, and the towns. */
function areasInWords(
  { business, siteLanguage }: Site,
  { counties = '', towns = '' }: Record<string, string>,
) {
  const count = business.counties?.length ?? 0;
  if (count === 0 || towns === '') return counties || towns;
  return countiesInWords({ state: business.address.state, count, counties, towns }, siteLanguage);
}

function block(type: string, heading: string, site: Site): string[] {
  const listed = entriesOf(site).filter(
    (entry) => entry.type === type && entry.listed && !entry.pagination?.previous,
  );
  if (listed.length === 0) return [];
  const lines = listed.map((entry) => `- [${entry.title}](${urlOf(entry, site)}): ${entry.description}`);
  return [`## ${heading}`, lines.join('\n')];
}
