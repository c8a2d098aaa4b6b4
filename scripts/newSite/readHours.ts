import { WEEKDAYS } from '../../pipeline/fields/calendar';
import { inEnglish } from '../../pipeline/fields/spanish';
import { parseTime } from '../../pipeline/fields/time';
import { formatTime } from '../../pipeline/fields/typed';
import {
  formatWeekdays,
  readOpenings,
  readWeekdays,
  type TypedOpening,
} from '../../pipeline/fields/typedHours';
import { isMap, isUnknown, textOf } from './readAnswersFile';

/** Days with the same hours, as `business.md` has them. */
export type HoursLine = Readonly<Record<string, string>>;

const AFFIRMATIVE = /^(?:y|yes|s[ií]|true|x)$/i;

/**
 * Reads opening hours as people write them: `Mon-Sat 7am-6pm`, `lunes a viernes 8 a 5, domingo cerrado`, or as `business.md` has
 * them. Days that are not named are closed. `others` gets what is not understood; where that names a day, nothing is said of the
 * days that are left.
 */
export function readHours(value: unknown, others: string[]): HoursLine[] {
  if (Array.isArray(value) && value.every((each) => isMap(each) && 'days' in each))
    return value.map((each: object) =>
      Object.fromEntries(
        Object.entries(each).map(([key, typed]) => [
          key,
          AFFIRMATIVE.test(textOf(typed)) ? 'yes' : textOf(typed),
        ]),
      ),
    );
  const parts = textOf(value)
    .split(/[;\n]|\.\s+(?=\p{L})|,(?=\s*\p{L}[\p{L}\s]*\b24\s*\/\s*7)/u)
    .filter((part) => !isUnknown(part))
    .map((part) => ({ text: part.trim(), ...readParts(part.trim()) }));
  const unread = parts.flatMap(({ found, left, text }) => (found.length > 0 ? left : text));
  others.push(...unread.map((part) => `hours: ${part}`));
  const byDay = new Map(
    parts
      .flatMap(({ found }) => found)
      .flatMap(({ days, ...hours }) => readWeekdays(days).map((day) => [day, lineOf(hours)] as const)),
  );
  return linesOf(byDay, unread.some(namesDay) ? undefined : { closed: 'yes' });
}

/** Between two statements; an exception stays with what it is one of. */
const BETWEEN =
  /(\s*(?:,|&|\s(?:and|y)\s)\s*)(?!\s*(?:except|but|not|only|excepto|menos|salvo|pero|solo)\b)/i;

/** Reads as many neighboring statements together as it can, since `Mon, Wed 8-5` is one. */
function readParts(text: string): { found: TypedOpening[]; left: string[] } {
  const tokens = text.split(BETWEEN);
  for (let end = tokens.length; end > 0; end -= 2) {
    const found = readOpenings(tokens.slice(0, end).join(''));
    if (!found && end > 1) continue;
    const rest = tokens.slice(end + 1).join('');
    const more = rest ? readParts(rest) : { found: [], left: [] };
    if (found) return { found: [...found, ...more.found], left: more.left };
    return { found: more.found, left: [tokens[0] ?? '', ...more.left] };
  }
  return { found: [], left: [] };
}

const namesDay = (text: string): boolean =>
  inEnglish(text)
    .split(/[^a-z]+/i)
    .some((word) => word.length > 2 && readWeekdays(word).length > 0);

/** One span a day has its own fields, with AM and PM. */
function lineOf({ times = '', ...hours }: { times?: string }): HoursLine {
  const [opens, closes, ...more] = times.split(' - ').map((each) => parseTime(each));
  if (opens && closes && more.length === 0) return { opens: formatTime(opens), closes: formatTime(closes) };
  return { ...hours, ...(times && { times }) };
}

/** Neighboring days with the same hours in one line. */
function linesOf(byDay: ReadonlyMap<number, HoursLine>, unnamed: HoursLine | undefined): HoursLine[] {
  if (byDay.size === 0) return [];
  const lines: { first: number; last: number; hours: HoursLine }[] = [];
  for (const [day] of WEEKDAYS.entries()) {
    const hours = byDay.get(day) ?? unnamed;
    if (!hours) continue;
    const line = lines.at(-1);
    if (line?.last === day - 1 && JSON.stringify(line.hours) === JSON.stringify(hours)) line.last = day;
    else lines.push({ first: day, last: day, hours });
  }
  return lines.map(({ first, last, hours }) => ({ days: formatWeekdays(first, last), ...hours }));
}
