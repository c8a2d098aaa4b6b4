import type { Money } from '../fields/money';
import type { Link, Picture } from '../fields/values';
import { memoize } from './memoize';
import type { Entry, Site } from './Site';

type Project = Entry<'project'>;

/** What a list shows of a project. `finished` is a month, `YYYY-MM`. */
export interface ProjectCard {
  address: string;
  title: string;
  image: Picture;
  finished: string;
  /** Its services and its town by name of file, for filters. */
  services: string[];
  town?: string;
  /** The name of the main service, then that of the town. */
  labels: string[];
  cost?: Money;
}

/** `withCost`: only where visitors look for costs, since a page about a town or a service tells its own. */
export function projectCard(project: Project, site: Site, withCost: boolean): ProjectCard[] {
  const { services, town, finished, photos } = project.fields;
  const [first] = photos;
  if (!first) return [];
  const cost = withCost ? publishedCost(project) : undefined;
  return [
    {
      address: project.address,
      title: project.label,
      image: project.image ?? first,
      finished,
      services,
      town,
      labels: [...serviceLinks(services.slice(0, 1), site), ...townLink(town, site)].map(
        ({ label }) => label,
      ),
      ...(cost ? { cost } : {}),
    },
  ];
}

/** The cost, if the owner publishes it. */
export function publishedCost({ fields: { cost, costShown } }: Pick<Project, 'fields'>): Money | undefined {
  return costShown ? cost : undefined;
}

/** Links to the pages of services, in the order of the names. */
export function serviceLinks(names: readonly string[], site: Site): Link[] {
  const byName = servicesByName(site);
  return names.flatMap((name) => byName.get(name) ?? []);
}

const servicesByName = memoize(
  ({ entries }: Site): ReadonlyMap<string, Link> =>
    new Map(
      entries.service.map(({ name, label, address }) => [name, { label, href: address, external: false }]),
    ),
);

/** The link to the page of a town; none if the project names no town. */
export function townLink(name: string | undefined, site: Site): Link[] {
  return site.entries.area
    .filter((area) => area.name === name)
    .map(({ fields, address }) => ({
      label: `${fields.name}, ${fields.state}`,
      href: address,
      external: false,
    }));
}

/** The projects that a page is about: those of its service or its town, or all of them. */
export function projectsOn(page: Pick<Entry, 'type' | 'name'>, site: Site): readonly Project[] {
  const all = site.entries.project;
  if (page.type === 'service') return all.filter(({ fields }) => fields.services.includes(page.name));
  if (page.type === 'area') return all.filter(({ fields }) => fields.town === page.name);
  return all;
}

/** Other projects, those like this one first: of the same main service and town, of the service, of the town. */
export function projectsLike({ address, fields }: Project, site: Site): Project[] {
  const [main] = fields.services;
  const distance = (other: Project) =>
    (other.fields.services[0] === main ? 0 : 2) +
    (other.fields.services.includes(String(main)) ? 0 : 2) +
    (other.fields.town === fields.town ? 0 : 1);
  return site.entries.project
    .filter((other) => other.address !== address)
    .sort((a, b) => distance(a) - distance(b));
}
