import { addDays, parseDay } from '../../pipeline/fields/calendar';
import { parseColor } from '../../pipeline/fields/color';
import { parseDuration } from '../../pipeline/fields/duration';
import type { KindNote } from '../../pipeline/fields/field';
import { formatMoney, parseMoney } from '../../pipeline/fields/money';
import { monthParts } from '../../pipeline/fields/month';
import { readAmount, readDuration, readNumber } from '../../pipeline/fields/typed';
import {
  namedColor,
  readColor,
  readEmail,
  readPhone,
  readPostalCode,
  readState,
  readTimeZone,
  readTrade,
  readWebAddress,
} from '../../pipeline/fields/typedContacts';
import { formatDay, formatMonth, readDay, readMonths } from '../../pipeline/fields/typedDates';
import { readWeekdays } from '../../pipeline/fields/typedHours';

type Note = Partial<KindNote>;

interface Kind {
  /** The texts of a file that an answer may stand for; none if it cannot be read. */
  read(text: string, today: string, note: Note): (string | undefined)[];
  /** What to write instead; without it, the check says so. */
  advice?: string;
  example?: string;
}

function readTook(text: string, _today: string, { about = '' }: Note): string[] {
  if (/^\d{1,3}$/.test(text))
    return about.startsWith('How many months') ? [`${text} months`] : [`${text} days`, `${text} weeks`];
  const read = parseDuration(text) ? text : readDuration(text);
  return read ? [read.replace(/^1 (day|week|month)s$/, '1 $1')] : [];
}

/** Nobody pays less for a job; whoever writes so few digits may mean thousands. */
const MIN_DOLLARS = 100;

function readCost(text: string): string[] {
  const span = parseMoney(text) ?? readAmount(text);
  if (!span || span.low > span.high) return span ? [text] : [];
  const { low, high } = span;
  if (high >= MIN_DOLLARS || text.includes('$')) return [parseMoney(text) ? text : formatMoney(span)];
  return [formatMoney(span), formatMoney({ low: low * 1000, high: high * 1000 })];
}

