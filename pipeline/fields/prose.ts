import { z } from 'zod';
import { kind } from './kind';
import type { ProseMention } from './mentions';

/** Markdown: paragraphs, bold words, links, lists. */
export function prose(about: string, example: string) {
  const schema = z
    .string()
    .trim()
    .transform((markdown): ProseMention => ({ mention: 'prose', markdown }));
  return kind(schema, { kind: 'prose', example, about });
}
