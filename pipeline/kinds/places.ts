import { field, type Kind, plainText } from './kind';
import { nameAnswer, readName } from './names';
import { readState } from './states';
import { isSentence } from './words';

const AFTER_STREET = /\s*,[^,]*,?\s*[A-Z]{2},?\s+\d{5}(?:-\d{4})?$/;
const AFTER_TOWN = /\s*,.*$|(?:\s+[A-Z]{2})?(?:\s+\d{5}(?:-\d{4})?)?$/;

/** Drops the town, state and ZIP code after a street, which have fields of their own. */
export const street = (about: string, example: string) =>
  field({ ...plainText, parse: (input) => input.replace(AFTER_STREET, '') }, about, { example });

/** Drops the state and ZIP code after a town. */
export const town = (about: string, example: string) =>
  field({ ...plainText, parse: (input) => withCapitals(input.replace(AFTER_TOWN, '')) }, about, { example });

/** One of several towns. It keeps its state, which may be another one. */
export const townWithState = (about: string, example: string) =>
  field({ ...plainText, parse: withCapitals }, about, { example });

/** Writes a town typed without any capital as a name. */
const withCapitals = (input: string) => (input === input.toLowerCase() ? readName(input) : input);

const STREET_KIND =
  '(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Court|Ct|Boulevard|Blvd|Terrace|Circle|Pike|Way|Place|Pl)';
/** `14 Salem Street`, `118 W. 4th St`, and without capitals `14 salem street`, but not `20 foot lane`. */
export const STREETS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:[A-Z][a-z’']{1,20}\\s+){1,3}${STREET_KIND}\\b\\.?,? (?:number|no\\.|#) ?\\d{1,5}\\b`,
    'g',
  ),
  new RegExp(
    `\\b\\d{1,5}[A-Z]?\\s+(?:[NSEW]\\.?\\s+)?(?:(?:[A-Z][a-z’']{1,20}|\\d{1,3}(?:st|nd|rd|th))\\s+){1,3}${STREET_KIND}\\b`,
    'g',
  ),
  /\b\d{2,5}[a-z]?\s+(?!(?:foot|feet|inch|mile|lane|car|yard|hour|minute|day|week|month|year|percent|more|new|old|dirt|gravel|private|side|back|by)\b)[a-z]{3,20}\s+(?:street|st|avenue|ave|boulevard|blvd|road|rd|lane|ln|court)\b/g,
];

/** The first house number and street in a text. */
export const streetIn = (text: string): string | undefined =>
  STREETS.map((pattern) => text.match(pattern)?.[0]).find((street) => street !== undefined);

/** The parts of a place that a text names. */
export interface Place {
  street?: string | undefined;
  town?: string | undefined;
  /** Two capital letters. */
  state?: string | undefined;
  postalCode?: string | undefined;
}

const ROOM = String.raw`(?:Ste|Suite|Apt|Unit|Bldg|Room|Rm)\b`;
const UNIT = String.raw`(?:\s+${ROOM}\.?\s*#?\w+|\s+#\s*\w+)?`;
const STREET_AND_TOWN = new RegExp(`^(\\d.*\\b${STREET_KIND}\\b\\.?${UNIT})\\s+(?!${ROOM})([^,\\d]+)$`, 'i');

/** Parses `22 Maple St, Akron, OH 44302`, `Duluth, MN`, `Schenectady 12305` or a town alone. */
export function readPlace(text: string): Place {
  const { town, ...place } = splitPlace(text);
  return { ...place, ...(town && { town: readName(town) }) };
}

/** Like `readPlace`, with the town as typed. */
function splitPlace(text: string): Place {
  const [, before = text, postalCode] =
    /^(.*?)[\s,]*\b(\d{5}(?:-\d{4})?)(?:[\s,]+USA?)?\s*$/is.exec(text) ?? [];
  const { rest, state } = splitState(before.trim().replace(/,$/, ''));
  const region = { ...(state && { state }), ...(postalCode && { postalCode }) };
  const parts = rest.split(/\s*[,\n]\s*/).filter(Boolean);
  const town = parts.at(-1);
  if (parts.length > 1) return { street: parts.slice(0, -1).join(', '), town, ...region };
  const [, street = rest, townAfter] = STREET_AND_TOWN.exec(rest) ?? [];
  if (townAfter) return { street, town: townAfter, ...region };
  return /^\d/.test(rest) ? { street, ...region } : { ...(town && { town }), ...region };
}

