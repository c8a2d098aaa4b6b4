import { z } from 'zod';
import { kind } from './kind';
import { refuse } from './refuse';

const SHAPE = /^https:\/\/[^\s/]+\.[^\s/]+\S*$/;

/** A full web address; only `https:` is taken. */
export function webAddress(about: string, example: string) {
  const schema = z
    .string()
    .trim()
    .transform((written, context): string => {
      if (SHAPE.test(written) && URL.canParse(written)) return written.replace(/\/$/, '');
      const instead = `https://${written.replace(/^\w*:?\/{0,2}(?=\w+\.)/, (begin) => (begin.includes('/') || begin.includes(':') ? '' : begin))}`;
      return refuse(
        context,
        'web-address',
        `A web address starts with https://, for example ${example}`,
        SHAPE.test(instead) && URL.canParse(instead) ? instead : undefined,
      );
    });
  return kind(schema, { kind: 'web address', example, about });
}
