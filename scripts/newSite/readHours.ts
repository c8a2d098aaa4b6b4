import { formatWeekdays, readWeekdays } from '../../pipeline/kinds/hours';
import { type Opening, readOpenings } from '../../pipeline/kinds/openings';
import { formatTime, parseTime } from '../../pipeline/kinds/time';
import { WEEKDAYS } from '../../pipeline/kinds/words';
import { isMap, isUnknown, textOf } from './readAnswersFile';

/**
 * Reads opening hours as a sentence, `Mon-Sat 7am-6pm`, or as `business.md` has them. Days that are not named are closed. `others`
 * gets a sentence that is not understood.
 */
export function readHours(value: unknown, others: string[]): Opening[] {
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
      openings.flatMap(({ days = '', ...hours }) =>
        readWeekdays(days).map((day) => [day, lineOf(hours)] as const),
      ),
    ),
  );
}

/** Times with AM and PM. */
const lineOf = (hours: Opening): Opening =>
  Object.fromEntries(
    Object.entries(hours).map(([name, typed]) => {
      const time = parseTime(typed);
      return [name, time ? formatTime(time) : typed];
    }),
  );

/** Neighboring days with the same hours in one line. */
function linesOf(byDay: ReadonlyMap<number, Opening>): Opening[] {
  const lines: { first: number; last: number; hours: Opening }[] = [];
  for (const [day] of WEEKDAYS.entries()) {
    const hours = byDay.get(day) ?? { closed: 'yes' };
    const line = lines.at(-1);
    if (line && JSON.stringify(line.hours) === JSON.stringify(hours)) line.last = day;
    else lines.push({ first: day, last: day, hours });
  }
  return lines.map(({ first, last, hours }) => ({ days: formatWeekdays(first, last), ...hours }));
}
