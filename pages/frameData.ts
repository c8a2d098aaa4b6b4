import { telephone } from '../pipeline/kinds/contact';
import { timeZoneOf } from '../pipeline/kinds/timeZone';
import { fill } from '../pipeline/labels/fill';
import { notFoundAddress } from '../pipeline/model/contentTypes/page';
import { entriesByAddress } from '../pipeline/model/entries';
import { hoursLines } from '../pipeline/model/hours/hoursText';
import { scheduleOf } from '../pipeline/model/hours/schedule';
import { memoize } from '../pipeline/model/memoize';
import type { Entry, Frame, Link, Pagination, Site } from '../pipeline/model/Site';
import { firstAddress } from '../pipeline/model/urls';

export function frameData(entry: Entry, site: Site): Frame {
  const { business } = site;
  const { name, shortName } = business;
  const phone = entry.phone ?? business.phone;
  return {
    business: {
      name,
      shortName,
      wordmarkLabel: name.includes(shortName) ? name : `${shortName}, ${name}`,
      tagline: business.tagline,
      address: business.address,
      email: business.email,
      license: business.license,
      licenseLabel: business.licenseLabel,
      served: served(site),
      social: business.social,
      hours: openingLines(site),
      schedule: scheduleOf(site.openingHours, timeZoneOf(business)),
      accreditation: business.accreditation,
      privacyPage: business.privacyPage,
      logo: business.brand?.logo,
      phone,
      phoneHref: telephone(phone),
    },
    navigation: site.navigation,
    breadcrumbs: breadcrumbs(entry, site),
    address: entry.address,
  };
}

const openingLines = memoize((site: Site) => hoursLines(site.openingHours, site.words));

/** More towns than this are left to the page that lists them. */
const MAX_TOWNS = 12;

const served = memoize((site: Site): Frame['business']['served'] => {
  const { counties, towns = [] } = site.business;
  if (counties) return counties.map((label) => ({ label }));
  const pages = new Map(site.entries.area.map(({ fields, address }) => [fields.name, address]));
  const all = towns.map((label) => ({ label, href: pages.get(label) }));
  const list = site.listings.area;
  if (all.length <= MAX_TOWNS || !list || list.address === '/') return all;
  return [...all.slice(0, MAX_TOWNS - 1), { label: site.words.labels.allTowns, href: list.address }];
});

/** From home to this page. A page that another one lists is below it: a town below the page of all towns. */
export function breadcrumbs({ type, address, label, pagination }: Entry, site: Site): Link[] {
  if (address === '/') return [];
  const home = entriesByAddress(site).get('/');
  const listing = site.listings[type];
  const parent = listing?.address === '/' ? undefined : listing;
  // A link to the error page would be answered with an error.
  const own = address === notFoundAddress ? undefined : { label, address };
  const numbered = ({ number, of }: Pagination) => fill(site.words.labels.pageOf, { number, total: of });
  // The later pages of a list are below its first one.
  const last = pagination?.previous
    ? [firstPage(address, site), { label: numbered(pagination), address }]
    : [parent, own];
  return [home, ...last].flatMap((page) =>
    page ? [{ label: page.label, href: page.address, external: false }] : [],
  );
}

/** The first page of a list, unless it is home, with which every trail begins. */
function firstPage(address: string, site: Site): Entry | undefined {
  const first = firstAddress(address);
  return first === '/' ? undefined : entriesByAddress(site).get(first);
}
