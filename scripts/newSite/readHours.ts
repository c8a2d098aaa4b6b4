import { WEEKDAYS } from '../../pipeline/fields/calendar';
import { parseTime } from '../../pipeline/fields/time';
import { formatTime } from '../../pipeline/fields/typed';
import { formatWeekdays, readOpenings, readWeekdays } from '../../pipeline/fields/typedHours';
import { isMap, isUnknown, textOf } from './readAnswersFile';

/** Days with the same hours, as `business.md` has them. */
export type HoursLine = Readonly<Record<string, string>>;

/**
 * Reads opening hours as a sentence, `Mon-Sat 7am-6pm`, or as `business.md` has them. Days that are not named are closed. `others`
 * gets a sentence that is not understood.
 */
export function readHours(value: unknown, others: string[]): HoursLine[] {
  if (Array.isArray(value) && value.every((each) => isMap(each) && 'days' in each))
    return value.map((each: object) =>
      Object.fromEntries(
        Object.entries(each).map(([key, typed]) => [
          key,
          /^(?:y|yes|true)$/i.test(textOf(typed)) ? 'yes' : textOf(typed),
        ]),
      ),
    );
  const typed = textOf(value);
  if (isUnknown(typed)) return [];
  const openings = readOpenings(typed);
  if (!openings) {
    others.push(`hours: ${typed}`);
    return [];
  }
  return linesOf(
    new Map(
      openings.flatMap(({ days, ...hours }) =>
        readWeekdays(days).map((day) => [day, lineOf(hours)] as const),
      ),
    ),
  );
}

/** One span a day has its own fields, with AM and PM. */
function lineOf({ times = '', ...hours }: { times?: string }): HoursLine {
  const [opens, closes, ...more] = times.split(' - ').map((each) => parseTime(each));
  if (opens && closes && more.length === 0) return { opens: formatTime(opens), closes: formatTime(closes) };
  return { ...hours, ...(times && { times }) };
}

/** Neighboring days with the same hours in one line. */
function linesOf(byDay: ReadonlyMap<number, HoursLine>): HoursLine[] {
  const lines: { first: number; last: number; hours: HoursLine }[] = [];
  for (const [day] of WEEKDAYS.entries()) {
    const hours = byDay.get(day) ?? { closed: 'yes' };
    const line = lines.at(-1);
    if (line && JSON.stringify(line.hours) === JSON.stringify(hours)) line.last = day;
    else lines.push({ first: day, last: day, hours });
  }
  return lines.map(({ first, last, hours }) => ({ days: formatWeekdays(first, last), ...hours }));
}
