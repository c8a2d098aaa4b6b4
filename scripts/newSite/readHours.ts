import { parseWeekdays } from '../../pipeline/fields/calendar';
import { parseTime } from '../../pipeline/fields/time';
import { isMap, isUnknown, textOf } from './readAnswersFile';

/** Days with the same hours, as `business.md` has them. */
export type HoursLine = Readonly<Record<string, string>>;

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const DAY =
  '(?:mon(?:day)?s?|tue(?:s(?:day)?)?s?|wed(?:nesday)?s?|thu(?:r(?:s(?:day)?)?)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?)';
const TIME = '\\d{1,2}(?:[:.]\\d{2})?(?:\\s*[ap]\\.?m\\.?)?';

/** Other words for the same, in this order. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/\bl(?:unes)?\s*[-a]\s*v(?:iernes)?\b/g, 'mon-fri'],
  [/\bm\s*-\s*f\b/g, 'mon-fri'],
  [/\bm\s*-\s*sa?\b/g, 'mon-sat'],
  [/\bl\s*-\s*s\b/g, 'mon-sat'],
  [/\blun(?:es)?\b/g, 'mon'],
  [/\bmar(?:tes)?\b/g, 'tue'],
  [/\bmie(?:rcoles)?\b/g, 'wed'],
  [/\bjue(?:ves)?\b/g, 'thu'],
  [/\bvie(?:rnes)?\b/g, 'fri'],
  [/\bsab(?:ados?)?\b/g, 'sat'],
  [/\bdom(?:ingos?)?\b/g, 'sun'],
  [/\b(?:weekdays?|entre semana)\b/g, 'mon-fri'],
  [/\b(?:weekends?|fin(?:es)? de semana)\b/g, 'sat-sun'],
  [/\b(?:every ?day|daily|all week|7 days(?: a week)?|todos los dias|7 dias(?: a la semana)?)\b/g, 'mon-sun'],
  [/\b24\s*\/\s*7\b/g, 'mon-sun 24h'],
  [/\b(?:24 ?h(?:ours|oras|rs)?|around the clock)\b/g, '24h'],
  [/\b(?:cerrad[oa]s?|no abrimos)\b/g, 'closed'],
  [/\b(?:by appointment(?: only)?|appointment only|(?:con|por|previa) cita)\b/g, 'appt'],
  [/\b(?:noon|mediodia)\b/g, '12pm'],
  [/\b(?:to|thru|through|until|till|hasta|a|al)\b/g, '-'],
  [/\b(?:de|desde|from|open|abierto|the|los|las|on|only)\b/g, ' '],
  [/\b(?:and|y|e)\b|&/g, ','],
];
const TOKEN = new RegExp(
  `(?<days>${DAY}(?:\\s*-\\s*${DAY})?(?:\\s*,\\s*${DAY}(?:\\s*-\\s*${DAY})?(?![a-z]))*)(?![a-z])|(?<times>${TIME}\\s*-\\s*${TIME})|(?<word>closed|24h|appt)`,
  'g',
);

interface Token {
  days?: string[];
  value?: HoursLine;
}

const AFFIRMATIVE = /^(?:y|yes|s[ií]|true|x)$/i;

/**
 * Reads opening hours as people write them: `Mon-Sat 7am-6pm`, `lunes a viernes 8 a 5, domingo cerrado`, or as `business.md` has
 * them. `others` gets what is not understood.
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
  const tokens = textOf(value)
    .split(/[;\n]|\.\s+(?=\p{L})|,(?=\s*\p{L}[\p{L}\s]*\b24\s*\/\s*7)/u)
    .filter((part) => !isUnknown(part))
    .flatMap((part) => {
      const found = tokensIn(part);
      if (!found) others.push(`hours: ${part.trim()}`);
      return found ?? [];
    });
  return linesOf(hoursByDay(tokens));
}

/** Days and their hours stand beside each other, in either order. */
function hoursByDay(tokens: readonly Token[]): Map<string, HoursLine> {
  const byDay = new Map<string, HoursLine>();
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    if (at % 2 === 1 || !next) continue;
    const value = token.value ?? next.value;
    if (value) for (const day of token.days ?? next.days ?? []) byDay.set(day, value);
  }
  return byDay;
}

/** Undefined where a word is not understood, or days have no hours. */
function tokensIn(typed: string): Token[] | undefined {
  const text = SAME.reduce(
    (rest, [words, same]) => rest.replace(words, same),
    typed
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .replace(/[–—]/g, '-')
      .toLowerCase(),
  );
  if (/[a-z\d]/.test(text.replace(TOKEN, ' '))) return undefined;
  const tokens = [...text.matchAll(TOKEN)].map(({ groups }) => tokenOf(groups ?? {}));
  const isWhole = tokens.every(({ days, value }) => days?.length !== 0 && (days || value));
  const [only] = tokens;
  if (tokens.length === 1 && only?.value?.times) return [{ days: DAYS }, only];
  return isWhole && tokens.length % 2 === 0 ? tokens : undefined;
}

function tokenOf({ days, times, word }: Record<string, string | undefined>): Token {
  if (days) return { days: days.split(',').flatMap((each) => parseWeekdays(singular(each))) };
  if (word === 'closed') return { value: { closed: 'yes' } };
  if (word === 'appt') return { value: { byAppointment: 'yes' } };
  if (word === '24h') return { value: { times: '24 hours' } };
  const value = timesOf(times ?? '');
  return value ? { value } : {};
}

const singular = (text: string) =>
  text
    .trim()
    .replace(/s\b/g, '')
    .replace(/\bthur\b/g, 'thu')
    .replace(/\btue\b/g, 'tue');

/** Without am and pm, work begins in the morning and ends after it began. */
function timesOf(text: string): HoursLine | undefined {
  const [from = '', to = ''] = text.split(/\s*-\s*/);
  const opens = minutesOf(from, /[ap]/.test(from) ? 0 : 300);
  if (opens === undefined) return undefined;
  const closes = minutesOf(to, /[ap]/.test(to) ? 0 : opens + 1);
  return closes === undefined || closes <= opens ? undefined : { opens: clock(opens), closes: clock(closes) };
}

/** Of a time without am and pm, the first one from `least` on. */
function minutesOf(text: string, least: number): number | undefined {
  const time = parseTime(text) ?? parseTime(`${text}:00`);
  if (time === undefined) return undefined;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = hour * 60 + minute;
  return minutes < least && hour < 13 ? (minutes % 720) + 720 : minutes;
}

/** 1050 as `5:30 PM`. */
function clock(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Neighboring days with the same hours in one line; those that are not named are closed. */
function linesOf(byDay: ReadonlyMap<string, HoursLine>): HoursLine[] {
  if (byDay.size === 0) return [];
  const lines: { first: string; last: string; value: HoursLine }[] = [];
  for (const day of DAYS) {
    const value = byDay.get(day) ?? { closed: 'yes' };
    const line = lines.at(-1);
    if (line && JSON.stringify(line.value) === JSON.stringify(value)) line.last = day;
    else lines.push({ first: day, last: day, value });
  }
  return lines.map(({ first, last, value }) => ({
    days: first === last ? first : `${first} - ${last}`,
    ...value,
  }));
}
