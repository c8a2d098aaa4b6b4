import type { Site } from '../Site';

/** Where the business is; without a street where it only comes to others. */
export function addressNode({ business }: Site) {
  const { street, town, state, postalCode, country } = business.address;
  return {
    '@type': 'PostalAddress' as const,
    ...(street ? { streetAddress: street } : {}),
    addressLocality: town,
    addressRegion: state,
    postalCode,
    addressCountry: country,
  };
}

/** Where the business works: its counties, or its towns where it names none. */
export function servedNodes({ business: { counties, towns } }: Site) {
  return counties?.map(countyNode) ?? towns.map(townNode);
}

export function townNode(name: string) {
  return { '@type': 'City' as const, name };
}

/** A county by its full name. */
export function countyNode(name: string) {
  return { '@type': 'AdministrativeArea' as const, name: `${name} County` };
}
