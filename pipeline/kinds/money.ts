import { type Kind, quote, reversedRange } from './kind';
import { withoutAbout, withoutThousands } from './words';

/** An amount in whole dollars, or a range. `low` and `high` are equal for a single amount. */
export interface Money {
  low: number;
  high: number;
}

/** A smaller amount may be meant in thousands, because no job costs so little. */
const MIN_DOLLARS = 100;

export const moneyKind: Kind<Money> = {
  name: 'amount',
  example: '$48,000',
  instruction: 'dollars, or two amounts with a hyphen',
  jsonSchema: { type: ['string', 'number'], pattern: '\\d' },
  otherRules: ['span-crossed'],
  parse: (input) => {
    const money = parseMoney(input);
    return money && money.low <= money.high ? money : undefined;
  },
  read: (typed) => {
    const money = parseMoney(typed) ?? readAmount(typed);
    if (!money || money.low > money.high) return undefined;
    const { low, high } = money;
    // “$35,00” may have lost a zero.
    if (high >= MIN_DOLLARS || /^\$(?!.*,\d\d$)/.test(typed))
      return parseMoney(typed) ? undefined : formatMoney(money);
    return [formatMoney(money), formatMoney({ low: low * 1000, high: high * 1000 })];
  },
  advice: (typed) => {
    const { low, high } = parseMoney(typed) ?? { low: 0, high: 0 };
    const [note = ''] = /\s*\([^()]*\)$/.exec(typed) ?? [];
    if (note && readAmount(typed.replace(note, ''))) return `Leave out ${quote(note.trim())}.`;
    if (/\bdo(?:n['’]?t| not)\b|\bhide\b/i.test(typed))
      return 'Write only the amount. Whether visitors see it is a question of its own.';
    return low > high
      ? reversedRange(formatMoney({ low: high, high: low }))
      : 'Write whole dollars in digits, for example $48,000, or $45,000 - $52,000.';
  },
};

export const priceRangeAnswer: Kind<string> = {
  name: 'price range',
  example: '$$-$$$',
  parse: (input) =>
    /^\${1,4}(?:\s*(?:to|-|–)\s*\${1,4})?$/.test(input) ? input.replace(/\s*(?:to|-|–)\s*/, '-') : undefined,
  advice: 'Write one to four dollar signs, such as $$ or $$-$$$.',
};

const AMOUNT = String.raw`\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.00)?`;
const SPAN = new RegExp(String.raw`^${AMOUNT}(?:\s*(?:-|–|to)\s*${AMOUNT})?$`);

/** `low` is the first amount of the text, even if it exceeds the second. */
export function parseMoney(input: string): Money | undefined {
  const [, first, last = first] = SPAN.exec(input) ?? [];
  return first && last ? { low: inDollars(first), high: inDollars(last) } : undefined;
}

const inDollars = (digits: string) => Number(digits.replaceAll(',', ''));

/** `$48,000`, or `$45,000 - $52,000`. */
export function formatMoney({ low, high }: Money): string {
  const format = (amount: number) => `$${amount.toLocaleString('en-US')}`;
  return low === high ? format(low) : `${format(low)} - ${format(high)}`;
}

/** In “38-40k” and “38k-40” both amounts are thousands, in “800-1.2k” only one. */
const HALF_IN_THOUSANDS =
  /^\$?(\d{1,3}(?:\.\d)?)(?:\s?(k)|(?=[^k]*k$))(\s*(?:-|–|to)\s*\$?)(\d{1,3}(?:\.\d)?)(?:\s?k)?$/i;

/** Parses `about 38-40k`, `4.200,00` or `$1.2 million`, in the order of the text. */
function readAmount(text: string): Money | undefined {
  const plain = withoutThousands(
    withoutAbout(text)
      .replace(/^usd\s*/i, '')
      .replace(/\s*(?:usd|dollars|bucks|(?:plus|\+) tax|\+)$/i, '')
      .replace(/\s*[—−]\s*|\s+and\s+/i, ' - ')
      .replace(/\s*(?:thousand|grand)\b/gi, 'k')
      .replace(HALF_IN_THOUSANDS, (all, low: string, lowK = '', between: string, high: string) => {
        const isSpan = Number(low) < Number(high) && (lowK === '' || Number(high) < 10 * Number(low));
        return isSpan ? `${low}k${between}${high}k` : all;
      })
      .replace(/(\d+(?:\.\d+)?)\s?million\b/gi, (_all, count: string) => String(Number(count) * 1_000_000)),
  )
    .replace(/\b\d{1,3}(?:\.\d{3})+\b/g, (digits) => digits.replaceAll('.', ''))
    .replace(/(?<=\b\d{1,3}) (?=\d{3}\b)/g, '')
    .replace(/(\d)[.,]\d{2}\b(?!\d)/g, '$1');
  return parseMoney(plain);
}
