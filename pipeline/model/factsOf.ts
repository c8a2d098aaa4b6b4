import { fill } from '../labels/fill';
import { type SiteLanguage, siteLanguage } from '../labels/labels';
import { listInWords } from '../labels/phrases';
import { hoursInWords } from './hours/hoursText';
import { openingHours } from './hours/openingHours';
import { type ReviewSource, sourceName } from './reviewSources';

type Fields = Record<string, unknown>;

/** Before any day that a content may name. */
const LONG_AGO = '2000-01-01';

/** Whether a `{fact}` is an address, so that a link may use it. */
export const isAddressFact = (to: string): boolean => /^\{(?:site|reviewsPage)\}$/.test(to);

/** The value of each `{fact}`; empty if the business does not have it. A page's own phone number and review count take precedence. */
export function factsOf(
  business: Fields,
  own: Fields = {},
  {
    words = siteLanguage(business.language as string | undefined),
    today = LONG_AGO,
  }: { words?: SiteLanguage; today?: string } = {},
): Record<string, string> {
  const address = (business.address ?? {}) as Record<string, string>;
  const rating = business.rating as Rating | undefined;
  const list = (items: readonly string[]) => listInWords(items, words.language);
  const {
    name,
    shortName,
    email,
    licence = '',
    site,
    accreditation = '',
    promise = '',
    reviewsPage = '',
    priceRange = '',
  } = business as Record<string, string>;
  return {
    name: String(name),
    shortName: String(shortName),
    phone: String(own.phone ?? business.phone),
    email: String(email),
    licence,
    site: String(site),
    founded: String(business.founded ?? ''),
    employees: employeesInWords(String(business.employees ?? ''), words),
    town: String(address.town),
    address: `${address.street ? `${address.street}, ` : ''}${address.town}, ${address.state} ${address.postalCode}`,
    hours: hoursInWords(openingHours(business, today), words),
    ...ratingFacts(rating, words),
    reviewCount: String(own.reviewCount ?? rating?.count ?? ''),
    accreditation,
    promise,
    reviewsPage,
    priceRange,
    payment: list(((business.payment ?? []) as string[]).map(lowerFirst)),
    towns: list((business.towns ?? []) as string[]),
    counties: list((business.counties ?? []) as string[]),
  };
}

interface Rating {
  value: number;
  count: number;
  label: string;
  source?: ReviewSource;
  date?: string;
}

function ratingFacts(rating: Rating | undefined, words: SiteLanguage) {
  const { value, label = '', source, date } = rating ?? {};
  return {
    rating: value === undefined ? '' : ratingInWords(value),
    ratingSource: source ? sourceName(source, words) : '',
    ratingDate: date ? dayInWords(date, words) : '',
    reviews: label,
  };
}

function dayInWords(date: string, { language }: SiteLanguage): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** `5.0`: always with one decimal. */
export function ratingInWords(value: number): string {
  return value.toFixed(1);
}

/** `5-10` as `5 to 10`. */
function employeesInWords(employees: string, { labels }: SiteLanguage): string {
  const [least = '', most] = employees.split(/\s*[-–]\s*/);
  return most === undefined ? employees : fill(labels.employeesRange, { least, most });
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
