import { dateParts, parseDay } from '../../pipeline/fields/calendar';
import { parseDuration } from '../../pipeline/fields/duration';
import { formatMoney, parseMoney } from '../../pipeline/fields/money';
import { monthParts } from '../../pipeline/fields/month';
import { readAmount, readDuration } from '../../pipeline/fields/typed';

interface Kind {
  /** The text as a file may have it; undefined if it cannot be read. */
  read(text: string): string | undefined;
  /** What to write instead. */
  advice: string;
  example: string;
}

const formatDuration = (text: string) =>
  (parseDuration(text) ? text : readDuration(text))?.replace(/^1 (day|week|month)s$/, '1 $1');

function formatAmount(text: string): string | undefined {
  if (parseMoney(text)) return text;
  const span = readAmount(text);
  return span && formatMoney(span);
}

/** A year of two digits is one of this century. */
function readDay(text: string): string | undefined {
  const full = text.replace(/^(\d{1,2})([-/.])(\d{1,2})\2(\d{2})$/, '$1$2$3$220$4');
  if (dateParts(full)) return parseDay(full) === undefined || full === text ? text : full;
  return /\d[-/.]\d+[-/.]\d/.test(full) ? full : undefined;
}

const KINDS: Readonly<Record<string, Kind>> = {
  duration: {
    read: formatDuration,
    advice: 'Write a number of days, weeks or months, for example 3 weeks.',
    example: '3 weeks',
  },
  amount: {
    read: formatAmount,
    advice: 'Write an amount, for example $38,000, or the lowest and the highest: $35,000 - $40,000.',
    example: '$38,000',
  },
  month: {
    read: (text) => (monthParts(text) ? text : undefined),
    advice: 'Write the month and the year, for example May 2026.',
    example: 'May 2026',
  },
  date: {
    read: readDay,
    advice: 'Write a day such as September 15, 2026.',
    example: 'September 15, 2026',
  },
};

/** An example as a person would type it; undefined for kinds that need none of their own. */
export const typedExample = (kind = ''): string | undefined => KINDS[kind]?.example;

/** A typed text as a file may have it, or what is wrong with it. */
export function readTyped(
  kind: string | undefined,
  text: string,
  needed: boolean,
): { text: string; fault?: string } {
  const known = KINDS[kind ?? ''];
  const read = known ? known.read(text) : text;
  if (!known || read !== undefined) return { text: read ?? text };
  const end = needed ? '' : ' If you do not know it, leave this empty.';
  return { text, fault: `“${text.slice(0, 100)}” cannot be read. ${known.advice}${end}` };
}
