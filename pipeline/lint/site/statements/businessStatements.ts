import { documentsOf, isOfType } from '../../Document';
import { sentenceAt } from './passages';
import {
  BUSINESS,
  differs,
  foundedIn,
  matchAll,
  OWN_FILES,
  ofBusiness,
  readNumber,
  type StatementKind,
} from './StatementKind';

const inBusiness = (field: string) => `the line “${field}:” in ${BUSINESS}`;

const TRADE = String.raw`(?:in business|family[- ](?:owned|run)|(?:locally|veteran|woman|women)[- ]owned|owned and operated|serving|(?:plumb|remodel|build|roof|paint|contract|electric|carpent)\w*|dry floors)`;
const FOUNDED: readonly RegExp[] = [
  /\b(?:founded|established|incorporated|opened its doors|started (?:the|this|our) (?:company|business|firm))\b[^.!?]{0,30}? in (\d{4})\b/gi,
  /\b(?:est\.|established|founded) (\d{4})\b/gi,
  new RegExp(String.raw`\b${TRADE}\b[^.!?]{0,60}? since (\d{4})\b`, 'gi'),
  /\bwe(?:['’]ve| have)(?: been)? [^.!?]{0,50}? since (\d{4})\b/gi,
  /^[^.!?]{0,20}\bsince (\d{4})\b/gi,
];
/** In what business.md says of the business, everything is about it. */
const SINCE = /\bsince (\d{4})\b/gi;
const OTHER_YEAR = /\b(?:joined|with us|licensed|member|certified|married|licen[sc]e)\b/i;

const founded: StatementKind<number> = {
  id: 'founded',
  types: [...OWN_FILES, 'member'],
  sign: /(?:since|in|est\.|established|founded) \d{4}\b/i,
  readText: ({ text, key, group }) =>
    key === 'counts'
      ? []
      : matchAll(/^(?:description|tagline)$/.test(group) ? [...FOUNDED, SINCE] : FOUNDED, text).flatMap(
          ({ 0: all, 1: year = '', index }) =>
            OTHER_YEAR.test(sentenceAt(text, index))
              ? []
              : [{ value: Number(year), actual: year, index: index + all.lastIndexOf(year) }],
        ),
  contradicted({ value, actual }, _document, { documents, now }) {
    const known = foundedIn(documents, now);
    return known === undefined || known === value
      ? undefined
      : { reason: differs(actual, inBusiness('founded'), known) };
  },
};

const YEARS = String.raw`(over |more than |nearly |almost |about )?(\d{1,3}|[a-z]+)(\+)? years`;
const IN_BUSINESS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${YEARS} (?:in business|of (?:serving|service)\b|as a (?:family )?(?:business|company))`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:in business|we(?:['’]ve| have) (?:been (?:here|in business|at it)|worked here|served \w+))[^.!?\d]{0,20}? for ${YEARS}`,
    'gi',
  ),
];

const years: StatementKind<{ years: number; isOpen: boolean }> = {
  id: 'years',
  types: OWN_FILES,
  sign: /\byears\b.*\b(?:business|company|serv\w+)|\b(?:in business|we)\b.*\byears\b/is,
  readText: ({ text }) =>
    matchAll(IN_BUSINESS, text).flatMap(({ 0: all, 1: about, 2: number = '', 3: plus = '', index }) => {
      const value = readNumber(number);
      const isOpen = about !== undefined || plus !== '';
      const actual = `${number}${plus} years`;
      return value
        ? [{ value: { years: value, isOpen }, actual, index: index + all.lastIndexOf(number) }]
        : [];
    }),
  contradicted({ value, actual }, _document, { documents, now }) {
    const known = foundedIn(documents, now);
    if (known === undefined) return undefined;
    const age = Number(now.today.slice(0, 4)) - known;
    const isSame = value.years <= age + 1 && (value.isOpen || value.years >= age - 4);
    return isSame
      ? undefined
      : { reason: differs(actual, inBusiness('founded'), `${known}, which is ${age} years ago`) };
  },
};

