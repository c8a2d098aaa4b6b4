import { field } from './field';

/** An amount in whole dollars, or a span of two; `low` and `high` of an amount are the same. */
export interface Money {
  low: number;
  high: number;
  /** Where it is written, in a preview. */
  mark?: string;
}

/** `$48,000`, or `$45,000 - $52,000`. */
export function money(about: string, example: string) {
  const parse = (input: string): Money | undefined => {
    const span = parseMoney(input);
    return span && span.low <= span.high ? span : undefined;
  };
  return field({ kind: 'amount', example, about, parse });
}

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
