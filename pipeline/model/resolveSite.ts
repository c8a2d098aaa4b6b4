import type { z } from 'zod';
import type { Picture, Prose, Resolved } from '../kinds/values';
import { type Labels, type SiteLanguage, siteLanguage } from '../labels/labels';
import { openProse, plainText, type ReadTree } from '../markdown/openProse';
import { readLogo } from '../media/logo';
import { type PictureFacts, picture } from '../media/picture';
import type { LaidOutSection } from './contentType';
import { entriesOf } from './entries';
import { factsOf } from './factsOf';
import { openingHours } from './hours/openingHours';
import type { LoadedEntry } from './load/load';
import type { Content } from './load/loadFolder';
import { memoize } from './memoize';
import type { pageFields } from './pageFields';
import { allSections, contentTypeOf, sectionModel, typeNames } from './registry';
import { type Resolver, resolveProse, resolveValues } from './resolveValues';
import type {
  Entry,
  FieldsOf,
  Item,
  Link,
  Page,
  PageType,
  Photo,
  Section,
  Settings,
  Site,
  TypeName,
} from './Site';
import { numberedAddress } from './urls';
import { isShown } from './visibility';

type Files = readonly (Item<TypeName> | Page)[];

/** Resolves loaded content to a site. */
export function resolveSite(
  content: Content,
  pictures: ReadonlyMap<string, PictureFacts>,
  { readTree, ...settings }: Omit<Settings, 'siteUrl'> & { siteUrl?: string; readTree: ReadTree },
): Site {
  const { descriptions, tree, now } = content;
  const resolvedPictures = new Map(
    [...pictures].map(([path, facts]) => [path, picture(path, facts, descriptions.get(path) ?? '')]),
  );
  const pictureOf = (path: string): Picture | undefined => resolvedPictures.get(path.replace(/^\//, ''));
  const logo = (path: string) => readLogo(tree.root, path);
  const ownLabels: Partial<Labels> = fieldsIn(content, 'labels');
  const { language }: { language?: string } = fieldsIn(content, 'business');
  const words = siteLanguage(language, ownLabels);
  const { today } = now;
  const facts = factsFor(content.entries, { words, today });
  const entries = entriesFrom((type) =>
    content.entries
      .filter((entry) => entry.type === type && isShown(entry.fields, now))
      .map((entry) => {
        const ownFacts = contentTypeOf(type).hasFacts === false ? {} : facts(entry);
        return fileOf(entry, { facts: ownFacts, picture: pictureOf, logo, file: entry.file }, words);
      }),
  );
  const business = single(entries, 'business');
  const authored: Site = {
    settings: { ...settings, siteUrl: settings.siteUrl ?? business.site },
    words,
    ownLabels,
    business,
    openingHours: openingHours(business, today),
    navigation: shownNavigation(single(entries, 'navigation'), content),
    entries,
    listings: {},
    photos: photosOf(tree.pictures, pictureOf),
    pictures: resolvedPictures,
    redirects: entries.redirects[0]?.fields.redirects ?? [],
    plainText: memoize((text: Prose) => plainText(openProse(text, readTree)).replace(/\s+/g, ' ').trim()),
  };
  return withListings({ ...authored, entries: entriesFrom((type) => complete(authored, type)) });
}

/** The unresolved fields of a type's only file; empty if the file does not exist. */
export function fieldsIn({ entries }: Content, type: TypeName): Record<string, unknown> {
  return entries.find((entry) => entry.type === type)?.fields ?? {};
}

/** Returns a function for the facts of a file, which may override the phone number and the review count of the business. */
function factsFor(loaded: readonly LoadedEntry[], context: { words: SiteLanguage; today: string }) {
  const file = loaded.find(({ type }) => type === 'business');
  const business = file?.fields ?? {};
  const main = factsOf(business, {}, context);
  return ({ fields }: LoadedEntry) =>
    (fields.phone ?? fields.reviewCount) === undefined ? main : factsOf(business, fields, context);
}

/** The files of all types, sorted. The cast is needed because a loaded entry has its type as a value only. */
function entriesFrom(filesOf: (type: TypeName) => Files): Site['entries'] {
  return Object.fromEntries(
    typeNames.map((name) => {
      const { compare } = contentTypeOf(name);
      const files = filesOf(name);
      return [name, compare ? files.toSorted(compare) : files];
    }),
  ) as Site['entries'];
}

function single<T extends 'business' | 'navigation'>(entries: Site['entries'], type: T): FieldsOf<T> {
  const [file]: { fields: FieldsOf<T> }[] = entries[type];
  if (!file) throw new Error(`the content has no ${type}: check it before \`resolveSite\``);
  return file.fields;
}

/** Without the lines of menus that lead to hidden pages: they come back with their page. */
function shownNavigation(
  { header, footer, ...navigation }: FieldsOf<'navigation'>,
  { entries, now }: Content,
): FieldsOf<'navigation'> {
  const hidden = new Set(entries.filter(({ fields }) => !isShown(fields, now)).map(({ address }) => address));
  const isSeen = ({ href }: Link) => !hidden.has(href.split('#')[0]);
  return {
    ...navigation,
    header: header
      .map((item) => ('links' in item ? { ...item, links: item.links.filter(isSeen) } : item))
      .filter((item) => ('links' in item ? item.links.length > 0 : isSeen(item))),
    footer: { ...footer, links: footer.links?.filter(isSeen) },
  };
}

type PageFields = Resolved<z.output<z.ZodObject<typeof pageFields>>>;

function fileOf(loaded: LoadedEntry, resolver: Resolver, language: SiteLanguage): Item<TypeName> | Page {
  const { type, name, file, address, body } = loaded;
  const model = contentTypeOf(type);
  const fields = resolveValues(loaded.fields, resolver) as FieldsOf<TypeName>;
  if (!isPageType(type) || address === undefined)
    return { type, name, fields, body: body && resolveProse(body, resolver) };
  const common = fields as PageFields;
  const words = body?.words ?? 0;
  return {
    type,
    file,
    name,
    address,
    title: common.title,
    description: common.description,
    keywords: common.keywords ?? [],
    image: common.image,
    label: common.label ?? (address === '/' ? language.labels.home : common.title),
    listed: common.listed !== false,
    phone: common.phone,
    fields,
    words,
    post: model.post?.({ fields, words }, language),
    body: body && resolveProse(body, resolver),
    sections: loaded.sections.map(
      ({ kind, id, fields: authored }) =>
        ({ kind, id, props: { id, ...resolveValues(authored, resolver) } }) as Section,
    ),
    keys: loaded.keys,
  };
}

function isPageType(type: TypeName): type is PageType {
  return contentTypeOf(type).sections === 'all';
}

/** Adds the data of their sections to the pages of a type. */
function complete(site: Site, type: TypeName): Files {
  const files: readonly (Item<TypeName> | Entry)[] = site.entries[type];
  return files.flatMap((file) =>
    'address' in file
      ? paginated(laidOut(file, site), site).map((page) => ({ ...page, sections: withData(page, site) }))
      : [file],
  );
}

/** Adds the sections of the content type, and a hero if there is none: the hero has the only h1. A post has its own header instead. */
function laidOut(page: Entry, site: Site): Entry {
  const { layOut, post } = contentTypeOf(page.type);
  const sections: LaidOutSection[] = layOut ? layOut(page, site) : page.sections;
  const hasHeading = post !== undefined || sections.some(({ kind }) => kind === 'hero');
  const hero: LaidOutSection = { kind: 'hero', props: { heading: page.label } };
  return { ...page, sections: (hasHeading ? sections : [hero, ...sections]) as Section[] };
}

/** Splits a page into several if its sections need more than one: `/blog`, `/blog/page/2`, … */
function paginated(page: Entry, site: Site): Entry[] {
  const total = Math.max(
    1,
    ...page.sections.map(({ kind, props }) => sectionModel(kind)?.pages?.(props, { site, page }) ?? 1),
  );
  if (total === 1) return [page];
  const addresses = Array.from({ length: total }, (_, index) => numberedAddress(page.address, index + 1));
  return addresses.map((address, index) => ({
    ...page,
    address,
    pagination: { number: index + 1, of: total, previous: addresses[index - 1], next: addresses[index + 1] },
  }));
}

function withData(page: Entry, site: Site): Section[] {
  const { heroLook } = contentTypeOf(page.type);
  return page.sections.flatMap((section) => {
    const data = sectionModel(section.kind)?.data(section.props, { site, page, heroLook });
    return data ? [{ ...section, props: { ...section.props, ...data } } as Section] : [];
  });
}

/** Finds the page that lists each content type: the page on which the list is highest. The home page counts only if there is no other. */
function withListings(site: Site): Site {
  const pages = entriesOf(site).filter(({ type, pagination }) => {
    const { mainNode } = contentTypeOf(type);
    return !mainNode && !pagination?.previous;
  });
  const listings = allSections.flatMap(([kind, { lists }]) => {
    const position = (page: Entry) => page.sections.findIndex((section) => section.kind === kind);
    const [first] = pages
      .filter((page) => position(page) >= 0)
      .sort((a, b) => Number(a.address === '/') - Number(b.address === '/') || position(a) - position(b));
    if (!lists || !first) return [];
    const { address, label, description } = first;
    return [[lists, { address, label, description }]];
  });
  return { ...site, listings: Object.fromEntries(listings) };
}

/** The portfolio: all pictures in `portfolio/<category>/`, numbered from 1 in each category, in natural order of the file names. */
function photosOf(paths: readonly string[], pictureOf: (path: string) => Picture | undefined): Photo[] {
  const inOrder = paths
    .filter((path) => /^portfolio\/[^/]+\/[^/]+$/.test(path))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const counts = new Map<string, number>();
  return inOrder.flatMap((path) => {
    const category = path.split('/')[1] ?? '';
    const picture = pictureOf(path);
    if (!picture) return [];
    const number = (counts.get(category) ?? 0) + 1;
    counts.set(category, number);
    return [{ id: `${category}-${number}`, category, picture }];
  });
}
