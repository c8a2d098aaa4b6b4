import type { Source } from '../../source/Source';
import { rule } from '../rule';

/** A quick look, since hardly any line has one. */
const MAY_HAVE_PLACEHOLDER = /lorem|TODO|TBD|FIXME|xxx|\bhere\b|\[insert|\[your/i;
const PLACEHOLDER =
  /\blorem ipsum\b|\b(?:TODO|TBD|FIXME|XXX)\b|\bx{3,}\b|\byour (?:\w+ )?(?:heading|title|text|name|description|words|company) here\b|\[(?:insert|your) [^[\]]{1,80}\](?!\()/i;
/** Words of other languages. */
const IN_SMALL_LETTERS = /^(?:todo|tbd|fixme)$/;

export const placeholder = rule({
  id: 'placeholder',
  on: 'fields',
  severity: 'warning',
  about: 'This looks like a note or sample text that you meant to replace. Write the real text.',
  examples: [
    { file: 'pages/contact.md', wrong: 'heading: Your heading here', right: 'heading: Write to us' },
    { file: 'services/leak-repair.md', wrong: 'It costs TBD. A leak is', right: 'A leak is' },
  ],
  check({ source }, report) {
    for (const [index, text] of source.lines.entries()) {
      if (!MAY_HAVE_PLACEHOLDER.test(text) || isComment(source, index)) continue;
      const [actual = ''] = PLACEHOLDER.exec(text) ?? [];
      if (!actual || IN_SMALL_LETTERS.test(actual)) continue;
      report({
        line: index + 1,
        actual,
        reason: `“${actual}” looks like text that was to be replaced before anybody sees it.`,
      });
    }
  },
});

/** The owner's own notes among the fields. */
function isComment({ lines, bodyLine }: Source, index: number): boolean {
  return index < bodyLine - 1 && /^\s*#/.test(lines[index] ?? '');
}
