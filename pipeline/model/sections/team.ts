import type { Person } from 'schema-dts';
import { heading, section } from '../section';
import { businessId, idOn } from '../urls';

export const team = section({
  about: 'A card for each team member. The section is left out if there are none.',
  fields: heading,
  lists: 'member',
  pageType: 'AboutPage',
  data: (_fields, { site }) => {
    const members = site.entries.member.map(({ fields }) => fields);
    return members.length > 0 ? { members } : undefined;
  },
  nodes: (_all, { site, page }): Person[] =>
    site.entries.member.map(({ name, fields }) => ({
      '@type': 'Person',
      '@id': idOn(page, name, site),
      name: fields.name,
      jobTitle: fields.role,
      description: fields.description,
      knowsAbout: fields.specialties,
      worksFor: { '@id': businessId(site) },
      image: fields.photo && site.settings.siteUrl + fields.photo.large,
    })),
});