/** An article may be meant for a coming day: a weekday, or one that is nearer than that of last year. */
function withComing(days: string[], text: string, today: string): string[] {
  const [day = today] = days;
  if (days.length > 0 && readWeekdays(text).length > 0) return [day, addDays(day, 7)];
  const isOfLastYear = addDays(day, 183) < today && !/\d{4}|['’]\d\d|\bago\b/i.test(text);
  return isOfLastYear ? [`${Number(day.slice(0, 4)) + 1}${day.slice(4)}`, ...days] : days;
}

/** A year of two digits is one of this century. */
function readDate(text: string, today: string, { about = '' }: Note): string[] {
  const full = text.replace(/^(\d{1,2})([-/.])(\d{1,2})\2(\d{2})$/, '$1$2$3$220$4');
  if (parseDay(full)) return [full];
  const read = readDay(text, today);
  const days = (about.includes('published') ? withComing(read, text, today) : read).map(formatDay);
  const [, month = '', year = ''] = /^(\d{1,2})[-/.](\d{2})$/.exec(text) ?? [];
  // “10/25” may be October 2025, of which no day is known.
  return days.length === 1 && month !== '' && Number(month) <= 12 && year <= today.slice(2, 4)
    ? [...days, NO_DAY]
    : days;
}

function readNumberOf(text: string, today: string, { min = 0 }: Note): string[] {
  const read = (min > 1000 ? yearIn(text, today) : undefined) ?? (min < 0 ? degreesIn(text) : undefined);
  return [read ?? readNumber(text)].filter((each) => each !== undefined);
}

/** `’08` or `15 years ago` */
function yearIn(text: string, today: string): string | undefined {
  const [, short] = /^(?:since |est\.? )?['’](\d\d)$/i.exec(text) ?? [];
  if (short) return `${Number(short) <= Number(today.slice(2, 4)) ? 20 : 19}${short}`;
  const [, ago] = /^(\d{1,2}) years? ago$/i.exec(text) ?? [];
  return ago && String(Number(today.slice(0, 4)) - Number(ago));
}

/** `70.26° W` */
function degreesIn(text: string): string | undefined {
  const [, degrees, side = ''] = /^(\d+(?:\.\d+)?)\s*°?\s*([NESW])$/i.exec(text) ?? [];
  return degrees && (/[sw]/i.test(side) ? `-${degrees}` : degrees);
}

function readMinutes(text: string): string[] {
  const [, amount = ''] =
    /^(\S+?)(?:[- ]?ish)?\s*(?:(?:min(?:ute)?s?)\.?(?: read)?)?$/i.exec(
      text.replace(/^(?:about|around)\s+/i, ''),
    ) ?? [];
  const minutes = readNumber(amount);
  return minutes === undefined ? [] : [`${minutes} min read`];
}

/** The options whose names are in a text. */
function optionsNamed(text: string, options: readonly string[]): string[] {
  const plain = ` ${text.toLowerCase()} `;
  const named = options.filter((option) => plain.includes(` ${option.toLowerCase()} `));
  return named.length === 1 ? named : [];
}

function readYesNo(text: string): string | undefined {
  if (/^(?:y|yes|yep|yeah|sure|ok(?:ay)?|please|on)(?!\p{L})/iu.test(text)) return 'yes';
  return /^(?:n|no|nope|nah|off|don['’]?t)(?!\p{L})/iu.test(text) ? 'no' : undefined;
}

const DAY = 'September 15, 2026';
const NO_DAY = 'nothing if you only know the month';

const KINDS: Readonly<Record<string, Kind>> = {
  duration: {
    read: readTook,
    advice: 'Write a number of days, weeks or months, for example 3 weeks.',
    example: '3 weeks',
  },
  amount: {
    read: readCost,
    advice: 'Write an amount, for example $38,000, or the lowest and the highest: $35,000 - $40,000.',
    example: '$38,000',
  },
  month: {
    read: (text, today) => (monthParts(text) ? [text] : readMonths(text, today).map(formatMonth)),
    advice: 'Write the month and the year, for example May 2026.',
    example: 'May 2026',
  },
  date: { read: readDate, advice: `Write a day such as ${DAY}.`, example: DAY },
  number: { read: readNumberOf },
  'reading time': { read: readMinutes },
  phone: { read: (text) => [readPhone(text)] },
  email: { read: (text) => [readEmail(text)?.toLowerCase()] },
  state: { read: (text) => [readState(text)] },
  'postal code': { read: (text) => [readPostalCode(text)] },
  'time zone': { read: (text) => [readTimeZone(text)] },
  trade: { read: (text) => [readTrade(text)] },
  choice: { read: (text, _today, { options = [] }) => optionsNamed(text, options) },
  'yes or no': { read: (text) => [readYesNo(text)] },
  color: {
    read: (text) => [parseColor(text) ?? readColor(text) ?? namedColor(text)],
    advice: 'Write its name, such as navy or dark green, or # and six letters or digits, such as #17382f.',
  },
  'web address': {
    read: (text) => [readWebAddress(text)],
    advice: 'Copy the whole address from the address bar of your browser.',
  },
};

/** An example as a person would type it; undefined for kinds that need none of their own. */
export const typedExample = (kind = ''): string | undefined => KINDS[kind]?.example;

const NO_ANSWER =
  /^(?:n\/?a|none|no|nothing|unknown|dunno|(?:i )?(?:don['’]?t|do not|can['’]?t) (?:know|remember|recall)|not sure|idk|no idea|(?:i['’]?d )?rather not(?: say)?|prefer not to(?: say)?|asap|right away|immediately|any(?:where|time)?|when?ever|wherever|[-–—?.]+)$/i;

/** Whether an answer says that there is none. */
export const isNone = (text: string): boolean => NO_ANSWER.test(text.trim());

/** A typed text as a file may have it, or what is wrong with it. */
export function readTyped(
  note: Note & { needed: boolean },
  text: string,
  today: string,
): { text?: string; fault?: string } {
  const { kind = '', needed } = note;
  const known = KINDS[kind];
  if (!known) return { text };
  if (
    !needed &&
    (isNone(text) || (kind === 'number' && /^(?:at (?:the )?)?(?:last|end|bottom)$/i.test(text)))
  )
    return {};
  const readings = known.read(text, today, note).filter((each) => each !== undefined);
  const [read, other] = readings;
  if (read !== undefined && other === undefined) return { text: read };
  const shown = text.slice(0, 100);
  if (read !== undefined)
    return { text, fault: `“${shown}” can be read in two ways. Write ${read}, or ${other}.` };
  const end = needed ? '' : ' If you do not know it, leave this empty.';
  return { text, ...(known.advice ? { fault: `“${shown}” cannot be read. ${known.advice}${end}` } : {}) };
}
