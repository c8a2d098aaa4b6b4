import { dateParts, parseDay } from '../../pipeline/fields/calendar';
import { parseDuration } from '../../pipeline/fields/duration';
import { formatMoney, parseMoney } from '../../pipeline/fields/money';
import { monthParts } from '../../pipeline/fields/month';

interface Kind {
  /** The text as a file may have it; undefined if it cannot be read. */
  read(text: string): string | undefined;
  /** What to write instead. */
  advice: string;
  example: string;
}

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ABOUT = /^(?:about|around|approx(?:\.|imately)?|roughly|almost|ca?\.|~)\s*/i;

function readDuration(text: string): string | undefined {
  const plain = text
    .replace(ABOUT, '')
    .replace(/[a-z]+/gi, (word) => {
      const number = NUMBERS.indexOf(word.toLowerCase()) + 1;
      return number > 0 ? String(number) : word;
    })
    .replace(/^an? (?=\w)/i, '1 ')
    .replace(/\bwks?\b\.?/i, 'weeks')
    .replace(/\bmos?\b\.?/i, 'months');
  const [written] = [text, plain].filter((each) => parseDuration(each));
  return written?.replace(/^1 (day|week|month)s$/, '1 $1');
}

function readAmount(text: string): string | undefined {
  if (parseMoney(text)) return text;
  const plain = text
    .replace(ABOUT, '')
    // Of “38 to 40k”, both are thousands.
    .replace(/^(\$?\d{1,3}(?:\.\d)?)(?=\s*(?:-|–|to)\s*\$?\d{1,3}(?:\.\d)?\s?k\b)/i, '$1k')
    .replace(/(\d)(?:\.(\d))?\s?k\b/gi, (_all, whole: string, part = '0') => {
      return `${whole}${part}00`;
    });
  const span = parseMoney(plain);
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
    read: readDuration,
    advice: 'Write a number of days, weeks or months, for example 3 weeks.',
    example: '3 weeks',
  },
  amount: {
    read: readAmount,
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
