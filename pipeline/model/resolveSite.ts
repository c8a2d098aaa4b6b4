import type { z } from 'zod';
import type { Link, Picture, Prose, Resolved } from '../kinds/values';
import { type Labels, type SiteLanguage, siteLanguage } from '../labels/labels';
import { openProse, plainText, type ReadTree } from '../markdown/openProse';
import { readLogo } from '../media/logo';
import { type PictureFacts, resolvePicture } from '../media/picture';
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
import type { Entry, FieldsOf, Item, Page, PageType, Photo, Section, Settings, Site, TypeName } from './Site';
import { numberedAddress } from './urls';
import { isShown } from './visibility';

type Files = readonly (Item<TypeName> | Page)[];

/**
 * Resolves loaded content to a site: first the values of each file, then the sections of pages, which may show other files. `pictures`
 * are all pictures by path. Without a `siteUrl`, the address in `business.md` is used.
 */
export function resolveSite(
  content: Content,
  pictures: ReadonlyMap<string, PictureFacts>,
  { readTree, ...settings }: Omit<Settings, 'siteUrl'> & { siteUrl?: string; readTree: ReadTree },
): Site {
  const { descriptions, tree, now } = content;
  const resolvedPictures = new Map(
    [...pictures].map(([path, facts]) => [path, resolvePicture(path, facts, descriptions.get(path) ?? '')]),
  );
  const pictureOf = (path: string): Picture | undefined => resolvedPictures.get(path.replace(/^\//, ''));
  const logo = (path: string) => readLogo(tree.root, path);
  const ownLabels: Partial<Labels> = fieldsIn(content, 'labels');
  const { language: tag }: { language?: string } = fieldsIn(content, 'business');
  const language = siteLanguage(tag, ownLabels);
  const { today } = now;
  const factsFor = factsByEntry(content.entries, { siteLanguage: language, today });
  const entries = entriesFrom((type) =>
    content.entries
      .filter((entry) => entry.type === type && isShown(entry.fields, now))
      .map((entry) => {
        const facts = contentTypeOf(type).hasFacts === false ? {} : factsFor(entry);
        return resolveFile(entry, { facts, picture: pictureOf, logo, file: entry.file }, language);
      }),
  );
  const business = onlyFields(entries, 'business');
  /** With the sections as they are in the files. */
  const authored: Site = {
    settings: { ...settings, siteUrl: settings.siteUrl ?? business.site },
    siteLanguage: language,
    ownLabels,
    business,
    openingHours: openingHours(business, today),
    navigation: shownNavigation(onlyFields(entries, 'navigation'), content),
    entries,
    listings: {},
    photos: photosOf(tree.pictures, pictureOf),
    pictures: resolvedPictures,
    redirects: entries.redirects[0]?.fields.redirects ?? [],
    plainText: memoize((text: Prose) => plainText(openProse(text, readTree)).replace(/\s+/g, ' ').trim()),
  };
  return withListings({ ...authored, entries: entriesFrom((type) => completePages(authored, type)) });
}

/** The unresolved fields of a type's only file; empty if the file does not exist. */
export function fieldsIn({ entries }: Content, type: TypeName): Record<string, unknown> {
  return entries.find((entry) => entry.type === type)?.fields ?? {};
}

/** Returns a function for the facts of a file, which may override the phone number and the review count of the business. */
function factsByEntry(
  loaded: readonly LoadedEntry[],
  options: { siteLanguage: SiteLanguage; today: string },
) {
  const business = loaded.find(({ type }) => type === 'business')?.fields ?? {};
  const businessFacts = factsOf(business, {}, options);
  return ({ fields }: LoadedEntry) =>
    (fields.phone ?? fields.reviewCount) === undefined ? businessFacts : factsOf(business, fields, options);
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

/** The fields of the only file of a type, which every site has. */
function onlyFields<T extends 'business' | 'navigation'>(entries: Site['entries'], type: T): FieldsOf<T> {
  const [file]: { fields: FieldsOf<T> }[] = entries[type];
  if (!file) throw new Error(`the content has no ${type}: check it before \`resolveSite\``);
  return file.fields;
}

/** Without the lines of menus that lead to hidden pages, unless `mayLeadNowhere` names them: they come back with their page. */
function shownNavigation(
  { header, footer, ...navigation }: FieldsOf<'navigation'>,
  { entries, now }: Content,
): FieldsOf<'navigation'> {
  const hidden = new Set(entries.filter(({ fields }) => !isShown(fields, now)).map(({ address }) => address));
  const isSeen = ({ href }: Link) =>
    !hidden.has(href.split('#')[0]) || navigation.mayLeadNowhere?.includes(href) === true;
  return {
    ...navigation,
    header: header
      .map((item) => ('links' in item ? { ...item, links: item.links.filter(isSeen) } : item))
      .filter((item) => ('links' in item ? item.links.length > 0 : isSeen(item))),
    footer: { ...footer, links: footer.links?.filter(isSeen) },
  };
}

type PageFields = Resolved<z.output<z.ZodObject<typeof pageFields>>>;

/** A file with resolved values. The data of its sections are added later, by `completePages`. */
function resolveFile(loaded: LoadedEntry, resolver: Resolver, language: SiteLanguage): Item<TypeName> | Page {
  const { type, name, file, address } = loaded;
  const model = contentTypeOf(type);
  const fields = resolveValues(loaded.fields, resolver) as FieldsOf<TypeName>;
  const body = loaded.body && resolveProse(loaded.body, resolver);
  if (!isPageType(type) || address === undefined) return { type, name, fields, body };
  const common = fields as PageFields;
  const wordCount = loaded.body?.wordCount ?? 0;
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
    wordCount,
    post: model.post?.({ fields, wordCount }, language),
    body,
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

/** The files of a type. Pages get the sections of their type, and the data of their sections. */
function completePages(site: Site, type: TypeName): Files {
  const files: readonly (Item<TypeName> | Entry)[] = site.entries[type];
  return files.flatMap((file) => {
    if (!('address' in file)) return [file];
    const pages = splitPage(withTypeSections(file, site), site);
    return pages.map((page) => ({ ...page, sections: sectionsWithData(page, site) }));
  });
}

/** Adds the sections of the content type, and a hero if there is none: the hero has the only h1. A post has its own header instead. */
function withTypeSections(page: Entry, site: Site): Entry {
  const { layOut, post } = contentTypeOf(page.type);
  const sections: LaidOutSection[] = layOut ? layOut(page, site) : page.sections;
  const hasHeading = post !== undefined || sections.some(({ kind }) => kind === 'hero');
  const hero: LaidOutSection = { kind: 'hero', props: { heading: page.label } };
  return { ...page, sections: (hasHeading ? sections : [hero, ...sections]) as Section[] };
}

/** Splits a page into several if a list on it needs more than one: `/blog`, `/blog/page/2`, … */
function splitPage(page: Entry, site: Site): Entry[] {
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

/** The sections of a page with the data that the site adds. Sections without data are left out. */
function sectionsWithData(page: Entry, site: Site): Section[] {
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
