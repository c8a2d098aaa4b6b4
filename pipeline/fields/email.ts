import { z } from 'zod';
import { kind } from './kind';
import { refuse } from './refuse';

/** An e-mail address. */
export function email(about: string) {
  const schema = z
    .string()
    .trim()
    .transform((written, context): string =>
      /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(written)
        ? written
        : refuse(context, 'email', 'An e-mail address looks like name@example.com.'),
    );
  return kind(schema, { kind: 'e-mail', example: 'hello@example.com', about });
}
