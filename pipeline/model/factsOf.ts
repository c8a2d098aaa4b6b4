import { hoursInWords } from './hoursInWords';
import { inWords } from './inWords';

type Fields = Record<string, unknown>;

/** Whether a link may lead to it: a `{fact}` that is an address. */
export const isAddressFact = (to: string): boolean => /^\{(?:site|reviewsPage)\}$/.test(to);

/** What `{phone}`, `{town}` and the like stand for, empty where the business does not say it. Phone and review count are the page's own where it has them. */
export function factsOf(business: Fields, own: Fields = {}): Record<string, string> {
  const address = (business.address ?? {}) as Record<string, string>;
  const rating = business.rating as Rating | undefined;
  const {
    name,
    shortName,
    email,
    licence = '',
    site,
    accreditation = '',
    promise = '',
    reviewsPage = '',
    priceRange,
  } = business as Record<string, string>;
  return {
    name: String(name),
    shortName: String(shortName),
    phone: String(own.phone ?? business.phone),
    email: String(email),
    licence,
    site: String(site),
    founded: String(business.founded),
    employees: String(business.employees).replace(/\s*[-–]\s*/, ' to '),
    town: String(address.town),
    address: `${address.street ? `${address.street}, ` : ''}${address.town}, ${address.state} ${address.postalCode}`,
    hours: hoursInWords((business.hours ?? []) as Hours[]),
    rating: rating ? ratingInWords(rating.value) : '',
    reviews: rating?.label ?? '',
    reviewCount: String(own.reviewCount ?? rating?.count ?? ''),
    accreditation,
    promise,
    reviewsPage,
    priceRange: String(priceRange),
    payment: inWords(((business.payment ?? []) as string[]).map(lowerFirst)),
    towns: inWords((business.towns ?? []) as string[]),
    counties: inWords((business.counties ?? []) as string[]),
  };
}

interface Rating {
  value: number;
  count: number;
  label: string;
}

type Hours = Parameters<typeof hoursInWords>[0][number];

/** `5.0`: one digit after the point, as it is always shown. */
export function ratingInWords(value: number): string {
  return value.toFixed(1);
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
