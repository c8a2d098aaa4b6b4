import { z } from 'zod';
import { readText } from '../markdown/readText';
import { refusedText } from '../read/refusedText';
import { kind } from './kind';
import type { ProseMention } from './mentions';
import { refuse } from './refuse';

/** Markdown: paragraphs, bold words, links, lists. */
export function prose(about: string, example: string) {
  const schema = z
    .string()
    .trim()
    .transform((markdown, context): ProseMention => {
      const { code, message } = refusedText(markdown) ?? {};
      return code && message ? refuse(context, code, message) : proseOf(markdown);
    });
  return kind(schema, { kind: 'prose', example, about });
}

/** A text as a field holds it; `isPage` where it is the text of a file. */
export function proseOf(markdown: string, { isPage = false } = {}): ProseMention {
  const { elements, ...notes } = readText(markdown, { isPage });
  return { mention: 'prose', ...notes, elements: elements() };
}