/** Splits a state off the end of a text. A text that is only a state stays. */
function splitState(text: string): { rest: string; state?: string } {
  const words = text.split(/[\s,]+/);
  for (const count of [4, 3, 2, 1]) {
    const tail = words.slice(-count);
    const state = words.length > count ? readState(tail.join(' ')) : undefined;
    // “East LA” is a place in California.
    if (!state || /^(?:north|south|east|west|[nsew]\.?)$/i.test(words.slice(0, -count).join(' '))) continue;
    const rest = text.replace(new RegExp(`[\\s,]+${tail.map(escaped).join('[\\s,]+')}$`), '');
    return { rest, state };
  }
  return { rest: text };
}

/** The name without what texts leave out: they call Mantua Township “Mantua”. */
export const shortPlaceName = (name = ''): string => name.replace(/ (?:Township|Borough|City|Village)$/, '');

/** Whether a text names a place: `A kitchen in Bath`, and not `A bathroom`. */
export const namesPlace = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\p{L}\\d])${escaped(shortPlaceName(name))}(?![\\p{L}\\d])`, 'u').test(text);

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

// The kinds `…Answer` read what somebody answers who makes a new site: a name or place alone, and no remark.

const isStreet = (text: string): boolean =>
  text.length <= 60 &&
  !isSentence(text) &&
  !/\bat\s|[:()]|\s[-–—]\s|\b(?:starting|effective|until|appointment|past|behind|across from)\b/i.test(
    text,
  ) &&
  !/\b[A-Z]{2},?\s+\d{5}\b/.test(text) &&
  !readState(/,\s*(?![NS][EW]$)([A-Z]{2})$/.exec(text)?.[1] ?? '') &&
  new RegExp(`\\d|\\b${STREET_KIND}\\b`, 'i').test(text);

/** A street, without a comment on it. */
export const streetAnswer: Kind<string> = {
  name: 'street',
  example: '12 Lake Avenue',
  parse: (input) => (isStreet(input) ? input : undefined),
  advice: 'Write only the number and the street, for example 12 Lake Avenue, if every visitor may see it.',
  warning: (typed) =>
    /\bp\.?\s?o\.?\s?box\b/i.test(typed)
      ? 'Nobody can visit a post box: leave it out if customers are not to write to it.'
      : undefined,
};

/** The part of a state or city in “NW DC” or “Northern Virginia”, which is no town. */
const REGION =
  /^(?:(?:far|upper|lower) )?(?:[ns][ew]|(?:north|south|mid)?-?(?:east|west)ern|(?:north|south)ern|upstate|downstate|downtown|greater|metro)$/i;

/** Two capitals, three with two consonants in a row, or a letter before an apostrophe that begins no name: “CDA”, “NYC” or “B’ham”, but not “ELY” or “O’Fallon”. */
const ABBREVIATION =
  /^(?:[A-Z]{2}|(?=[A-Z]*[B-DF-HJ-NP-TV-Z][B-DF-HJ-NP-TV-XZ])[A-Z]{3})$|^[A-CE-KMNP-Z]['’][a-z]/;

/** A place on one line, with names and no descriptions. */
export const placeAnswer: Kind<Place> = {
  name: 'place',
  example: '12 Lake Avenue, Duluth, MN 55802',
  parse: (input) => {
    const { street, town: typed = '', ...place } = splitPlace(input);
    const town = !ABBREVIATION.test(typed) && nameAnswer.parse(typed, {});
    const isNamed =
      (!street || isStreet(street)) &&
      (typed === '' || (town && !/\sand\s/.test(town) && !(place.state && REGION.test(town))));
    return isNamed ? { ...(street && { street }), ...(town && { town }), ...place } : undefined;
  },
  advice: (typed) =>
    CANADIAN.test(typed)
      ? 'Only places in the United States can be read.'
      : 'Write the place as on a letter, for example 12 Lake Avenue, Duluth, MN 55802.',
};

const CANADIAN = /\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/i;

/** A place with at least its town. */
export const townAnswer: Kind<Place> = {
  ...placeAnswer,
  example: 'Duluth',
  parse: (input, meta) => {
    const place = placeAnswer.parse(input, meta);
    return place?.town ? place : undefined;
  },
  advice: (typed) => {
    const { street, town = '', state = '', postalCode = '' } = splitPlace(typed);
    const [first = '', ...others] = [street, town]
      .join(',')
      .split(/\s*(?:[,/&;]|\b(?:and|or)\b)\s*/)
      .filter(Boolean);
    const areSeveral = others.length > 0 && [first, ...others].every((each) => nameAnswer.parse(each, {}));
    return areSeveral
      ? `Write one town here, such as ${[readName(first), state, postalCode].filter(Boolean).join(' ')}. The others belong in “towns”.`
      : 'Write only the town, for example Duluth.';
  },
};

const UNITED_STATES = /^(?:usa?|u\.s\.(?:a\.)?|(?:the )?united states(?: of america)?|america)$/i;

/** A country; the United States as `US`. */
export const countryAnswer: Kind<string> = {
  name: 'country',
  example: 'US',
  parse: (input) => input.replace(UNITED_STATES, 'US'),
};

/** The counties in the United States with “and” in their names. */
const JOINED_COUNTIES = /^(?:lewis and clark|king and queen|lake and peninsula)\b/i;

/** The name of a county, without the word “county”. */
export const countyAnswer: Kind<string> = {
  ...nameAnswer,
  example: 'Saint Louis',
  parse: (input, meta) =>
    / (?:and|y) /i.test(input) && !JOINED_COUNTIES.test(input)
      ? undefined
      : nameAnswer.parse(input.replace(/ (?:county|c(?:oun|n)?ty\.?|co\.?)$/i, ''), meta),
};

/** Joins the parts of a list split at commas: a part that is only a state or ZIP code belongs to the town before it. */
export function joinPlaces(parts: readonly string[]): string[] {
  const places: string[] = [];
  for (const part of parts) {
    const state = part.replace(/[\s,]*\b\d{5}(?:-\d{4})?$/, '');
    // “Perrysburg 43551, Oregon 43616” are two towns.
    const isContinued = /\D$/.test(places.at(-1) ?? '') && (state === '' || readState(state));
    places.push(isContinued ? `${places.pop()}, ${part}` : part);
  }
  return places;
}

/** A town that a business serves. */
export interface ServedTown extends Pick<Place, 'state' | 'postalCode'> {
  name: string;
  county?: string | undefined;
}

export const servedTownAnswer: Kind<ServedTown> = {
  ...placeAnswer,
  example: 'Hermantown 55811, Superior WI 54880',
  parse: (input, meta) => {
    const { street, town: name, ...more } = placeAnswer.parse(input, meta) ?? {};
    const words = name?.split(/\s(?=\p{Lu})/u) ?? [];
    const isOne = words.length < (TOWN_WORD.test(input) || more.state || more.postalCode ? 4 : 3);
    return name && isOne && !street && !COUNTY.test(input) ? { name, ...more } : undefined;
  },
  advice: (typed) =>
    COUNTY.test(typed)
      ? 'Write CO for Colorado. For a county, write its towns, for example Superior WI 54880.'
      : 'Write the town, its state and ZIP code, for example Superior WI 54880. Separate towns with commas.',
};
/** Words in the names of towns: “White Bear Lake” is one town, “Bend Redmond Sisters” may be three. */
const TOWN_WORD =
  /\b(?:new|old|big|little|grand|north|south|east|west|st|ste|saint|san|santa|la|las|los|el|mt|mount|fort|ft|port|lakes?|city|town(?:ship)?|twp|village|beach|parks?|falls|springs?|hills?|heights|valley|grove|creek|river|bay|harbor|island|point|junction|center|gardens|estates|rock|ridge|woods?|mills?)\b/i;
/** “Montgomery Co”, but not “Denver CO”. */
const COUNTY = /\s[Cc]o\.?$/;
