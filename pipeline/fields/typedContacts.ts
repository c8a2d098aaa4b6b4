import { type Color, clampChroma, converter, formatHex, parse } from 'culori';
import { parseColor } from './color';
import { dialedDigits, parseEmail, parsePhone } from './contact';
import { parseWebAddress } from './link';
import { STATES } from './postalAddress';
import { parseTrade } from './references';
import { parseTimeZone } from './timeZone';

const IN_FRAME = /^<iframe\b.*?\ssrc=["'“”]([^"'“”]+)["'“”].*$/;

/** A web address with the `https://` that browsers do not show, also the one in the code of a frame. */
export function readWebAddress(input: string): string | undefined {
  const bare = input.replace(IN_FRAME, '$1').replace(/^[a-z ]+:? (https?:\/\/\S+?)[.,;]*$/i, '$1');
  const secure = `https://${bare.replace(/^\w*(?::\/{0,2}|\/{1,2})(?=\w+\.)/, '')}`;
  return parseWebAddress(secure) && secure;
}

/** Spreadsheets drop a leading zero, and an O is often typed for a zero. */
export function readPostalCode(input: string): string | undefined {
  if (/^\d{4}$/.test(input)) return `0${input}`;
  const inDigits = input.replace(/\b[Oo](?=\d{4})|(?<=\d)[Oo]/g, '0');
  return /\b\d{5}(-\d{4})?\b/.exec(inDigits)?.[0];
}

/** Abbreviations that newspapers use. */
const STATE_NAMES: Readonly<Record<string, string>> = {
  ...{ AR: 'ark', AZ: 'ariz', CA: 'calif, cal', CO: 'colo', CT: 'conn', DE: 'del', FL: 'fla', IL: 'ill' },
  ...{ IN: 'ind', KS: 'kan, kans', MA: 'mass', MI: 'mich', MN: 'minn' },
  ...{ MS: 'miss', MT: 'mont', NE: 'neb, nebr' },
  ...{ NV: 'nev', OK: 'okla', OR: 'ore', PA: 'penn, penna' },
  ...{ TN: 'tenn', TX: 'tex', WA: 'wash', WI: 'wis, wisc', WY: 'wyo' },
};
const STATE_OF = new Map([
  ...Object.entries(STATES).map(([name, code]) => [name.toLowerCase(), code] as const),
  ...Object.entries(STATE_NAMES).flatMap(([code, names]) =>
    names.split(', ').map((name) => [name, code] as const),
  ),
]);

/** The two letters of a state: `mn`, `N.J.`, `Minnesota`, `Minn.`. */
export function readState(input: string): string | undefined {
  const code = input.replace(/[.\s]/g, '').toUpperCase();
  if (Object.values(STATES).includes(code)) return code;
  return STATE_OF.get(
    input
      .toLowerCase()
      .replace(/^(?:the )?state of /, '')
      .replace(/[.\s]+/g, ' ')
      .trim(),
  );
}

