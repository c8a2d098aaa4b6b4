import { z } from 'zod';
import { kind } from './kind';
import { refuse } from './refuse';

const WANTED = 'A phone number has ten digits, for example (856) 555-0142.';
const KEYS = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

/** A US phone number of ten digits, kept as `(856) 555-0142`. */
export function phone(about: string) {
  const schema = z
    .string()
    .trim()
    .transform((written, context): string => {
      const digits = written.replace(/[\s().+\u2010-\u2014\u2212-]/g, '').replace(/^1(?=\d{10}$)/, '');
      if (/^\d{10}$/.test(digits)) return inUsualForm(digits);
      const numbers = written.match(/\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}(?!\d)/g) ?? [];
      if (numbers.length > 1) return refuse(context, 'phone', 'Only one phone number belongs here.');
      const count = /^\d+$/.test(digits) ? ` Count them: this one has ${digits.length}.` : '';
      return refuse(context, 'phone', WANTED + count, count ? undefined : meant(written, numbers[0]));
    });
  return kind(schema, { kind: 'phone', example: '(856) 555-0142', about });
}

function inUsualForm(digits: string): string {
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** The number among words, or the digits that stand for letters on a phone. */
function meant(written: string, inside: string | undefined): string | undefined {
  if (inside) return inUsualForm(inside.replace(/\D/g, ''));
  const dialed = written
    .toLowerCase()
    .replace(/[a-z]/g, (letter) => String(KEYS.findIndex((key) => key.includes(letter)) + 2))
    .replace(/\D/g, '')
    .replace(/^1(?=\d{10}$)/, '');
  return dialed.length === 10 ? inUsualForm(dialed) : undefined;
}
