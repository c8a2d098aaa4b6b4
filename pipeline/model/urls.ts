import anyAscii from 'any-ascii';
import type { Link } from '../kinds/values';
import type { Page, Site } from './Site';

/** The absolute URL of a page: `https://www.example.com/about`, or with a slash at the end that of the home page. */
export const urlOf = ({ address }: Pick<Page, 'address'>, { settings }: Pick<Site, 'settings'>): string =>
  settings.siteUrl + address;

/** A link to a page of the site. */
export const pageLink = (label: string, href: string): Link => ({ label, href });

/** The address of a page in a list: `/blog`, `/blog/page/2`, … */
export const numberedAddress = (first: string, number: number): string =>
  number === 1 ? first : `${first.replace(/\/$/, '')}/page/${number}`;

/** An address without the slash at its end, which hosts ignore; the home page keeps its own. */
export const withoutLastSlash = (address: string): string => address.replace(/(.)\/$/, '$1');

/** The address of the first page of a list. */
export const firstAddress = (address: string): string => address.replace(/\/page\/\d+$/, '') || '/';

/** The permanent `@id` of a node in the structured data of a page. */
export const idOn = (page: Pick<Page, 'address'>, fragment: string, site: Site): string =>
  `${urlOf(page, site)}#${fragment}`;

/** The `@id` of the business, the same on every page. */
export const businessId = ({ settings }: Site): string => `${settings.siteUrl}/#business`;

/** The `@id` of the website, the same on every page. */
export const siteId = ({ settings }: Site): string => `${settings.siteUrl}/#website`;

/** The slug that old versions made from a title: lower case, one hyphen for each run of other characters. New slugs are made by `fileSlug`. */
export function titleSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A title as a slug for addresses and file names, transliterated to ASCII: `Peña` is `pena`, `Жанна` is `zhanna`. */
export function fileSlug(title: string): string {
  return titleSlug(title.normalize('NFC').replace(/(?:(?!\p{ASCII})[\p{L}\p{M}])+/gu, anyAscii));
}

/** The path of the file for an address: `/about` is `about.html`. */
export const pageFile = (address: string): string =>
  address === '/' ? 'index.html' : `${address.slice(1)}.html`;

/** The address of a page's file: `about.html` is `/about`. */
export const addressOfFile = (file: string): string => `/${file.replace(/^index\.html$|\.html$/, '')}`;

/** The lines of the file `_redirects` for an old address. Cloudflare Pages treats an address with and without a trailing slash as two. */
export function redirectLines(from: string, to: string): string[] {
  const old = percentEncode(withoutLastSlash(from));
  const isFile = /\.[a-z]\w*$/i.test(old);
  const spellings = isFile ? [old] : [old, `${old}/`];
  return spellings.map((spelling) => `${spelling} ${percentEncode(to)} 301`);
}

/** Parts that are encoded already remain unchanged. */
const percentEncode = (address: string) => encodeURI(address).replace(/%25(?=[\da-f]{2})/gi, '%');
