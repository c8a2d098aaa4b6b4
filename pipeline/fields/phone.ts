import { z } from 'zod';
import { kind } from './kind';
import { refuse } from './refuse';

/** A US phone number of ten digits, kept as `(856) 555-0142`. */
export function phone(about: string) {
  const schema = z
    .string()
    .trim()
    .transform((written, context): string => {
      const digits = written.replace(/[\s().-]/g, '').replace(/^\+?1(?=\d{10}$)/, '');
      if (!/^\d{10}$/.test(digits))
        return refuse(context, 'phone', 'A phone number has ten digits, for example (856) 555-0142.');
      return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
    });
  return kind(schema, { kind: 'phone', example: '(856) 555-0142', about });
}
