import type { ContentType } from '../../pipeline/model/contentType';
import { contentTypes } from '../../pipeline/model/contentTypes.generated';
import { entriesOf } from '../../pipeline/model/entries';
import { factsOf } from '../../pipeline/model/factsOf';
import type { Site } from '../../pipeline/model/Site';
import { urlOf } from '../../pipeline/model/urls';

/** llms.txt as llmstxt.org describes it: the business, then every page with its description. */
export function llms(site: Site): string {
  const { business } = site;
  const facts = factsOf(business);
  const types = Object.entries<ContentType>(contentTypes);
  return [
    `# ${business.name}`,
    `> ${business.description}`,
    [
      `- Phone: ${business.phone}`,
      `- Email: ${business.email}`,
      `- Address: ${facts.address}`,
      `- Hours: ${facts.hours}`,
      ...(business.licence ? [`- ${business.licenceLabel ?? 'Licence'}: ${business.licence}`] : []),
      `- Areas: ${facts.counties ? `${facts.counties} counties, among them ` : ''}${facts.towns}`,
    ].join('\n'),
    ...types.flatMap(([name, { heading, about }]) => block(name, heading ?? about, site)),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

function block(type: string, heading: string, site: Site): string[] {
  const listed = entriesOf(site).filter(
    (entry) => entry.type === type && entry.listed && !entry.pagination?.previous,
  );
  if (listed.length === 0) return [];
  const lines = listed.map((entry) => `- [${entry.title}](${urlOf(entry, site)}): ${entry.description}`);
  return [`## ${heading}`, lines.join('\n')];
}
