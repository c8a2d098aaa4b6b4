import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkFolder } from '../../pipeline/lint/lint';
import type { Example, Rule } from '../../pipeline/lint/rule';
import { rules } from '../../pipeline/lint/rules';
import { copyContent, edit } from './copyContent';

const examplesOf = ({ examples }: Rule): Example[] => [examples].flat();

/** The plumber's content with one side of an example. */
function apply(example: Example, side: 'wrong' | 'right'): string {
  const folder = copyContent();
  if ('file' in example) {
    const { file, replace = example.right } = example;
    edit(folder, file, replace, example[side]);
    return folder;
  }
  for (const [path, text] of Object.entries(example[side])) {
    if (text === null) rmSync(join(folder, path));
    else if (typeof text === 'string') write(join(folder, path), text);
    else if ('linkTo' in text) symlinkSync(text.linkTo, join(folder, path));
    else edit(folder, path, text.replace, text.by);
  }
  return folder;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  writeFileSync(
    path,
    text.replace('{before}', () => before),
  );
}

function shown(example: Example, side: 'wrong' | 'right') {
  const old = 'published' in example ? Object.entries(example.published ?? {}) : [];
  const published = { old: old.map(([path, text]) => ({ path, text })), added: [] };
  const { messages } = checkFolder(apply(example, side), { published });
  return messages.map(({ ruleId, reason }) => ({ ruleId, reason }));
}

describe.each(rules.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  test('has examples', () => {
    expect(examplesOf(rule)).not.toEqual([]);
  });

  test.each(examplesOf(rule))(
    'is reported alone for the wrong example %#, and not for the right one',
    (example) => {
      expect(shown(example, 'right')).toEqual([]);
      const found = shown(example, 'wrong');
      expect(found.map(({ ruleId }) => ruleId)).toEqual(found.map(() => id));
      expect(found.length).toBeGreaterThan(0);
    },
  );

  test('says in whole sentences what it means', () => {
    expect(rule.about).toMatch(/^[A-Z“{`#].*\.$/s);
  });
});

test('no two rules have one id', () => {
  const ids = rules.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
