import type { LoadedEntry } from '../../../model/load/load';
import { memoize } from '../../../model/memoize';
import { contentTypeOf } from '../../../model/registry';
import { withoutLastSlash } from '../../../model/urls';
import { isShown } from '../../../model/visibility';
import { type Range, rangeOfValue, startOfFile } from '../../../passages/Range';
import { businessOf, type Document, isOfType, type LintedContent } from '../../Document';
import { betterName } from '../../misplacedFiles';
import { nearest, withoutHidden } from '../../suggest';
import { entriesBefore, findRemovedEntries, type Published, publishedFiles } from './publishedVersion';

/** Addresses of folders with files, which pages cannot have. */
export const RESERVED = ['/assets', '/functions', '/media'];

/** A file with a page. */
export type Page = Document & { address: string };

export type AddressIndex = ReturnType<typeof indexAddresses>;

/** Indexes all addresses of the site: of current, hidden and removed pages, and of redirects. */
export function indexAddresses(content: LintedContent, published?: Published) {
  const { documents, now } = content;
  const pages = documents.filter((document): document is Page => document.address !== undefined);
  const isSeen = ({ fields }: Pick<Document, 'fields'>) => isShown(fields, now);
  // A missing home page and a misnamed file are reported once, not at every link to the page.
  const missing = pages.some(({ address }) => address === '/') ? [] : ['/'];
  for (const page of pages) {
    const name = betterName(page);
    const address = name && contentTypeOf(page.type).address?.(name, page.fields);
    if (address && !pages.some((each) => each.address === address)) missing.push(address);
  }
  const before = entriesBefore(content, published);
  const removed = findRemovedEntries(content, before, published);
  const redirects = redirectsOf(documents);
  const shown = byAddress(pages.filter(isSeen));
  const wereSeen = [...before.values()].filter(isSeen).flatMap(({ address }) => address ?? []);
  const feed = documents.some(isOfType('article')) ? ['/feed.xml'] : [];
  const { site, repository } = businessOf(documents)?.fields ?? {};
  return {
    shown,
    /** All pages, including those that are hidden by a date. */
    pages: byAddress(pages.filter((page) => page.fields.published !== false)),
    /** Addresses of pages that are not shown now. */
    hidden: new Set([...pages.filter((page) => !isSeen(page)).map(({ address }) => address), ...missing]),
    /** Addresses to which links are allowed although there is no page. */
    mayLeadNowhere: new Set([...mayLeadNowhere(documents), ...missing, ...feed]),
    /** The current address for an old one, by redirect or by renaming. */
    newAddressOf: (address: string) => redirects.get(address) ?? removed.get(address)?.successor?.address,
    /** The published entries of changed and deleted files, by file. */
    before,
    /** The entries that this change renames or deletes, by their published address; entries without a page by their path. */
    removed,
    /** Addresses of published pages that this change would break. */
    lost: new Set(
      wereSeen.filter((each) => !shown.has(each) && !redirects.has(each) && !missing.includes(each)),
    ),
    /** Without invisible characters, which are reported in business.md. */
    site: site && withoutHidden(site),
    repository,
  };
}

const byAddress = (pages: readonly Page[]) => new Map(pages.map((page) => [page.address, page]));

/** The range of the field `slug` or, without it, the start of the file, whose name determines the address. */
export const rangeOfAddress = (document: Document): Range =>
  document.fields.slug ? rangeOfValue(document, 'slug') : startOfFile(document.file);

/** The page for an address with another extension, the only page with the same last part, or the page with the most similar address. */
export function nearestPage(page: string, { shown }: AddressIndex): string | undefined {
  const pages = [...shown.keys()].filter((address) => !/\s/.test(address));
  const bare = page.toLowerCase().replace(/(\.\w+|\/)$/, '');
  const last = bare.slice(bare.lastIndexOf('/'));
  const [only, ...others] = pages.filter((address) => address.endsWith(last) && last.length > 1);
  return only && others.length === 0 ? only : nearest(page, pages);
}

/** The list in navigation.md. If the file is broken, every list item that is only an address counts. */
function mayLeadNowhere(documents: readonly Document[]): string[] {
  const navigation = documents.find(isOfType('navigation'));
  const listed = navigation?.fields.mayLeadNowhere;
  if (!navigation || listed || navigation.broken.length === 0) return listed ?? [];
  return navigation.source.lines.flatMap((line) => /^\s*- +["']?(\/[^\s"']*)["']?\s*$/.exec(line)?.[1] ?? []);
}

/** The targets of old addresses: from redirects.md, and from the titles of articles. */
export const redirectsOf = memoize(
  (documents: readonly Document[]): ReadonlyMap<string, string> => new Map(documents.flatMap(redirectsIn)),
);

function redirectsIn(document: Document): [from: string, to: string][] {
  const { type, address, fields } = document;
  const { formerAddress } = contentTypeOf(type);
  if (formerAddress) return address ? [[formerAddress(String(fields.title)), address]] : [];
  const redirects = isOfType('redirects')(document) ? document.fields.redirects : undefined;
  return (redirects ?? []).map(({ label, to }) => [withoutLastSlash(label), to]);
}

/** Services that businesses embed in frames: maps, social networks, videos, calendars, reviews. */
// biome-ignore format: several hosts a line
export const EMBEDDED_SERVICES = [
  'google.com', 'openstreetmap.org', 'bing.com', 'mapbox.com', 'arcgis.com',
  'facebook.com', 'instagram.com', 'linkedin.com', 'pinterest.com', 'tiktok.com', 'twitter.com', 'x.com',
  'youtube.com', 'youtube-nocookie.com', 'vimeo.com', 'nextdoor.com',
  'calendly.com', 'yelp.com', 'houzz.com', 'angi.com', 'elfsight.com', 'matterport.com',
];

/** Whether a host is one of the domains, or below one. */
export const isHostOf = (host: string, domains: readonly string[]) =>
  domains.some((domain) => host === domain || host.endsWith(`.${domain}`));

/** The host of an address without `www.`; empty if the address is not valid. */
export const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';

/** The host of an address if it belongs to one of the services. */
export function serviceOf(address: string): string | undefined {
  const host = hostOf(address);
  return isHostOf(host, EMBEDDED_SERVICES) ? host : undefined;
}

/** The published version; `undefined` if it is the site of another business, whose addresses do not matter. */
export function sameBusiness({ documents }: LintedContent, published?: Published): Published | undefined {
  const entries = published ? publishedFiles(published).map(({ entry }) => entry) : [];
  const [before, now] = [entries, documents].map((all: readonly LoadedEntry[]) =>
    hostOf(String(all.find(({ type }) => type === 'business')?.fields.site ?? '')),
  );
  return !before || !now || before === now ? published : undefined;
}
