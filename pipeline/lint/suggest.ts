import { basename, dirname } from 'node:path/posix';
import { closest, distance } from 'fastest-levenshtein';

/** Longer texts are not compared, because the time of a comparison grows with both lengths. */
export const MAX_LENGTH = 200;
/** Shorter names differ in few letters though they mean different things. */
const MIN_LENGTH = 4;

/** The most similar name, or else the only one that begins with what was typed; `undefined` if none is similar enough. */
export function nearest(typed: string, names: readonly string[]): string | undefined {
  if (names.length === 0 || typed.length > MAX_LENGTH) return undefined;
  const wanted = normalize(typed);
  const normalized = names.map(normalize);
  const closestName = closest(wanted, normalized);
  // At least two letters may differ, in short names only one.
  const limit = wanted.length < MIN_LENGTH ? 1 : Math.max(2, Math.floor(wanted.length / 3));
  if (distance(wanted, closestName) <= limit) return names[normalized.indexOf(closestName)];
  const longer =
    wanted.length < MIN_LENGTH ? [] : names.filter((_name, index) => normalized[index]?.startsWith(wanted));
  return longer.length === 1 ? longer[0] : undefined;
}

/** Whether two names are equal or differ by one typo: a wrong, missing, additional or swapped letter. */
export function isTypo(typed: string, name: string): boolean {
  if (typed.length > MAX_LENGTH) return false;
  const [one, other] = [normalize(typed), normalize(name)];
  return (
    one === other ||
    (one.length >= MIN_LENGTH && (distance(one, other) === 1 || hasSwappedLetters(one, other)))
  );
}

function hasSwappedLetters(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  const swapped = one.slice(0, at) + one.charAt(at + 1) + one.charAt(at) + one.slice(at + 2);
  return at >= 0 && swapped === other;
}

/** A name without capitals, accents, spaces, hyphens and quotes. */
export const normalize = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\s_“”„"'-]/g, '');

/** The most similar picture. Never one with another number or in another folder, which would show something else. */
export function nearestPicture(typed: string, pictures: readonly string[]): string | undefined {
  const exact = pictures.find((path) => withoutExtension(path) === withoutExtension(typed));
  if (exact) return exact;
  const alike = pictures.filter((path) => numbersOf(path) === numbersOf(typed));
  const [only, ...others] = alike.filter((path) => bareName(path) === bareName(typed));
  if (only && others.length === 0 && isFolderOf(only, typed, pictures)) return only;
  const beside = alike.filter((path) => dirname(path) === dirname(typed));
  const closest = nearest(bareName(typed), beside.map(bareName));
  return beside.find((path) => bareName(path) === closest);
}

/** Whether the typed path has no folder, or a misspelling of the picture's folder. */
function isFolderOf(path: string, typed: string, pictures: readonly string[]): boolean {
  const folder = dirname(typed);
  return folder === '.' || nearest(folder, pictures.map(dirname)) === dirname(path);
}

export const withoutExtension = (path: string): string => path.toLowerCase().replace(/\.\w+$/, '');

const bareName = (path: string): string => withoutExtension(basename(path));

const numbersOf = (path: string): string =>
  (withoutExtension(path).match(/\d+/g) ?? []).map(Number).join(' ');

/** Characters that XML, and so a feed, cannot contain; and the line separators U+2028 and U+2029, which no keyboard types. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression searches for these
export const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u2028\u2029\ufffe\uffff]/;
const CONTROLS = new RegExp(CONTROL, 'g');
/** Characters that are hidden in every script. Joiners are not, in Persian words and in emoji. */
const HIDDEN = /[\u00ad\u180e\u200b\u202d\u202e\u2060-\u2064\ufeff]|(?<=[a-z])[\u200c\u200d](?=[a-z])/gi;
/** Letters of right-to-left scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** Marks that turn the direction of a text, which right-to-left scripts need. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202c\u2066-\u2069]/g;
/** The tags of regional flags, such as that of Scotland. */
const TAGS = /[\u{e0000}-\u{e007f}]/gu;

export function withoutHidden(line: string): string {
  let bare = line
    .replace(/[\u2028\u2029]/g, ' ')
    .replace(CONTROLS, '')
    .replace(HIDDEN, '');
  if (!RIGHT_TO_LEFT.test(line)) bare = bare.replace(DIRECTION_MARKS, '');
  return line.includes('🏴') ? bare : bare.replace(TAGS, '');
}
