import { readProse } from '../markdown/prose';
import { excessInText } from '../source/limits';
import { field } from './field';
import type { ProseValue } from './values';

/** Markdown: paragraphs, bold words, links, lists. */
export function prose(about: string, example: string) {
  const parse = (markdown: string): ProseValue | undefined =>
    excessInText(markdown) ? undefined : readProse(markdown);
  return field({ kind: 'prose', example, about, parse });
}
