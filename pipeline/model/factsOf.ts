import { hoursInWords } from './hoursInWords';

/** What `{phone}`, `{town}` and the like stand for. `phone` is the page's own where it has one. */
export function factsOf(business: Record<string, unknown>, phone?: string): Record<string, string> {
  const address = (business.address ?? {}) as Record<string, string>;
  const { name, shortName, email, licence, site } = business as Record<string, string>;
  return {
    name: String(name),
    shortName: String(shortName),
    phone: phone ?? String(business.phone),
    email: String(email),
    licence: String(licence),
    site: String(site),
    founded: String(business.founded),
    employees: String(business.employees),
    town: String(address.town),
    address: `${address.street}, ${address.town}, ${address.state} ${address.postalCode}`,
    hours: hoursInWords((business.hours ?? []) as Hours[]),
  };
}

type Hours = Parameters<typeof hoursInWords>[0][number];