export function readEmail(input: string): string | undefined {
  const bare = input
    .replace(/^(?:mailto:)?\/*/i, '')
    .replace(/[<>]|[.,;:]+$/g, '')
    .replace(/\s+(?:at|\(at\)|\[at\])\s+/i, '@')
    .replace(/\s+(?=@)|(?<=@)\s+/g, '');
  const [only, ...others] = bare.match(/[\w.+-]+@[\w.-]+\w/g) ?? [];
  return parseEmail(bare) ?? (others.length === 0 && only ? parseEmail(only) : undefined);
}

const PHONE = /(?<![\dA-Za-z])(?:\+?1[\s./-]*)?\(?\d{3}\)?[\s./-]*\d{3}[\s./-]*\d{4}(?![\dA-Za-z])/g;

/** The only phone number in a text, among words without digits. */
export function readPhone(input: string): string | undefined {
  const [number, ...more] = input.match(PHONE) ?? [];
  const isAll = number !== undefined && more.length === 0 && !/\d/.test(input.replace(number, ''));
  return isAll ? parsePhone(dialedDigits(number.replaceAll('/', '-'))) : undefined;
}

export function readColor(input: string): string | undefined {
  const parts = /^rgb\(?\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)?$/i.exec(input)?.slice(1).map(Number);
  if (parts) return parts.every((part) => part < 256) ? `#${Buffer.from(parts).toString('hex')}` : undefined;
  const [, digits] = /^(?:hex|0x|#)*\s*([\da-f]{6})(?:ff)?;?$/i.exec(input) ?? [];
  return digits ? parseColor(digits) : undefined;
}

const toOklch = converter('oklch');
/** CSS's brown is nearly red and its orange very light; these are closer to what people call so. */
const REPLACED = new Map([
  ['brown', 'saddlebrown'],
  ['orange', 'chocolate'],
]);
/** Plain names whose CSS colors are too strong for a site; a muted shade is used. */
const MUTED = ['blue', 'green', 'red', 'brown', 'purple', 'teal', 'grey'];

function mute(color: Color): Color {
  const { l, c, h } = toOklch(color);
  return clampChroma(
    { mode: 'oklch', l: Math.min(Math.max(l, 0.25), 0.45), c: Math.min(c, 0.13), h },
    'oklch',
  );
}

/** A color that browsers know by its name: `navy`, `navy blue`, `dark green`; of a plain name, a muted shade. */
export function namedColor(input: string): string | undefined {
  const words = input
    .toLowerCase()
    .trim()
    .replace(/gray/g, 'grey')
    .replace(/^(\w+) (dark|light)$/, '$2 $1')
    .split(/\s+/);
  if (!words.every((word) => /^[a-z]+$/.test(word))) return undefined;
  const name = words.join('');
  const known = parse(REPLACED.get(name) ?? name) ?? (words.length === 2 ? parse(words[0] ?? '') : undefined);
  if (!known || known.alpha !== undefined) return undefined;
  return formatHex(MUTED.includes(name) ? mute(known) : known);
}

/** Everyday names of trades, by the term of schema.org. */
const TRADES = new Map(
  Object.entries({
    GeneralContractor: 'contractor gc builder remodeler remodeling renovation construction',
    HomeAndConstructionBusiness: 'handyman landscaper landscaping carpenter carpentry',
    HousePainter: 'painter painting',
    RoofingContractor: 'roofer roofing',
    Plumber: 'plumbing',
    Electrician: 'electrical',
    MovingCompany: 'mover moving',
    HVACBusiness: 'heating hvac',
  }).flatMap(([term, names]) => names.split(' ').map((name) => [name, term] as const)),
);

/** A trade by its everyday name: `Remodeling contractor`, `painting company`. */
export function readTrade(input: string): string | undefined {
  const plain = input.toLowerCase().trim();
  const bare = plain.replace(
    /^(?:home|house|residential)\s+|\s+(?:contractors?|company|business|services?|co\.?)$/g,
    '',
  );
  const [named, ...others] = new Set(bare.split(/\W+/).flatMap((word) => TRADES.get(word) ?? []));
  const ofOneWord = others.length === 0 ? named : undefined;
  return parseTrade(plain) ?? TRADES.get(bare) ?? TRADES.get(plain) ?? parseTrade(bare) ?? ofOneWord;
}

const ZONES = ['Eastern', 'Central', 'Mountain', 'Pacific'];

/** A time zone by its letters too: `EST`. */
export function readTimeZone(input: string): string | undefined {
  const [, letter = ''] = /^([ecmp])[sd]?t$/i.exec(input.trim()) ?? [];
  const name = (letter && ZONES.find((zone) => zone.startsWith(letter.toUpperCase()))) || input;
  return parseTimeZone(name) && name;
}

interface TypedAddress {
  street: string;
  town: string;
  state: string;
  postalCode: string;
}

/** An address on one line: `12 Oak St, Portland, ME 04102`. */
export function readAddress(input: string): TypedAddress | undefined {
  const names = Object.entries(STATES).flat().join('|');
  const end = new RegExp(`^(.+?)[\\s,]+(${names})\\.?[\\s,]+(\\d{5}(?:-\\d{4})?)(?:[\\s,]+USA?)?$`, 'i');
  const [, start = '', state = '', postalCode = ''] = end.exec(input.trim()) ?? [];
  const [, street, town] = /^(\d.*),\s*([^,\d]+)$/.exec(start) ?? STREET_AND_TOWN.exec(start) ?? [];
  const code = readState(state);
  return street && town && code ? { street, town, state: code, postalCode } : undefined;
}

const STREET_AND_TOWN =
  /^(\d.*\b(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|court|ct|boulevard|blvd|terrace|circle|pike|way|place|pl)\b\.?)\s+([^,\d]+)$/i;
