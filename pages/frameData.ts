import { telephone } from '../pipeline/fields/contact';
import { hoursLines } from '../pipeline/model/hours/hoursText';
import { scheduleOf } from '../pipeline/model/hours/schedule';
import { timeZoneOf } from '../pipeline/model/hours/timeZone';
import { memoize } from '../pipeline/model/memoize';
import type { Entry, Frame, Site } from '../pipeline/model/Site';
import { withoutMarks } from '../pipeline/source/marks';
import { breadcrumbs } from './breadcrumbs';

/** What the layout around a page shows. */
export function frameData(entry: Entry, site: Site): Frame {
  const {
    name,
    shortName,
    tagline,
    address,
    email,
    license,
    licenseLabel,
    social,
    accreditation,
    privacyPage,
  } = site.business;
  const phone = entry.phone ?? site.business.phone;
  return {
    business: {
      name,
      shortName,
      wordmarkLabel: withoutMarks(name).includes(withoutMarks(shortName)) ? name : `${shortName}, ${name}`,
      tagline,
      address,
      email,
      license,
      licenseLabel,
      served: served(site),
      social,
      hours: openingLines(site),
      schedule: scheduleOf(site.openingHours, timeZoneOf(site.business)),
      accreditation,
      privacyPage,
      logo: site.business.brand?.logo,
      phone,
      phoneHref: telephone(phone),
    },
    navigation: site.navigation,
    breadcrumbs: breadcrumbs(entry, site),
    address: menuAddresses(site).has(entry.address) ? entry.address : '',
  };
}

const openingLines = memoize((site: Site) => hoursLines(site.openingHours, site.words));

/** More towns than this are left to the page that lists them. */
const MAX_TOWNS = 12;

const served = memoize((site: Site): Frame['business']['served'] => {
  const { counties, towns = [] } = site.business;
  if (counties) return counties.map((label) => ({ label }));
  const pages = new Map(site.entries.area.map(({ fields, address }) => [withoutMarks(fields.name), address]));
  const all = towns.map((label) => ({ label, href: pages.get(withoutMarks(label)) }));
  const list = site.listings.area;
  if (all.length <= MAX_TOWNS || !list || list.address === '/') return all;
  return [...all.slice(0, MAX_TOWNS), { label: list.label, href: list.address }];
});

/** Where the menu leads: only these pages are marked in it. */
const menuAddresses = memoize(
  ({ navigation }: Site) =>
    new Set(
      navigation.header.flatMap((item) => ('links' in item ? item.links : [item]).map(({ href }) => href)),
    ),
);
