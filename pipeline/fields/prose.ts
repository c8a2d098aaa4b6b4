import { z } from 'zod';
import { readProse } from '../markdown/prose';
import { excessInText } from '../source/limits';
import { kind } from './kind';
import { refuse } from './refuse';
import type { ProseValue } from './values';

/** Markdown: paragraphs, bold words, links, lists. */
export function prose(about: string, example: string) {
  const schema = z
    .string()
    .trim()
    .transform((markdown, context): ProseValue => {
      const excess = excessInText(markdown);
      return excess ? refuse(context, excess.ruleId, excess.kind) : readProse(markdown);
    });
  return kind(schema, { kind: 'prose', example, about });
}
