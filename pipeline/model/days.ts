import { z } from 'zod';
import { kind } from '../fields/kind';
import { refuse } from '../fields/refuse';
import { daysOf } from './structuredData/daysOf';

/** A day of the week, or the first and the last of some; kept as written. */
export function days() {
  const schema = z
    .string()
    .trim()
    .transform((written, context): string =>
      daysOf(written).length > 0
        ? written
        : refuse(context, 'days', 'Days are written like Sunday, or Monday - Friday.'),
    );
  return kind(schema, {
    kind: 'days',
    example: 'Monday - Friday',
    about: 'A day or two days with a hyphen.',
  });
}
