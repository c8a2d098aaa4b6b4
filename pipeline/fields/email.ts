import { z } from 'zod';
import { kind } from './kind';
import { readEmail } from './readEmail';
import { refuse } from './refuse';

/** An e-mail address. */
export function email(about: string) {
  const schema = z
    .string()
    .trim()
    .transform((written, context): string => {
      const read = readEmail(written);
      return 'address' in read ? read.address : refuse(context, 'email', read.message, read.instead);
    });
  return kind(schema, { kind: 'e-mail', example: 'hello@example.com', about });
}
