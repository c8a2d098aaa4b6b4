import type { Site } from '../Site';

/** Where the business is. */
export function addressNode({ business }: Site) {
  const { street, town, state, postalCode, country } = business.address;
  return {
    '@type': 'PostalAddress' as const,
    streetAddress: street,
    addressLocality: town,
    addressRegion: state,
    postalCode,
    addressCountry: country,
  };
}

/** A county by its full name. */
export function countyNode(name: string) {
  return { '@type': 'AdministrativeArea' as const, name: `${name} County` };
}
