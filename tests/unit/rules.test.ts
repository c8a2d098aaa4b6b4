import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { LintMessage } from '../../pipeline/lint/message';
import type { Example, Rule } from '../../pipeline/lint/rule';
import { rules } from '../../pipeline/lint/rules';
import { applyFixes } from '../../scripts/check/applyFixes';
import { checkCopy } from './checkCopy';
import { copyContent, edit } from './copyContent';
import { expectPlainWords } from './mistakes/testMistakes';

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

function check(folder: string, example: Example) {
  const old = 'published' in example ? Object.entries(example.published ?? {}) : [];
  const published = { old: old.map(([path, text]) => ({ path, text })), added: [] };
  return checkCopy(folder, { published }).messages;
}

function writeLine(folder: string, { file, line }: LintMessage, text: string): void {
  const path = join(folder, '..', String(file));
  const lines = readFileSync(path, 'utf8').split('\n');
  writeFileSync(path, lines.with(line - 1, text).join('\n'));
}

describe.each(rules.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  test('has examples', () => {
    expect(examplesOf(rule)).not.toEqual([]);
  });

  test.each(examplesOf(rule))(
    'is reported alone for the wrong example %#, and neither for the right one nor for what it proposes',
    (example) => {
      expect(check(apply(example, 'right'), example)).toEqual([]);
      const folder = apply(example, 'wrong');
      const found = check(folder, example);
      expect(found.map(({ ruleId }) => ruleId)).toEqual(found.map(() => id));
      expect(found.length).toBeGreaterThan(0);
      for (const { ruleId, reason } of found) expectPlainWords({ code: ruleId, message: reason });
      const [message, ...others] = found;
      const [proposal] = message?.expected ?? [];
      if (!message || proposal === undefined || others.length > 0) return;
      writeLine(folder, message, proposal);
      expect(check(folder, example).filter(({ line }) => line === message.line)).toEqual([]);
    },
  );

  test('says in whole sentences what it means', () => {
    expect(rule.about).toMatch(/^[A-Z“{`#].*\.$/s);
  });
});

test('every safe fix is shown by an example', () => {
  const hasFix = (rule: Rule) =>
    examplesOf(rule).some((example) => check(apply(example, 'wrong'), example)[0]?.expected);
  expect(rules.filter((rule) => rule.isFixSafe && !hasFix(rule))).toEqual([]);
});

const safe = rules
  .filter(({ isFixSafe }) => isFixSafe)
  .flatMap((rule) => examplesOf(rule).map((example, index) => [rule.id, index + 1, example] as const));

describe.each([
  ['\n', ''],
  ['\r\n', ''],
  ['\r', ''],
  ['\r\n', '\uFEFF'],
])('a safe fix with line ends %j and %j in front', (end, mark) => {
  test.each(safe)('corrects the lines of %s, example %i, and not a byte more', (_id, _number, example) => {
    const folder = apply(example, 'wrong');
    const [first] = check(folder, example);
    const path = join(folder, '..', String(first?.file));
    const broken = readFileSync(path, 'utf8').replaceAll('\n', end);
    writeFileSync(path, mark + broken);
    const messages = check(folder, example);
    const lines = broken.split(end);
    const fixed = messages.flatMap(({ line, expected: [text] = [] }) => {
      if (text === undefined) return [];
      lines[line - 1] = text.replaceAll('\n', end);
      return [line];
    });
    applyFixes(dirname(folder), messages);
    expect(readFileSync(path, 'utf8')).toBe(mark + lines.join(end));
    expect(check(folder, example).filter(({ line }) => fixed.includes(line))).toEqual([]);
  });
});

test.each([
  'pipeline/lint/fields/times/fieldDates.ts',
  'pipeline/lint/fields/missing.ts',
  'pipeline/lint/fields/fieldNames.ts',
])('the words are plain wherever %s may choose others', (path) => {
  const code = readFileSync(join(import.meta.dirname, '..', '..', path), 'utf8');
  const sentences = [...code.matchAll(/[`'"]([^`'"\n]*[a-z] [a-z][^`'"\n]*)[`'"]/g)].map(
    ([, words = '']) => words,
  );
  expect(sentences.length).toBeGreaterThan(3);
  for (const sentence of sentences)
    expectPlainWords({ code: '', message: sentence.replace(/\$\{[^}]*\}/g, '') });
});

test('no two rules have one id', () => {
  const ids = rules.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
