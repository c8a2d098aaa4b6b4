import anyAscii from 'any-ascii';
import type { Page, Site } from './Site';

/** The published address of a page: `https://www.example.com/about`. Home ends with the slash of the host. */
export function urlOf({ address }: Pick<Page, 'address'>, { settings }: Pick<Site, 'settings'>): string {
  return address === '/' ? `${settings.siteUrl}/` : settings.siteUrl + address;
}

/** The address of a page of a list: `/blog`, `/blog/page/2`, … */
export const numberedAddress = (first: string, number: number): string =>
  number === 1 ? first : `${first.replace(/\/$/, '')}/page/${number}`;

/** The address of the first page of a list. */
export const firstAddress = (address: string): string => address.replace(/\/page\/\d+$/, '') || '/';

/** The permanent `@id` of a node on a page. */
export function idOn(page: Pick<Page, 'address'>, fragment: string, site: Site): string {
  return `${urlOf(page, site)}#${fragment}`;
}

/** The `@id` that every page uses for the business. */
export function businessId({ settings }: Site): string {
  return `${settings.siteUrl}/#business`;
}

/** The `@id` that every page uses for the site itself. */
export function siteId({ settings }: Site): string {
  return `${settings.siteUrl}/#website`;
}

/**
 * The address that an article had by its title, by the old rule: lower case, each run of other characters one hyphen, none at
 * the ends. New addresses and names of files are made by `fileSlug`.
 */
export function titleSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A title as an address and as the name of a file, in the plain letters of any script: `Peña` is `pena`, `Жанна` is `zhanna`. */
export function fileSlug(title: string): string {
  return titleSlug(title.normalize('NFC').replace(/(?:(?!\p{ASCII})[\p{L}\p{M}])+/gu, anyAscii));
}

/** The file of an address, as static hosts look for it: `/about` is `about.html`. */
export const pageFile = (address: string): string =>
  address === '/' ? 'index.html' : `${address.slice(1)}.html`;

/** The address of a page's file. */
export const addressOfFile = (file: string): string => `/${file.replace(/^index\.html$|\.html$/, '')}`;

/** The lines that hosts need for an old address, percent-encoded: Cloudflare Pages takes it with and without a slash for two. */
export function redirectLines(from: string, to: string): string[] {
  const old = encoded(from.replace(/(.)\/$/, '$1'));
  const spellings = /\.[a-z]\w*$/i.test(old) ? [old] : [old, `${old}/`];
  return spellings.map((spelling) => `${spelling} ${encoded(to)} 301`);
}

/** What is encoded already stays as it is. */
const encoded = (address: string) => encodeURI(address).replace(/%25(?=[\da-f]{2})/gi, '%');
