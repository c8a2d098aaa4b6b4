import { field } from './field';

/** A US postal code, five digits; kept as text so that a leading zero stays. */
export function postalCode() {
  return field({
    kind: 'postal code',
    example: '07081',
    about: 'The ZIP code.',
    parse: (input) => (/^\d{5}(-\d{4})?$/.test(input) ? input : undefined),
  });
}

const BEHIND_STREET = /\s*,[^,]*,?\s*[A-Z]{2},?\s+\d{5}(?:-\d{4})?$/;
const BEHIND_TOWN = /\s*,.*$|(?:\s+[A-Z]{2})?(?:\s+\d{5}(?:-\d{4})?)?$/;

/** A street without its town, state and postal code, which are shown behind it. */
export function street(about: string, example: string) {
  return field({ kind: 'text', example, about, parse: (input) => input.replace(BEHIND_STREET, '') });
}

/** A town without its state and postal code, which are shown behind it. */
export function town(about: string, example: string) {
  return field({ kind: 'text', example, about, parse: (input) => input.replace(BEHIND_TOWN, '') });
}

const STREET_KIND =
  '(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Court|Ct|Boulevard|Blvd|Terrace|Circle|Pike|Way|Place|Pl)';
/** `14 Salem Street`, `118 W. 4th St`, and without capitals `14 salem street`, but not `20 foot lane`. */
export const STREETS: readonly RegExp[] = [
  new RegExp(
    `\\b\\d{1,5}[A-Z]?\\s+(?:[NSEW]\\.?\\s+)?(?:(?:[A-Z][a-z’']{1,20}|\\d{1,3}(?:st|nd|rd|th))\\s+){1,3}${STREET_KIND}\\b`,
    'g',
  ),
  /\b\d{2,5}[a-z]?\s+(?!foot|feet|inch|mile|lane|car|yard|hour|minute|day|week|month|year|percent|more|new|old|dirt|gravel|private|side|back|by)[a-z]{3,20}\s+(?:street|st|avenue|ave|boulevard|blvd|road|rd|lane|ln|court)\b/g,
];

/** A house number and a street in a text. */
export const streetIn = (text: string): string | undefined =>
  STREETS.map((pattern) => text.match(pattern)?.[0]).find((found) => found !== undefined);

/** The states and territories that the US Postal Service delivers to, with Washington, DC, by their names. */
export const STATES: Readonly<Record<string, string>> = {
  ...{ Alabama: 'AL', Alaska: 'AK', Arizona: 'AZ', Arkansas: 'AR', California: 'CA', Colorado: 'CO' },
  ...{ Connecticut: 'CT', Delaware: 'DE', 'District of Columbia': 'DC', Florida: 'FL', Georgia: 'GA' },
  ...{ Hawaii: 'HI', Idaho: 'ID', Illinois: 'IL', Indiana: 'IN', Iowa: 'IA', Kansas: 'KS', Kentucky: 'KY' },
  ...{ Louisiana: 'LA', Maine: 'ME', Maryland: 'MD', Massachusetts: 'MA', Michigan: 'MI', Minnesota: 'MN' },
  ...{ Mississippi: 'MS', Missouri: 'MO', Montana: 'MT', Nebraska: 'NE', Nevada: 'NV' },
  ...{ 'New Hampshire': 'NH', 'New Jersey': 'NJ', 'New Mexico': 'NM', 'New York': 'NY' },
  ...{ 'North Carolina': 'NC', 'North Dakota': 'ND', Ohio: 'OH', Oklahoma: 'OK', Oregon: 'OR' },
  ...{ Pennsylvania: 'PA', 'Rhode Island': 'RI', 'South Carolina': 'SC', 'South Dakota': 'SD' },
  ...{ Tennessee: 'TN', Texas: 'TX', Utah: 'UT', Vermont: 'VT', Virginia: 'VA', Washington: 'WA' },
  ...{ 'West Virginia': 'WV', Wisconsin: 'WI', Wyoming: 'WY' },
  ...{ 'American Samoa': 'AS', Guam: 'GU', 'Northern Mariana Islands': 'MP', 'Puerto Rico': 'PR' },
  ...{
    'Virgin Islands': 'VI',
    'Federated States of Micronesia': 'FM',
    'Marshall Islands': 'MH',
    Palau: 'PW',
  },
};

const CODES = new Set(Object.values(STATES));

/** A US state, as its two capital letters. */
export function state() {
  return field({
    kind: 'state',
    example: 'NJ',
    about: 'The state, as two letters.',
    parse: (input) => (CODES.has(input) ? input : undefined),
  });
}
