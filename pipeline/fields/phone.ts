import { field } from './field';

/** A US phone number of ten digits, kept as `(856) 555-0142`. */
export function phone(about: string) {
  return field({ kind: 'phone', example: '(856) 555-0142', about, parse: parsePhone });
}

export function parsePhone(input: string): string | undefined {
  const digits = dialedDigits(input);
  if (!/^\d{10}$/.test(digits)) return undefined;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** A number without the characters between its digits, and without the country. */
export function dialedDigits(input: string): string {
  return input.replace(/[\s().+\u2010-\u2014\u2212-]/g, '').replace(/^1(?=\d{10}$)/, '');
}
