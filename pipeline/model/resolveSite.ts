import type { Picture, Prose } from '../fields/values';
import { type OpenText, openProse, plainText } from '../markdown/openProse';
import { type PictureFacts, picture } from '../media/picture';
import type { TypeName } from './contentTypes';
import { factsOf } from './factsOf';
import type { LoadedEntry } from './load';
import type { Content } from './loadFolder';
import { memoize } from './memoize';
import { partsOf } from './partsOf';
import { photosOf } from './photosOf';
import { type Resolver, resolveProse, resolveValues } from './resolveValues';
import type {
  AreaEntry,
  ArticleEntry,
  Business,
  Entry,
  Navigation,
  PageEntry,
  ServiceEntry,
  Settings,
  Site,
} from './Site';
import type { SectionModel } from './section';
import { sections } from './sections.generated';
import { isShown } from './showing';

type Redirects = Pick<Site, 'redirects'>;

const MODELS: Record<string, SectionModel> = sections as never;

/** Words a minute of an unhurried reader. */
const READING_PACE = 200;

/** Joins checked drafts into the site. */
export function resolveSite(
  content: Content,
  pictures: ReadonlyMap<string, PictureFacts>,
  { open, ...settings }: Omit<Settings, 'siteUrl'> & { siteUrl?: string; open: OpenText },
): Site {
  const { entries, descriptions } = content;
  const draftsOf = (type: TypeName) => entries.filter((draft) => draft.type === type);
  const shown = new Map(
    [...pictures].map(([path, facts]) => [path, picture(path, facts, descriptions.get(path) ?? '')]),
  );
  const pictureOf = (path: string): Picture | undefined => shown.get(path.replace(/^\//, ''));
  const businessFields = draftsOf('business')[0]?.fields ?? {};
  const facts = factsOf(businessFields);
  const resolverFor = ({ fields, file }: LoadedEntry): Resolver => ({
    facts: (fields.phone ?? fields.reviewCount) === undefined ? facts : factsOf(businessFields, fields),
    picture: pictureOf,
    file,
  });
  const resolved = (draft: LoadedEntry) => resolveValues(draft.fields, resolverFor(draft));
  const single = (type: TypeName) => draftsOf(type).map(resolved)[0];
  const pages = (type: TypeName) =>
    draftsOf(type)
      .filter(({ fields }) => isShown(fields, content.now))
      .map((draft) => entryOf(draft, resolverFor(draft)));
  const business = single('business') as Business;
  const site: Site = {
    settings: { ...settings, siteUrl: settings.siteUrl ?? business.site },
    business,
    navigation: single('navigation') as Navigation,
    pages: pages('page') as PageEntry[],
    services: (pages('service') as ServiceEntry[]).sort(byOrder),
    areas: (pages('area') as AreaEntry[]).sort(byOrder),
    articles: (pages('article').map(withWords) as ArticleEntry[]).sort(newestFirst),
    team: (
      draftsOf('member').map((draft) => ({ name: draft.name, fields: resolved(draft) })) as Site['team']
    ).sort(byOrder),
    reviews: (draftsOf('review').map((draft) => reviewOf(draft, resolverFor(draft))) as Site['reviews']).sort(
      byOrder,
    ),
    photos: photosOf(content.tree.pictures, pictureOf),
    pictures: shown,
    redirects: (single('redirects') as Redirects | undefined)?.redirects ?? [],
    plainText: memoize((text: Prose) => plainText(openProse(text, open)).replace(/\s+/g, ' ').trim()),
  };
  site.pages = site.pages.flatMap((page) => partsOf(page, partsFor(page, site)));
  addToSections(site);
  return site;
}

const byOrder = (a: { fields: { order: number } }, b: { fields: { order: number } }) =>
  a.fields.order - b.fields.order;
const newestFirst = (a: ArticleEntry, b: ArticleEntry) =>
  b.fields.publishedAt.localeCompare(a.fields.publishedAt) || a.address.localeCompare(b.address);

function entryOf(draft: LoadedEntry, resolver: Resolver): Entry<Record<string, unknown>> {
  const fields = resolveValues(draft.fields, resolver);
  return {
    type: draft.type,
    file: draft.file,
    name: draft.name,
    address: String(draft.address),
    title: String(fields.title),
    description: String(fields.description),
    keywords: (fields.keywords as string[] | undefined) ?? [],
    image: fields.image as Picture | undefined,
    label: String(fields.label ?? fields.title),
    published: fields.published !== false,
    listed: fields.listed !== false,
    phone: fields.phone as string | undefined,
    fields,
    sections: draft.sections.map(({ kind, id, fields: own }) => ({
      kind,
      id,
      props: { id, ...resolveValues(own, resolver) },
    })),
    keys: draft.keys,
  };
}

function reviewOf(draft: LoadedEntry, resolver: Resolver): { fields: unknown; body?: Prose } {
  const body = draft.body && resolveProse(draft.body, resolver);
  return { fields: resolveValues(draft.fields, resolver), body };
}

function withWords(entry: Entry<Record<string, unknown>>): Entry<Record<string, unknown>> {
  const body = entry.sections.find(({ kind }) => kind === 'text')?.props.body as Prose | undefined;
  const words = body?.words ?? 0;
  const readTime = entry.fields.readTime ?? `${Math.max(1, Math.round(words / READING_PACE))} min read`;
  Object.assign(entry.fields, { words, readTime });
  return entry;
}

function partsFor({ sections }: Entry, site: Site): number {
  return Math.max(1, ...sections.map(({ kind }) => MODELS[kind]?.parts(site) ?? 1));
}

/** Gives each section what it needs from the site, and leaves out what would be empty; services first, since pages show parts of them. */
function addToSections(site: Site): void {
  const pages: Entry[] = [...site.services, ...site.areas, ...site.articles, ...site.pages];
  for (const page of pages) {
    page.sections = page.sections.flatMap((section) => {
      const added = MODELS[section.kind]?.add(section.props as never, { site, page });
      return added ? [{ ...section, props: { ...section.props, ...added } }] : [];
    });
  }
}
