import { z } from 'zod';
import { kind } from './kind';
import { readPhone } from './readPhone';
import { refuse } from './refuse';

/** A US phone number of ten digits, kept as `(856) 555-0142`. */
export function phone(about: string) {
  const schema = z
    .string()
    .trim()
    .transform((written, context): string => {
      const read = readPhone(written);
      return 'number' in read ? read.number : refuse(context, 'phone', read.message, read.instead);
    });
  return kind(schema, { kind: 'phone', example: '(856) 555-0142', about });
}
