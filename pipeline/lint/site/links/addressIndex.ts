import { memoize } from '../../../model/memoize';
import { contentTypeOf } from '../../../model/registry';
import { isShown } from '../../../model/showing';
import { placeIn, type Range } from '../../../passages/Range';
import { businessOf, type Document, isOfType, type LintedContent, rangeAt } from '../../Document';
import { betterName } from '../../misplacedFiles';
import { withoutHidden } from '../../source/withoutHidden';
import { nearest } from '../../suggest';
import { entriesBefore, formerEntries, type Published } from './lastVersion';

/** Folders of the published site that are no pages. */
export const RESERVED = ['/assets', '/functions', '/media'];

type Page = Document & { address: string };

export type AddressIndex = ReturnType<typeof indexAddresses>;

/** Every address of the site: current, future and former ones, and redirects. */
export function indexAddresses(content: LintedContent, published?: Published) {
  const { documents, now } = content;
  const all = documents.filter((document): document is Page => document.address !== undefined);
  const isSeen = ({ fields }: Pick<Document, 'fields'>) => isShown(fields, now);
  // A missing home page and a file with a bad name are reported once, not for every link to the page.
  const missing = all.some(({ address }) => address === '/') ? [] : ['/'];
  for (const page of all) {
    const name = betterName(page);
    const address = name && contentTypeOf(page.type).address?.(name, page.fields);
    if (address && !all.some((each) => each.address === address)) missing.push(address);
  }
  const before = entriesBefore(content, published);
  const former = formerEntries(content, before, published);
  const redirects = redirectsOf(documents);
  const shown = byAddress(all.filter(isSeen));
  const wereSeen = [...before.values()].filter(isSeen).flatMap(({ address }) => address ?? []);
  const feed = documents.some(isOfType('article')) ? ['/feed.xml'] : [];
  const { site, repository } = businessOf(documents)?.fields ?? {};
  return {
    shown,
    /** All pages, including those that a date hides. */
    pages: byAddress(all.filter((page) => page.fields.published !== false)),
    /** Addresses of pages that visitors do not see now. */
    hidden: new Set([...all.filter((page) => !isSeen(page)).map(({ address }) => address), ...missing]),
    /** Addresses without a page that links may have. */
    mayLeadNowhere: new Set([...mayLeadNowhere(documents), ...missing, ...feed]),
    /** The target of an address that is no longer a page. */
    newAddressOf: (address: string) => redirects.get(address) ?? former.get(address)?.heir?.address,
    /** The published entries of changed and deleted files, by file. */
    before,
    /** What this change renames or deletes, by its published address; by its path where it is no page. */
    former,
    /** Addresses of published pages that would lead nowhere after this change. */
    lost: new Set(
      wereSeen.filter((each) => !shown.has(each) && !redirects.has(each) && !missing.includes(each)),
    ),
    /** Invisible characters are reported in business.md. */
    site: site && withoutHidden(site),
    repository,
  };
}

const byAddress = (pages: readonly Page[]) => new Map(pages.map((page) => [page.address, page]));

/** What the address of a page is made of: a field, or the name of the file. */
export const rangeOfAddress = (document: Document): Range =>
  document.fields.slug ? rangeAt(document, 'slug') : placeIn(document.file);

/** The page of that file name, of that last part, or of the nearest address. */
export function nearestPage(page: string, { shown }: AddressIndex): string | undefined {
  const pages = [...shown.keys()].filter((address) => !/\s/.test(address));
  const bare = page.toLowerCase().replace(/(\.\w+|\/)$/, '');
  const last = bare.slice(bare.lastIndexOf('/'));
  const sameEnd = pages.filter((address) => address.endsWith(last) && last.length > 1);
  return (
    pages.find((address) => address === bare) ?? (sameEnd.length === 1 ? sameEnd[0] : nearest(page, pages))
  );
}

/** In a navigation file that could not be read, an address alone on its line counts as one of these. */
function mayLeadNowhere(documents: readonly Document[]): string[] {
  const navigation = documents.find(isOfType('navigation'));
  const listed = navigation?.fields.mayLeadNowhere;
  if (!navigation || listed || navigation.broken.length === 0) return listed ?? [];
  return navigation.source.lines.flatMap((line) => /^\s*- +["']?(\/[^\s"']*)["']?\s*$/.exec(line)?.[1] ?? []);
}

/** The targets of old addresses: from the owner's list and from the titles of articles. */
export const redirectsOf = memoize(
  (documents: readonly Document[]): ReadonlyMap<string, string> => new Map(documents.flatMap(redirectsIn)),
);

function redirectsIn(document: Document): [from: string, to: string][] {
  const { type, address, fields } = document;
  const { formerAddress } = contentTypeOf(type);
  if (formerAddress) return address ? [[formerAddress(String(fields.title)), address]] : [];
  const redirects = isOfType('redirects')(document) ? document.fields.redirects : undefined;
  return (redirects ?? []).map(({ label, to }) => [label.replace(/(.)\/$/, '$1'), to]);
}
