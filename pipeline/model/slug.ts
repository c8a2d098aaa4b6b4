import { z } from 'zod';
import { kind } from '../fields/kind';
import { refuse } from '../fields/refuse';
import { slugOf } from './slugOf';

/** The last part of an address. */
export function slug(about: string, example: string) {
  const schema = z
    .string()
    .trim()
    .transform((written, context): string =>
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(written)
        ? written
        : refuse(
            context,
            'slug',
            `The last part of an address has small letters, digits and hyphens only, for example ${example}.`,
            slugOf(written) || undefined,
          ),
    );
  return kind(schema, { kind: 'address part', example, about });
}
