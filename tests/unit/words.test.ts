import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { copyContent, edit } from './copyContent';
import { families } from './mistakes/families';
import { problemsIn } from './problemsIn';

const JARGON =
  /\b(schemas?|pars(e[drs]?|ing)|tokens?|undefined|null|ya?ml|regexp?|enums?|strings?|booleans?|arrays?|objects?|zod|NaN|\w*(Error|Exception)|at \S+:\d+:\d+|front ?matter|syntax|invalid|unexpected)\b/i;
const OF_A_MACHINE = /(^|[\s“(])(\/tmp\/|\/home\/|\/work\/|\/Users\/|[A-Z]:\\)|node_modules|\.tsx?\b/;

/** Our own words: what the owner wrote is in quotation marks. */
function ownWords(message: string): string {
  return message.replace(/“[^”]*”/g, '');
}

describe.each(Object.entries(families))('of %s', (_family, mistakes) => {
  test.each(mistakes)('are plain: $mistake', ({ file, from, to, make }) => {
    const folder = copyContent();
    if (from !== undefined && to !== undefined) edit(folder, file, from, to);
    make?.(folder);
    for (const { message, code } of problemsIn(folder)) {
      expect(ownWords(message)).not.toMatch(JARGON);
      expect(code).not.toMatch(JARGON);
      expect(ownWords(message)).not.toMatch(OF_A_MACHINE);
      expect(message.length).toBeLessThan(700);
    }
  });
});

test.each([
  'pipeline/lint/fields/dates.ts',
  'pipeline/lint/fields/missing.ts',
  'pipeline/lint/fields/names.ts',
])('are plain wherever %s may choose others', (path) => {
  const code = readFileSync(join(import.meta.dirname, '..', '..', path), 'utf8');
  const sentences = [...code.matchAll(/[`'"]([^`'"\n]*[a-z] [a-z][^`'"\n]*)[`'"]/g)].map(
    ([, words = '']) => words,
  );
  expect(sentences.length).toBeGreaterThan(3);
  for (const sentence of sentences.map((words) => words.replace(/\$\{[^}]*\}/g, '')))
    expect(sentence).not.toMatch(JARGON);
});
