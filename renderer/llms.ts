import { absolute } from '../pipeline/model/absolute';
import { factsOf } from '../pipeline/model/factsOf';
import type { Entry, Site } from '../pipeline/model/Site';

/** The site in short for language models, as llmstxt.org describes it: the business, then every page with what it says. */
export function llms(site: Site): string {
  const { business, pages, services, areas, articles } = site;
  const facts = factsOf(business);
  return [
    `# ${business.name}`,
    `> ${business.description}`,
    [
      `- Phone: ${business.phone}`,
      `- E-mail: ${business.email}`,
      `- Address: ${facts.address}`,
      `- Hours: ${facts.hours}`,
      ...(business.licence ? [`- ${business.licenceLabel ?? 'Licence'}: ${business.licence}`] : []),
      `- Areas: ${facts.counties ? `${facts.counties} counties, among them ` : ''}${facts.towns}`,
    ].join('\n'),
    ...block('Pages', pages, site),
    ...block('Services', services, site),
    ...block('Towns', areas, site),
    ...block('Articles', articles, site),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

function block(heading: string, entries: readonly Entry[], { settings }: Site): string[] {
  const listed = entries.filter((entry) => entry.listed && !entry.part?.previous);
  if (listed.length === 0) return [];
  const lines = listed.map(
    ({ title, description, address }) =>
      `- [${title}](${absolute(settings.siteUrl, address)}): ${description}`,
  );
  return [`## ${heading}`, lines.join('\n')];
}
