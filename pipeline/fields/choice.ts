import { z } from 'zod';
import { nearest } from '../lint/suggest';
import { kind } from './kind';
import { refuse } from './refuse';

/** One of a few words. */
export function choice<T extends string>(options: readonly T[], about: string) {
  const schema = z
    .string()
    .trim()
    .transform((written, context): T => {
      const found = options.find((option) => option.toLowerCase() === written.toLowerCase());
      if (found) return found;
      return refuse(
        context,
        'choice',
        `Choose one of these: ${options.join(', ')}.`,
        nearest(written, options),
      );
    });
  return kind(schema, { kind: 'choice', example: String(options[0]), about, options });
}
