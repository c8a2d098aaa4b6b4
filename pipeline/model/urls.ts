import type { Page, Site } from './Site';

/** The published address of a page: `https://www.example.com/about`. Home ends with the slash of the host. */
export function urlOf({ address }: Pick<Page, 'address'>, { settings }: Pick<Site, 'settings'>): string {
  return address === '/' ? `${settings.siteUrl}/` : settings.siteUrl + address;
}

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
 * The address that an article had by its title, by the rule of then: lower case, each run of other characters one hyphen, none
 * at the ends. New addresses and names of files are made by `fileSlug`.
 */
export function titleSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A title as an address and as the name of a file: `Peña` is `pena`, since each letter should be left. */
export function fileSlug(title: string): string {
  const plain = title.toLowerCase().replace(/[ßœæøłđðþ]/g, (letter) => LETTERS[letter] ?? letter);
  return titleSlug(plain.normalize('NFD').replace(/\p{M}/gu, ''));
}

/** Letters that do not consist of a plain one and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th' },
};