const experience: StatementKind<number> = {
  id: 'experience',
  isOfFile: true,
  types: ['member'],
  sign: /\byears\b/i,
  readText: ({ text, key }) =>
    key === 'experience'
      ? []
      : [
          ...text.matchAll(
            /\b(\d{1,2}|[a-z]+)\+? years (?:of experience|in the trade|in the business|(?:of|in) (?:plumbing|carpentry|remodeling|building|construction)|on the tools|as an? (?:\w+ )?(?:plumber|carpenter|builder|remodeler|roofer|painter|electrician|contractor|mason|designer|tile setter|estimator|foreman)\b)/gi,
          ),
        ].flatMap(({ 1: number = '', index }) => {
          const value = readNumber(number);
          return value ? [{ value, actual: `${number} years`, index }] : [];
        }),
  contradicted({ value, actual }, document) {
    const known = isOfType('member')(document) ? document.fields.experience : undefined;
    const [, number, plus] = /^(?:over |more than )?(\d+)(\+?)/.exec(known ?? '') ?? [];
    if (number === undefined) return undefined;
    const most = Number(number) + (plus ? 4 : 0);
    return value >= Number(number) && value <= most
      ? undefined
      : { reason: differs(actual, 'the line “experience:” of this file', String(known)) };
  },
};

const rating: StatementKind<string> = {
  id: 'rating',
  types: OWN_FILES,
  sign: /[1-5]\.\d/,
  readText: ({ text, group }) =>
    group === 'rating' || group === 'claims'
      ? []
      : [
          ...text.matchAll(
            /(?<![\d.$])([1-5]\.\d)(?= ?(?:stars?|-star|rating|average|out of (?:5|five)|\/ ?5|from \d+ reviews|on (?:Google|Houzz|Yelp|Facebook)))/gi,
          ),
        ].map(({ 0: actual, index }) => ({ value: actual, actual, index })),
  contradicted({ value, actual }, _document, { documents }) {
    const known = ofBusiness(documents).rating?.value.toFixed(1);
    return known === undefined || known === value
      ? undefined
      : { reason: differs(actual, `“rating:” in ${BUSINESS}`, known) };
  },
};

const reviews: StatementKind<number> = {
  id: 'reviews',
  types: OWN_FILES,
  sign: /\breviews\b/i,
  readText: ({ text, group }) =>
    group === 'claims'
      ? []
      : [
          ...text.matchAll(
            /(?<![\d,.$])(\d[\d,]{1,6})\+? (?:(?:Google|Houzz|Yelp|Facebook|verified|happy|5-star|five-star|customer|online) )*reviews\b/gi,
          ),
        ].flatMap(({ 1: number = '', index }) => [
          { value: Number(number.replaceAll(',', '')), actual: number, index },
        ]),
  contradicted({ value, actual }, document, { documents }) {
    const { rating: known } = ofBusiness(documents);
    if (!known) return undefined;
    const labeled = Number(/\d[\d,]*/.exec(known.label)?.[0].replaceAll(',', ''));
    if (document.type === 'business')
      return labeled === known.count
        ? undefined
        : { reason: differs(actual, '“count:” below “rating:”', known.count) };
    const counts = documentsOf(documents, 'area').map(({ fields }) => fields.reviewCount);
    return [known.count, labeled, ...counts].includes(value)
      ? undefined
      : { reason: differs(actual, `“rating:” in ${BUSINESS}`, known.count) };
  },
};

const employees: StatementKind<number> = {
  id: 'employees',
  types: OWN_FILES,
  sign: /\b(?:team|crew|staff|employees|people work)\b/i,
  readText: ({ text, key }) =>
    [
      ...text.matchAll(
        /\b(?:we|our|us|is a|are a|by a)\b[^.!?]{0,60}?\b(?:team|crew|staff|company) of (\d+|[a-z]+)\b|\b(\d+|[a-z]+) (?:employees|people work (?:here|for us))\b/gi,
      ),
    ].flatMap(({ 0: all, 1: first, 2: last, index }) => {
      const number = first ?? last ?? '';
      const value = key === 'employees' ? undefined : readNumber(number);
      return value && value > 1 ? [{ value, actual: number, index: index + all.lastIndexOf(number) }] : [];
    }),
  contradicted({ value, actual }, _document, { documents }) {
    const known = ofBusiness(documents).employees;
    const [, low, high = low] = /^(\d+)(?:\s*(?:-|–|to)\s*(\d+))?$/.exec(known ?? '') ?? [];
    if (low === undefined || (value >= Number(low) && value <= Number(high))) return undefined;
    return { reason: differs(actual, inBusiness('employees'), String(known)) };
  },
};

export const businessStatements: readonly StatementKind[] = [
  founded,
  years,
  experience,
  rating,
  reviews,
  employees,
];
