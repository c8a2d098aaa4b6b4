import { z } from 'zod';
import { kind } from './kind';
import { refuse } from './refuse';

/** A full web address; only `https:` is taken. */
export function webAddress(about: string, example: string) {
  const schema = z
    .string()
    .trim()
    .transform((written, context): string => {
      if (written.startsWith('https://') && URL.canParse(written)) return written.replace(/\/$/, '');
      const instead = written.startsWith('http:') ? written.replace('http:', 'https:') : undefined;
      return refuse(
        context,
        'web-address',
        `A web address starts with https://, for example ${example}`,
        instead,
      );
    });
  return kind(schema, { kind: 'web address', example, about });
}
