import { monthsOf } from '../kinds/duration';
import { fill, fillCount } from '../labels/fill';
import { type SiteLanguage, siteLanguage } from '../labels/labels';
import { dateInWords, listInWords } from '../labels/phrases';
import { business as contentType } from './contentTypes/business';
import { hoursInWords } from './hours/hoursText';
import { openingHours } from './hours/openingHours';
import { renamedFields } from './load/renamedFields';
import { sourceName } from './reviewSources';
import type { FieldsOf } from './Site';

/** The fields of the business that facts are made of. Fields with mistakes are missing. */
type BusinessFields = Omit<Partial<FieldsOf<'business'>>, 'image' | 'brand' | 'social' | 'privacyPage'>;

/** Facts of a page that override those of the business. */
interface PageFacts {
  phone?: string;
  reviewCount?: number;
}

interface Options {
  /** The language of the facts; by default that of the business, without the owner's labels. */
  siteLanguage?: SiteLanguage;
  /** The day from which on opening hours are shown. */
  today?: string;
}

/** A day before every date in the content, so that no opening hours are in the past. */
const LONG_AGO = '2000-01-01';

/** Whether a text is a `{fact}` whose value is a web address, so that a link may use it. */
export const isAddressFact = (to: string): boolean => /^\{(?:site|reviewsPage)\}$/.test(to);

/** The value of each `{fact}` that a text may contain, by its name and its former name; empty if the business has none. */
export function factsOf(
  business: BusinessFields,
  page?: PageFacts,
  options?: Options,
): Record<string, string> {
  const facts = currentFacts(business, page, options);
  const former = [...renamedFacts].map(([formerName, name]) => [formerName, facts[name]]);
  return { ...facts, ...Object.fromEntries(former) };
}

function currentFacts(
  business: BusinessFields,
  page: PageFacts = {},
  { today = LONG_AGO, ...options }: Options = {},
): Record<string, string> {
  const { address, rating } = business;
  const language = options.siteLanguage ?? siteLanguage(business.language);
  const list = (items: readonly string[] = []) => listInWords(items, language.language);
  return {
    name: String(business.name),
    shortName: String(business.shortName),
    phone: String(page.phone ?? business.phone),
    email: orEmpty(business.email),
    license: orEmpty(business.license),
    site: String(business.site),
    founded: orEmpty(business.founded),
    employees: employeesInWords(orEmpty(business.employees), language),
    town: String(address?.town),
    address: `${address?.street ? `${address.street}, ` : ''}${address?.town}, ${address?.state} ${address?.postalCode}`,
    hours: hoursInWords(openingHours(business, today), language),
    rating: rating ? ratingInWords(rating.value) : '',
    ratingSource: rating?.source ? sourceName(rating.source, language) : '',
    ratingDate: rating?.date ? dateInWords(rating.date, language) : '',
    reviews: orEmpty(rating?.label),
    reviewCount: orEmpty(page.reviewCount ?? rating?.count),
    accreditation: orEmpty(business.accreditation),
    promise: orEmpty(business.promise),
    reviewsPage: orEmpty(business.reviewsPage),
    priceRange: orEmpty(business.priceRange),
    payment: list(business.payment?.map(lowerFirst)),
    towns: list(business.towns),
    counties: list(business.counties),
    keepLeads: monthsInWords(business.keepLeads, language),
    keepPhotos: monthsInWords(business.keepPhotos, language),
  };
}

function monthsInWords(duration: BusinessFields['keepLeads'], language: SiteLanguage): string {
  const number = duration && monthsOf(duration);
  return number === undefined ? '' : fillCount(language, 'months', number);
}

/** A rating as visitors read it: `5.0`, always with one decimal. */
export const ratingInWords = (value: number): string => value.toFixed(1);

/** `5-10` as `5 to 10`. */
function employeesInWords(employees: string, { labels }: SiteLanguage): string {
  const [least = '', most] = employees.split(/\s*[-–]\s*/);
  return most === undefined ? employees : fill(labels.employeesRange, { least, most });
}

/** The names of all facts, without former ones. */
export const factNames: readonly string[] = Object.keys(currentFacts({}));

/** Facts that were renamed in this version: the current name by the old one. Old names are still accepted in texts. */
export const renamedFacts: ReadonlyMap<string, string> = new Map(
  [...renamedFields(contentType)].filter(([, name]) => factNames.includes(name)),
);

function orEmpty(value: string | number = ''): string {
  return String(value);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
