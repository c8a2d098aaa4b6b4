import type { Person } from 'schema-dts';
import type { Entry, Site } from '../Site';
import { businessId, idOn } from './ids';

/** The page that shows the team. */
export function teamPage({ pages }: Site): Entry | undefined {
  return pages.find(({ sections }) => sections.some(({ kind }) => kind === 'team'));
}

/** Everybody of the team, where the page shows them. */
export function personNodes(entry: Entry, site: Site): Person[] {
  if (!entry.sections.some(({ kind }) => kind === 'team')) return [];
  return site.team.map(({ name, fields }) => ({
    '@type': 'Person',
    '@id': idOn(entry, name, site),
    name: fields.name,
    jobTitle: fields.role,
    description: fields.description,
    knowsAbout: fields.specialties,
    worksFor: { '@id': businessId(site) },
    ...(fields.photo ? { image: site.settings.siteUrl + fields.photo.large } : {}),
  }));
}
