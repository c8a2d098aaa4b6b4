import { parseWeekdays } from '../fields/calendar';

type Fields = Record<string, unknown>;

/** Whether a `{fact}` is an address, so that a link may use it. */
export const isAddressFact = (to: string): boolean => /^\{(?:site|reviewsPage)\}$/.test(to);

/** The value of each `{fact}`; empty if the business does not have it. A page's own phone number and review count take precedence. */
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

/** `5.0`: always with one decimal. */
export function ratingInWords(value: number): string {
  return value.toFixed(1);
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

interface Hours {
  days: string;
  opens?: string;
  closes?: string;
  closed?: boolean;
  byAppointment?: boolean;
}

/** `Mon-Fri 8:00 AM-5:30 PM, Saturday and Sunday closed`. */
function hoursInWords(hours: Hours[]): string {
  return hours.map((entry) => `${daysInWords(entry.days)} ${openInWords(entry)}`).join(', ');
}

function openInWords({ opens, closes, byAppointment }: Hours): string {
  if (byAppointment) return 'by appointment';
  return opens && closes ? `${clock(opens)}-${clock(closes)}` : 'closed';
}

/** Shortens three or more days to the first and the last one. */
function daysInWords(written: string): string {
  const days = parseWeekdays(written);
  const [first = written, last] = [days[0], days.at(-1)];
  return last && days.length > 2 ? `${first.slice(0, 3)}-${last.slice(0, 3)}` : days.join(' and ') || written;
}

/** `17:30` as `5:30 PM`. */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `Kitchens, baths and decks`. */
export function inWords(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
