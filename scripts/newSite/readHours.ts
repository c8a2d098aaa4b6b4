import { WEEKDAYS } from '../../pipeline/fields/calendar';
import { inEnglish, spellDays } from '../../pipeline/fields/spanish';
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
 * them. Days that are not named are closed. `others` gets what is not understood; nothing is then said of the days that are left.
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
  const parts = spellDays(textOf(value))
    .split(/[;\n]|\.\s+(?=\p{L})|,(?=\s*\p{L}[\p{L}\s]*\b24\s*\/\s*7)/u)
    .filter((part) => !isUnknown(part))
    .map((part) => readStatements(part.trim()));
  // Beside hours of some days, it is not known of which days “by appointment” is said.
  const hasDays = parts.flat().some(({ text, found }) => found && namesDays(text));
  const isRead = ({ text, found }: Statement) => found !== undefined && (!hasDays || namesDays(text));
  const unread = parts.flatMap((part) =>
    part.some(isRead) ? part.filter((each) => !isRead(each)).map(({ text }) => text) : textOfAll(part),
  );
  others.push(...unread.map((part) => `hours: ${part}`));
  const byDay = new Map(
    parts
      .flat()
      .flatMap((each) => (isRead(each) ? (each.found ?? []) : []))
      .flatMap(({ days, ...hours }) => readWeekdays(days).map((day) => [day, lineOf(hours)] as const)),
  );
  return linesOf(byDay, unread.length > 0 ? undefined : { closed: 'yes' });
}

/** Whether all of a text is opening hours. */
export function isHours(typed: string): boolean {
  const others: string[] = [];
  return readHours(typed, others).length > 0 && others.length === 0;
}

interface Statement {
  text: string;
  /** What stands before the next one. */
  separator: string;
  found: TypedOpening[] | undefined;
}

/** Between two statements; an exception stays with what it is one of. */
const BETWEEN =
  /(\s*(?:,|&|\(|\s(?:and|y)\s)\s*)(?!\s*(?:except|but|not|only|excepto|menos|salvo|pero|solo)\b)/i;

/** As many neighboring parts as can be read together are one statement: `Mon, Wed 8-5`. */
function readStatements(typed: string): Statement[] {
  const parts = typed.split(BETWEEN);
  for (let end = parts.length; end > 0; end -= 2) {
    const text = parts.slice(0, end).join('').replace(/\)$/, '');
    const found = readOpenings(text);
    if (!found && end > 1) continue;
    const rest = parts.slice(end + 1).join('');
    const statement = { text, separator: parts[end] ?? '', found };
    return [statement, ...(rest ? readStatements(rest) : [])];
  }
  return [];
}

const textOfAll = (statements: readonly Statement[]): string =>
  statements.map(({ text, separator }) => text + separator).join('');

const namesDays = (text: string): boolean =>
  namesDay(text) || /\b(?:daily|week|days?|everyday)\b/i.test(inEnglish(text));

/** Whether days of the week are named, such as Monday or weekends. */
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
