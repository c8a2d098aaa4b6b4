import { telephone } from '../kinds/contact';
import { timeZoneOf } from '../kinds/timeZone';
import type { Link } from '../kinds/values';
import { fill } from '../labels/fill';
import { notFoundAddress } from './contentTypes/page';
import { entriesByAddress } from './entries';
import { hoursLines } from './hours/hoursText';
import { scheduleOf } from './hours/schedule';
import { memoize } from './memoize';
import type { Entry, Site } from './Site';
import { firstAddress, pageLink } from './urls';

/** The data of the header, the footer and the action bar of a page. */
export type PageFrameData = ReturnType<typeof pageFrameData>;

/** The data of everything around the sections of a page. */
export function pageFrameData(entry: Entry, site: Site) {
  const { business } = site;
  const { name, shortName } = business;
  const phone = entry.phone ?? business.phone;
  return {
    business: {
      name,
      shortName,
      /** Contains the visible name, which voice control needs. */
      wordmarkLabel: name.includes(shortName) ? name : `${shortName}, ${name}`,
      tagline: business.tagline,
      address: business.address,
      email: business.email,
      license: business.license,
      licenseLabel: business.licenseLabel,
      served: servedPlaces(site),
      social: business.social,
      hours: openingLines(site),
      schedule: scheduleOf(site.openingHours, timeZoneOf(business)),
      accreditation: business.accreditation,
      privacyPage: business.privacyPage,
      logo: business.brand?.logo,
      /** The phone number of the page, otherwise of the business. */
      phone,
      /** `tel:+1…` */
      phoneHref: telephone(phone),
    },
    navigation: site.navigation,
    breadcrumbs: breadcrumbs(entry, site),
    /** The menus mark the link to this address as current. */
    address: entry.address,
  };
}

const openingLines = memoize((site: Site) => hoursLines(site.openingHours, site.siteLanguage));

/** With more towns, the footer links to the page that lists them instead. */
const MAX_TOWNS = 12;

/** The served counties, or the towns if no county is given. Towns with a page are links. */
const servedPlaces = memoize((site: Site): { label: string; href?: string }[] => {
  const { counties, towns = [] } = site.business;
  if (counties) return counties.map((label) => ({ label }));
  const pages = new Map(site.entries.area.map(({ fields, address }) => [fields.name, address]));
  const townLinks = towns.map((label) => ({ label, href: pages.get(label) }));
  const list = site.listings.area;
  if (townLinks.length <= MAX_TOWNS || !list || list.address === '/') return townLinks;
  return [
    ...townLinks.slice(0, MAX_TOWNS - 1),
    { label: site.siteLanguage.labels.allTowns, href: list.address },
  ];
});

/**
 * The links from the home page to this page. A page is below the page that lists its type: a town is below the list of towns. A further
 * page of a list is below its first page: `Page 2 of 3`.
 */
export function breadcrumbs({ type, address, label, pagination }: Entry, site: Site): Link[] {
  if (address === '/') return [];
  const pages = entriesByAddress(site);
  const home = pages.get('/');
  const isFurther = pagination?.previous !== undefined;
  const parent = isFurther ? pages.get(firstAddress(address)) : site.listings[type];
  const { pageOf } = site.siteLanguage.labels;
  const ownLabel = isFurther ? fill(pageOf, { number: pagination.number, total: pagination.of }) : label;
  // A link to the error page would get the status 404.
  const thisPage = address === notFoundAddress ? undefined : { label: ownLabel, address };
  return [home, parent?.address === '/' ? undefined : parent, thisPage].flatMap((page) =>
    page ? [pageLink(page.label, page.address)] : [],
  );
}
