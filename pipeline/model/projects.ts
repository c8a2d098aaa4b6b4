import type { Money } from '../kinds/money';
import type { Link, Picture } from '../kinds/values';
import { memoize } from './memoize';
import type { Entry, Site } from './Site';
import { pageLink } from './urls';

type Project = Entry<'project'>;

/** The data of a project in lists; `undefined` if it has no photograph. */
export function projectCard(project: Project, site: Site) {
  const { services, town, finished, took, photos } = project.fields;
  const [firstPhoto] = photos;
  if (!firstPhoto) return undefined;
  const cost = publishedCost(project);
  return {
    address: project.address,
    title: project.label,
    image: project.image ?? firstPhoto,
    finished,
    took,
    services,
    town,
    serviceAndTown: serviceAndTown(project, site),
    ...(cost ? { cost } : {}),
  };
}

/** The names of a project's main service and of its town. */
export function serviceAndTown({ fields }: Pick<Project, 'fields'>, site: Site): string[] {
  return [...serviceLinks(fields.services.slice(0, 1), site), ...townLink(fields.town, site)].map(
    ({ label }) => label,
  );
}

/** The cost of a project; `undefined` if visitors must not see it. */
export function publishedCost({ fields: { cost, costShown } }: Pick<Project, 'fields'>): Money | undefined {
  return costShown ? cost : undefined;
}

/** Links to services by their file names. */
export function serviceLinks(names: readonly string[], site: Site): Link[] {
  const byName = servicesByName(site);
  return names.flatMap((name) => byName.get(name) ?? []);
}

const servicesByName = memoize(
  ({ entries }: Site): ReadonlyMap<string, Link> =>
    new Map(entries.service.map(({ name, label, address }) => [name, pageLink(label, address)])),
);

/** A link to a town by its file name, as a list of one item; empty if the town has no page. */
export function townLink(name: string | undefined, site: Site): Link[] {
  return site.entries.area
    .filter((area) => area.name === name)
    .map(({ fields: { name: town, state }, address }) => pageLink(`${town}, ${state}`, address));
}

/** The projects of a town or a service, or all. Of a service, those with it as main service come first, and in each group those with pairs last. */
export function projectsOn(page: Pick<Entry, 'type' | 'name'>, site: Site): readonly Project[] {
  const projects = site.entries.project;
  if (page.type === 'service') {
    const ofService = projects.filter(({ fields }) => fields.services.includes(page.name));
    const isSecondary = ({ fields }: Project) => Number(fields.services[0] !== page.name);
    const hasPairs = ({ fields }: Project) => Number(Boolean(fields.pairs?.length));
    return ofService.toSorted((a, b) => isSecondary(a) - isSecondary(b) || hasPairs(a) - hasPairs(b));
  }
  if (page.type === 'area') return projects.filter(({ fields }) => fields.town === page.name);
  return projects;
}

/** A link to the project that shows a picture, if there is one. */
export function linkToProject({ src }: Picture, { entries }: Site): Link | undefined {
  const project = entries.project.find(({ fields }) => fields.photos.some((photo) => photo.src === src));
  return project && pageLink(project.label, project.address);
}

/** The before/after pairs of these projects, each with a link to its project. */
export function beforeAfterPairs(projects: readonly Project[], { siteLanguage }: Pick<Site, 'siteLanguage'>) {
  return projects.flatMap(({ address, fields: { pairs = [] } }) =>
    pairs.map((pair) => ({ ...pair, job: pageLink(siteLanguage.labels.seeJob, address) })),
  );
}

/** The other projects, most similar first: same main service and town, same service, same town. */
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
