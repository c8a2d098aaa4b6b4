import { link } from '../../kinds/link';
import { wholeNumber } from '../../kinds/number';
import { projectCard, projectsLike, projectsOn } from '../projects';
import type { Entry, Site } from '../Site';
import { heading, type SectionContext, section } from '../section';
import { firstAddress, numberedAddress } from '../urls';

/** Numbers of cards that fill rows of two and of three: on each page of the whole list, on other pages, and on the page of a project. */
const PAGE_SIZE = 18;
const MAX_SELECTED = 6;
const MAX_SIMILAR = 3;

export const projects = section({
  about:
    'Finished jobs with a photo each, the latest first: on the page of a service or a town its own, elsewhere all of them, which visitors can sort out by service and town. The section is left out if there are none.',
  fields: {
    ...heading,
    count: wholeNumber('Show only so many of them.', '6', { min: 1 }).optional(),
    more: link('A link below them.', 'See all our projects -> /projects').optional(),
  },
  lists: 'project',
  pageType: 'CollectionPage',
  pages: (fields, { site, page }) =>
    isWholeList(fields, page) ? Math.ceil(site.entries.project.length / PAGE_SIZE) : 1,
  data: (fields, context) => {
    const { site, page } = context;
    const cards = listedProjects(fields, context).flatMap((project) => projectCard(project, site) ?? []);
    if (cards.length === 0) return undefined;
    const { pagination } = page;
    return {
      cards,
      /** Whether these are projects similar to that of the page. */
      isLikeThis: page.type === 'project',
      ...(isWholeList(fields, page) && { pagination, pages: pageAddresses(page), filters: filtersOf(site) }),
    };
  },
});

/** `count`: the number of projects that the owner wants. */
type Fields = { count?: number };

/** Whether the section lists all projects, with filters, rather than a selection. */
function isWholeList({ count }: Fields, { type }: Entry): boolean {
  return count === undefined && !['service', 'area', 'project'].includes(type);
}

function listedProjects(fields: Fields, { site, page }: SectionContext): readonly Entry<'project'>[] {
  if (page.type === 'project') return projectsLike(page, site).slice(0, MAX_SIMILAR);
  if (!isWholeList(fields, page)) return projectsOn(page, site).slice(0, fields.count ?? MAX_SELECTED);
  const first = ((page.pagination?.number ?? 1) - 1) * PAGE_SIZE;
  return site.entries.project.slice(first, first + PAGE_SIZE);
}

function pageAddresses({ address, pagination }: Entry): string[] {
  const first = firstAddress(address);
  return Array.from({ length: pagination?.of ?? 1 }, (_, index) => numberedAddress(first, index + 1));
}

/** The services and towns that have projects, by file name. */
function filtersOf({ entries }: Site) {
  const services = new Set(entries.project.flatMap(({ fields }) => fields.services));
  const towns = new Set(entries.project.map(({ fields }) => fields.town));
  return {
    services: entries.service
      .filter(({ name }) => services.has(name))
      .map(({ name, label }) => ({ name, label })),
    towns: entries.area
      .filter(({ name }) => towns.has(name))
      .map(({ name, fields }) => ({ name, label: fields.name })),
  };
}
