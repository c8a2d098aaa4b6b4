import { z } from 'zod';
import { readText } from '../markdown/readText';
import { excessInText } from '../source/limits';
import { kind } from './kind';
import type { ProseMention } from './mentions';
import { refuse } from './refuse';

/** Markdown: paragraphs, bold words, links, lists. */
export function prose(about: string, example: string) {
  const schema = z
    .string()
    .trim()
    .transform((markdown, context): ProseMention => {
      const excess = excessInText(markdown);
      return excess ? refuse(context, excess.ruleId, excess.kind) : proseOf(markdown);
    });
  return kind(schema, { kind: 'prose', example, about });
}

/** A text as a field holds it; `isPage` where it is the text of a file. */
export function proseOf(markdown: string, { isPage = false } = {}): ProseMention {
  const { elements, ...notes } = readText(markdown, { isPage });
  return { mention: 'prose', ...notes, elements: elements() };
}
