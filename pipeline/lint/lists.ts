import { distance } from 'fastest-levenshtein';
import { MAX_LENGTH, normalize } from './suggest';

const MAX_LISTED = 5;

/** For example `1 error` or `2 errors`. */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

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
export const listSomeAndSource = (names: readonly string[], where: string): string =>
  listSome(names) + (names.length > MAX_LISTED ? `, all listed in ${where}` : '');

/** Like `listSomeAndSource`, with the most similar names first if not all are listed. */
export function listMostSimilar(typed: string, names: readonly string[], where: string): string {
  if (names.length <= MAX_LISTED) return names.join(', ');
  const wanted = normalize(typed).slice(0, MAX_LENGTH);
  const ranked = names
    .map((name) => ({
      name,
      far: distance(wanted, normalize(name)),
      begins: normalize(name).startsWith(wanted),
    }))
    .sort((a, b) => a.far - b.far || Number(b.begins) - Number(a.begins));
  return listSomeAndSource(
    ranked.map(({ name }) => name),
    where,
  );
}
