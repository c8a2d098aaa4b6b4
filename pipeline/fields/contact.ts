import { field } from './field';

/** A US phone number of ten digits, kept as `(856) 555-0142`. */
export function phone(about: string) {
  return field({ kind: 'phone', example: '(856) 555-0142', about, parse: parsePhone });
}

export function parsePhone(input: string): string | undefined {
  const digits = dialedDigits(input);
  // No area code begins with 0 or 1: such a number has its country code and a digit too few.
  if (!/^[2-9]\d{9}$/.test(digits)) return undefined;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** The digits of a number without separators and country code. */
export function dialedDigits(input: string): string {
  return input.replace(/[\s().+\u2010-\u2014\u2212-]/g, '').replace(/^1(?=\d{10}$)/, '');
}

/** `(856) 555-0142` as `tel:+18565550142`. Short numbers such as 811 have no country code. */
export function telephone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (digits.length === 3) return `tel:${digits}`;
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}

const EMAIL = /^[^\s@<>,;:/?]+@[^\s@<>,;:/?]+\.[^\s@<>,;:/?.]+$/;

export function email(about: string) {
  return field({ kind: 'email', example: 'hello@example.com', about, parse: parseEmail });
}

export function parseEmail(input: string): string | undefined {
  return EMAIL.test(input) ? input : undefined;
}
