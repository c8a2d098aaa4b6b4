import { expect, test } from 'vitest';
import { lintSource } from './lintSource';

const lint = (text: string) => lintSource('content/pages/about.md', text);
const found = (text: string) =>
  lint(text).messages.map(({ start, ruleId, fix }) => ({
    line: start.line,
    ruleId,
    expected: fix?.edits.map(({ text }) => text),
  }));

test.each([
  ['an unclosed fence', '---\ntitle: About\n', { line: 1, ruleId: 'fence-open', expected: undefined }],
  ['two hyphens', '--\ntitle: About\n---\n', { line: 1, ruleId: 'fence-misspelt', expected: ['---'] }],
  ['dashes', '———\ntitle: About\n---\n', { line: 1, ruleId: 'fence-misspelt', expected: ['---'] }],
  [
    'code',
    '---js\n{ title: process.exit() }\n---\n',
    { line: 1, ruleId: 'fence-misspelt', expected: ['---'] },
  ],
  ['words first', 'Hello\n---\ntitle: About\n---\n', { line: 1, ruleId: 'fence-late', expected: undefined }],
  [
    'an empty line first',
    '\n---\ntitle: About\n---\n',
    { line: 1, ruleId: 'fence-late', expected: undefined },
  ],
  ['no fence', 'Hello\n', { line: 1, ruleId: 'fence-missing', expected: undefined }],
  ['nothing', '', { line: 1, ruleId: 'fence-missing', expected: undefined }],
  ['a tab', '---\nhero:\n\theading: Hi\n---\n', { line: 3, ruleId: 'tab', expected: ['  heading: Hi'] }],
  [
    'a name twice',
    '---\ntitle: A\nlabel: B\ntitle: C\n---\n',
    { line: 4, ruleId: 'twice', expected: undefined },
  ],
  [
    'a colon',
    '---\ntitle: A: b "c"\n---\n',
    { line: 2, ruleId: 'needs-quotes', expected: ['title: "A: b \\"c\\""'] },
  ],
  [
    'words behind a hash',
    '---\ntitle: We are # 1\n---\n',
    { line: 2, ruleId: 'needs-quotes', expected: ['title: "We are # 1"'] },
  ],
  [
    'a name behind an ampersand',
    '---\ntitle: &Sons Plumbing\n---\n',
    { line: 2, ruleId: 'needs-quotes', expected: ['title: "&Sons Plumbing"'] },
  ],
  [
    'an open quotation mark',
    '---\nlabel: "A\ntitle: B\n---\n',
    { line: 2, ruleId: 'quote-open', expected: ['label: "A"'] },
  ],
  [
    'no space after the colon',
    '---\ntitle: A\nlabel:B\n---\n',
    { line: 3, ruleId: 'needs-space', expected: ['label: B'] },
  ],
  ['a list alone', '---\n- a\n---\n', { line: 2, ruleId: 'front-matter-shape', expected: undefined }],
])('says what is wrong with %s', (_what, text, message) => {
  expect(found(text)).toEqual([message]);
});

test('says the same of a broken file when it reads it again', () => {
  const text = '---\ntitle: a: b\n---\n';
  expect(lint(text).messages).toEqual(lint(text).messages);
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

test('lets a line of its own that begins with a hash be', () => {
  expect(found('---\n# a note to myself\ntitle: About\n---\n')).toEqual([]);
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
