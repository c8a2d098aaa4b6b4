import { z } from 'zod';
import { readProse } from '../markdown/prose';
import { refusedText } from '../read/refusedText';
import { kind } from './kind';
import { refuse } from './refuse';
import type { ProseValue } from './values';

/** Markdown: paragraphs, bold words, links, lists. */
export function prose(about: string, example: string) {
  const schema = z
    .string()
    .trim()
    .transform((markdown, context): ProseValue => {
      const { code, message } = refusedText(markdown) ?? {};
      return code && message ? refuse(context, code, message) : readProse(markdown);
    });
  return kind(schema, { kind: 'prose', example, about });
}
