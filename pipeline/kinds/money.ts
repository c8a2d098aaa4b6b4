import { field, type Kind, reversedRange } from './kind';
import { withoutAbout, withoutThousands } from './words';

/** An amount in whole dollars, or a span of two; `low` and `high` of an amount are the same. */
export interface Money {
  low: number;
  high: number;
}

/** Nobody pays less for a job; whoever writes so few digits may mean thousands. */
const MIN_DOLLARS = 100;

export const moneyKind: Kind<Money> = {
  name: 'amount',
  example: '$48,000',
  parse: (input) => {
    const span = parseMoney(input);
    return span && span.low <= span.high ? span : undefined;
  },
  read: (typed) => {
    const span = parseMoney(typed) ?? readAmount(typed);
    if (!span || span.low > span.high) return [];
    const { low, high } = span;
    // “$35,00” may have lost a zero.
    if (high >= MIN_DOLLARS || /^\$(?!.*,\d\d$)/.test(typed))
      return parseMoney(typed) ? [] : [formatMoney(span)];
    return [formatMoney(span), formatMoney({ low: low * 1000, high: high * 1000 })];
  },
  advice: (typed) => {
    const { low, high } = parseMoney(typed) ?? { low: 0, high: 0 };
    return low > high
      ? reversedRange(formatMoney({ low: high, high: low }))
      : 'Write whole dollars in digits, for example $48,000, or $45,000 - $52,000.';
  },
};

/** `$48,000`, or `$45,000 - $52,000`. */
export const money = (about: string, example: string) => field(moneyKind, about, { example });

/** How expensive a business is, in dollar signs. */
export const priceRangeAnswer: Kind<string> = {
  name: 'price range',
  example: '$$-$$$',
  parse: (input) =>
    /^[^\p{L}\d]*(?:to[^\p{L}\d]*)?$/u.test(input) ? input.replace(/\s+(?:to|-|–)\s+/, '-') : undefined,
  advice: 'Write one to four dollar signs, such as $$ or $$-$$$.',
};

const AMOUNT = String.raw`\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.00)?`;
const SPAN = new RegExp(String.raw`^${AMOUNT}(?:\s*(?:-|–|to)\s*${AMOUNT})?$`);

/** The amounts in the order of the text, so the low one may exceed the high one. */
export function parseMoney(input: string): Money | undefined {
  const [, first, last = first] = SPAN.exec(input) ?? [];
  return first === undefined || last === undefined
    ? undefined
    : { low: inDollars(first), high: inDollars(last) };
}

const inDollars = (digits: string) => Number(digits.replaceAll(',', ''));

/** `$48,000`, or `$45,000 - $52,000` as a check suggests it. */
export function formatMoney({ low, high }: Money): string {
  const written = (amount: number) => `$${amount.toLocaleString('en-US')}`;
  return low === high ? written(low) : `${written(low)} - ${written(high)}`;
}

/** Of “38-40k” and “38k-40”, both are thousands; of “800-1.2k” only one is. */
const HALF_IN_THOUSANDS =
  /^\$?(\d{1,3}(?:\.\d)?)(?:\s?(k)|(?=[^k]*k$))(\s*(?:-|–|to)\s*\$?)(\d{1,3}(?:\.\d)?)(?:\s?k)?$/i;

/** Amounts with thousands as `k` or behind a period, cents, and words around them; in the order of the text. */
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
