import { z } from 'zod';
import { emailKind, phoneKind } from '../../pipeline/kinds/contact';
import type { Kind } from '../../pipeline/kinds/kind';
import { linkKind } from '../../pipeline/kinds/link';
import { priceRangeAnswer } from '../../pipeline/kinds/money';
import { headcountAnswer, licenseAnswer } from '../../pipeline/kinds/number';
import { countryAnswer, readPlace, streetAnswer, townAnswer } from '../../pipeline/kinds/places';
import { choiceOf } from './choices';
import { businessOf, pageOptions } from './fieldQuestion';
import type { FormSite } from './issueForm';

const Town = z.object({ town: z.string() });
const Rating = z.object({ label: z.string() });

const POSITION = /^(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)$/;

/** What may follow a street and a comma, and is no town. */
const IN_BUILDING = /\d|^(?:unit|ste|suite|apt|bldg|[nsew]{1,2}|north|south|east|west|rear|.* floor)\b/i;

/** A street; or a whole address, with the town as the site has it. */
function readStreet(text: string, site: FormSite): unknown {
  const { street = '', town, state, postalCode } = readPlace(text);
  const current = Town.safeParse(businessOf(site).address).data?.town;
  const isSameTown = town?.toLowerCase() === current?.toLowerCase();
  // Without the state, a word that is no street may stand before the number.
  if (town && postalCode && (state ? street : /^\d/.test(street)))
    return { street, town: isSameTown ? current : town, ...(state && { state }), postalCode };
  if (postalCode) return undefined;
  if (!street || !town || IN_BUILDING.test(town)) return streetAnswer.parse(text, {});
  return isSameTown ? street : undefined;
}

/** Kinds for facts that are plain text in a file, but that people type in many ways. A group is several facts at once. */
export const kindsOf = (site: FormSite): Readonly<Record<string, Kind>> => ({
  name: {
    name: 'name',
    example: '',
    parse: (text) => ([phoneKind, emailKind].some(({ parse }) => parse(text, {})) ? undefined : text),
    advice: 'If it is not the name, choose another fact above.',
  },
  geo: {
    name: 'position',
    example: '',
    parse: (text) => {
      const [, latitude, longitude] = POSITION.exec(text)?.map(Number) ?? [];
      return latitude === undefined ? undefined : { latitude, longitude };
    },
    advice: 'Write the latitude and the longitude, with a comma: 43.6591, -70.2568',
  },
  'address.street': {
    ...streetAnswer,
    parse: (text) => readStreet(text, site),
    advice: 'Write only the street and number here, or the whole address with its town, state and ZIP.',
  },
  'address.town': {
    ...townAnswer,
    parse: (text) => {
      const { town, ...others } = townAnswer.parse(text, {}) ?? {};
      return Object.keys(others).length > 0 || /\d/.test(town ?? '') ? undefined : town;
    },
    advice: 'Write only the town here. Street, state and ZIP code are facts of their own.',
  },
  'address.country': countryAnswer,
  license: {
    ...licenseAnswer,
    // A site with `licenseLabel` has words of its own before the number.
    parse: (text, meta) => {
      const words = businessOf(site).licenseLabel ? /^[\p{L}\s.]*(?:#|\bno\.?)\s*(?=\S*\d)/iu : '';
      return licenseAnswer.parse(text.replace(words, ''), meta);
    },
  },
  employees: headcountAnswer,
  'rating.label': {
    name: 'label',
    example: '',
    // “60+” gets the words that the site has with its number.
    parse: (text) => {
      const { label = '' } = Rating.safeParse(businessOf(site).rating).data ?? {};
      const isNumber = /^\d[\d,]*\+?$/.test(text) && /^\D*\d[\d,]*\+?[^\d.]*\.?$/.test(label);
      return isNumber ? label.replace(/\d[\d,]*\+?/, text) : text;
    },
    advice: '',
  },
  priceRange: priceRangeAnswer,
  privacyPage: {
    ...linkKind,
    parse: (text) => {
      const address = choiceOf(text.replace(/^(?:the|our) |\s+page$/gi, ''), pageOptions(site));
      const page = site.entries.find((entry) => address && entry.address === address);
      if (page) return `${page.fields.label ?? page.fields.title} -> ${address}`;
      return text.includes('->') ? text : undefined;
    },
    advice: 'Write the name or the address of a page, such as /privacy.',
  },
});
