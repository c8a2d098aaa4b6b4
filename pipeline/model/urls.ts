import type { Page, Site } from './Site';

/** The published address of a page: `https://www.example.com/about`; home has no slash at the end save the host's own. */
export function urlOf({ address }: Pick<Page, 'address'>, { settings }: Pick<Site, 'settings'>): string {
  return address === '/' ? `${settings.siteUrl}/` : settings.siteUrl + address;
}

/** The lasting `@id` of something on a page. */
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
