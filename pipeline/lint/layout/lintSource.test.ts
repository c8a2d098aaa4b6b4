import { expect, test } from 'vitest';
import { lintSource } from './lintSource';

const lint = (text: string) => lintSource('content/pages/about.md', text);

test.each([
  ['an empty line first', '\n---\ntitle: About\n---\n', 'fence-late'],
  ['nothing', '', 'fence-missing'],
])('says what is wrong with %s', (_what, text, rule) => {
  expect(lint(text).messages).toMatchObject([{ start: { line: 1 }, ruleId: rule }]);
});

test('reads the values of a file as they would be after the repairs', () => {
  const { source } = lint('---\ntitle: A: b\nlabel: “Us: we”\n---\n');
  expect(source.values).toEqual({ title: 'A: b', label: 'Us: we' });
  expect(source.lines).toEqual(['---', 'title: "A: b"', 'label: "Us: we"', '---', '']);
});

test('names the fields of which other faults have the same cause', () => {
  const { broken } = lint('---\ntitle: A\nhero:\n  text: A\n  text: B\n---\n');
  expect([...broken]).toEqual(['hero.text', 'hero']);
  expect([...lint('---\ntitle: A\ntitle: B\n---\n').broken]).toEqual(['title', '']);
});

test('never throws, whatever is in the file', () => {
  const odd = [
    '---\n? [a, b]\n: c\n---\n',
    '---\n%\n---\n',
    '---\n*a\n---\n',
    '---\n&a\n---\n',
    '---\n\0\n---\n',
    '---\n{\n---\n',
    '---\n---\n',
    '---\n- - -\n---\n',
    `---\n${'['.repeat(2000)}\n---\n`,
    `---\na: ${'[{'.repeat(2900)}\n---\n`,
    '---\na: &x [*x]\n---\n',
    '---\n!!js/function x\n---\n',
  ];
  for (const text of odd) expect(() => lint(text), JSON.stringify(text.slice(0, 20))).not.toThrow();
});
