import { basename, dirname } from 'node:path/posix';
import { closest, distance } from 'fastest-levenshtein';

/** Longer texts are not compared, because the time of a comparison grows with both lengths. */
const MAX_LENGTH = 200;

/** The most similar name; `undefined` if none is similar enough. */
export function nearest(typed: string, names: readonly string[]): string | undefined {
  if (names.length === 0 || typed.length > MAX_LENGTH) return undefined;
  const wanted = normalize(typed);
  const exact = names.find((name) => normalize(name) === wanted);
  if (exact) return exact;
  const candidate = closest(wanted, names.map(normalize));
  const found = names.find((name) => normalize(name) === candidate);
  const limit = wanted.length < 4 ? 1 : Math.max(2, Math.floor(wanted.length / 3));
  return found && distance(wanted, candidate) <= limit ? found : onlyContinuation(wanted, names);
}

/** The most similar names: first those with similar spelling, then those that share a word. */
export function nearestFew(typed: string, names: readonly string[], count: number): string[] {
  const words = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const wanted = words(typed);
  const isAlike = (name: string) => nearest(typed, [name]) !== undefined;
  const hasWord = (name: string) => words(name).some((word) => wanted.includes(word));
  return [...new Set([...names.filter(isAlike), ...names.filter(hasWord)])].slice(0, count);
}

/** The only name that begins with what was typed. */
function onlyContinuation(wanted: string, names: readonly string[]): string | undefined {
  const found = wanted.length < 4 ? [] : names.filter((name) => normalize(name).startsWith(wanted));
  return found.length === 1 ? found[0] : undefined;
}

/** Whether two names are equal or differ by one typo: a wrong, missing, additional or swapped letter. */
export function isTypo(typed: string, name: string): boolean {
  if (typed.length > MAX_LENGTH) return false;
  const [one, other] = [normalize(typed), normalize(name)];
  return one === other || (one.length > 3 && (distance(one, other) === 1 || hasSwappedLetters(one, other)));
}

function hasSwappedLetters(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  const swapped = one.slice(0, at) + one.charAt(at + 1) + one.charAt(at) + one.slice(at + 2);
  return at >= 0 && swapped === other;
}

const normalize = (name: string): string =>
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

const MAX_LISTED = 5;

/** `a, b, c and 27 more` */
export function listSome(names: readonly string[], limit = MAX_LISTED): string {
  const left = names.length - limit;
  return names.slice(0, limit).join(', ') + (left > 0 ? ` and ${left} more` : '');
}

/** The first lines, and how many more there are: `and 27 more`. */
export function firstLines(lines: readonly string[], limit: number): string[] {
  const left = lines.length - limit;
  return left > 0 ? [...lines.slice(0, limit), `and ${left} more`] : [...lines];
}

/** All names; or, of many, the first ones and `where` the others are listed. */
export const listFirst = (names: readonly string[], where: string): string =>
  listSome(names) + (names.length > MAX_LISTED ? `, all listed in ${where}` : '');

/** Like `listFirst`, with the most similar names first if not all are listed. */
export function listLike(typed: string, names: readonly string[], where: string): string {
  if (names.length <= MAX_LISTED) return names.join(', ');
  const wanted = normalize(typed).slice(0, MAX_LENGTH);
  const ranked = names
    .map((name) => ({
      name,
      far: distance(wanted, normalize(name)),
      begins: normalize(name).startsWith(wanted),
    }))
    .sort((a, b) => a.far - b.far || Number(b.begins) - Number(a.begins));
  return listFirst(
    ranked.map(({ name }) => name),
    where,
  );
}
