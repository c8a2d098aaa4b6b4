import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkFolder } from '../../pipeline/lint/lint';
import type { Example, Rule } from '../../pipeline/lint/rule';
import { rules } from '../../pipeline/lint/rules';
import { copyContent, edit } from './copyContent';

const examplesOf = ({ examples }: Rule): Example[] => [examples].flat();

/** The plumber's content with one side of an example in it. */
function apply(example: Example, side: 'wrong' | 'right'): string {
  const folder = copyContent();
  if ('file' in example) {
    const { file, replace = example.right } = example;
    edit(folder, file, replace, example[side]);
    return folder;
  }
  for (const [path, text] of Object.entries(example[side])) {
    if (text === null) rmSync(join(folder, path));
    else {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      const before = existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : '';
      writeFileSync(
        join(folder, path),
        text.replace('{before}', () => before),
      );
    }
  }
  return folder;
}

const shown = (folder: string) =>
  checkFolder(folder).messages.map(({ ruleId, reason }) => ({ ruleId, reason }));

describe.each(rules.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  test.each(examplesOf(rule))(
    'is reported alone for the wrong example, and not for the right one: %j',
    (example) => {
      expect(shown(apply(example, 'right'))).toEqual([]);
      const found = shown(apply(example, 'wrong'));
      expect(found.map(({ ruleId }) => ruleId)).toEqual(found.map(() => id));
      expect(found.length).toBeGreaterThan(0);
    },
  );

  test('says in whole sentences what it means', () => {
    expect(rule.about).toMatch(/^[A-Z“{`#].*\.$/s);
  });
});

test('no two rules about the same have one id', () => {
  const ids = rules.map(({ id, on }) => `${on} ${id}`);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
