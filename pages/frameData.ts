import { telephone } from '../pipeline/fields/contact';
import { memoize } from '../pipeline/model/memoize';
import type { Entry, Frame, Site } from '../pipeline/model/Site';
import { breadcrumbs } from './breadcrumbs';

/** What the layout around a page shows. */
export function frameData(entry: Entry, site: Site): Frame {
  const {
    name,
    shortName,
    tagline,
    address,
    email,
    licence,
    licenceLabel,
    counties,
    towns,
    social,
    hours,
    accreditation,
  } = site.business;
  const phone = entry.phone ?? site.business.phone;
  return {
    business: {
      name,
      shortName,
      tagline,
      address,
      email,
      licence,
      licenceLabel,
      served: counties ?? towns,
      social,
      hours,
      accreditation,
      phone,
      phoneHref: telephone(phone),
    },
    navigation: site.navigation,
    breadcrumbs: breadcrumbs(entry, site),
    address: menuAddresses(site).has(entry.address) ? entry.address : '',
  };
}

/** Where the menu leads: only these pages are marked in it. */
const menuAddresses = memoize(
  ({ navigation }: Site) =>
    new Set(
      navigation.header.flatMap((item) => ('links' in item ? item.links : [item]).map(({ href }) => href)),
    ),
);
