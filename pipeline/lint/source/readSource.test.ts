import { expect, test } from 'vitest';
import { readSource } from './readSource';

const FILE = 'content/pages/about.md';
const read = (text: string) => readSource(FILE, text);
const problemOf = (text: string) => read(text).problems.map(({ line, code, fix }) => ({ line, code, fix }));

test('gives names and values the positions where they stand', () => {
  const { positions, problems } = read('---\ntitle: About\nhero:\n  buttons:\n    - Home -> /\n---\n');
  expect(problems).toEqual([]);
  expect(Object.fromEntries(positions)).toMatchObject({
    title: { line: 2, column: 1 },
    hero: { line: 3, column: 1 },
    'hero.buttons': { line: 4, column: 3 },
    'hero.buttons.0': { line: 5, column: 7 },
  });
});

test('knows on which line the text begins', () => {
  const { body, bodyLine, lines } = read('---\ntitle: About\n---\nFirst\n\nThird\n');
  expect(body).toBe('First\n\nThird\n');
  expect(lines[bodyLine - 1]).toBe('First');
});

test.each([
  ['postalCode: 08071', '08071'],
  ['answer: no', 'no'],
  ['opens: 17:30', '17:30'],
  ['licence: 13E04', '13E04'],
  ['day: 2024-02-30', '2024-02-30'],
  ['rating: 5.0', '5.0'],
  ['word: ~', '~'],
  ['quoted: "a: b"', 'a: b'],
  ["single: 'it''s'", "it's"],
])('keeps what was typed: %s', (line, value) => {
  expect(Object.values(read(`---\n${line}\n---\n`).values)).toEqual([value]);
});

test('takes a name without a value as not written', () => {
  expect(read('---\ntext:\n---\n').values).toEqual({ text: null });
});

test('joins the lines of a folded text', () => {
  expect(read('---\ntext: >-\n  One\n  two.\n---\n').values).toEqual({ text: 'One two.' });
});

test('reads the same behind a byte order mark and with Windows line ends', () => {
  const text = '---\ntitle: About\nlabel: Us\n---\n\nWords\n';
  const plain = read(text);
  expect(read(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual(plain);
  expect(read(text.replaceAll('\n', '\r'))).toEqual(plain);
});

test('leaves lines of hyphens in the text alone', () => {
  expect(read('---\ntitle: About\n---\nOne\n\n---\n\nTwo\n').body).toBe('One\n\n---\n\nTwo\n');
});

test('says the same of a broken file when it reads it again', () => {
  const text = '---\ntitle: a: b\n---\n';
  expect(read(text)).toEqual(read(text));
  expect(read(text).problems).toHaveLength(1);
});

test.each([
  ['an unclosed fence', '---\ntitle: About\n', { line: 1, code: 'fence-open', fix: null }],
  [
    'two hyphens',
    '--\ntitle: About\n---\n',
    { line: 1, code: 'fence-misspelt', fix: { line: 1, text: '---' } },
  ],
  ['dashes', '———\ntitle: About\n---\n', { line: 1, code: 'fence-misspelt', fix: { line: 1, text: '---' } }],
  [
    'code',
    '---js\n{ title: process.exit() }\n---\n',
    { line: 1, code: 'fence-misspelt', fix: { line: 1, text: '---' } },
  ],
  ['words first', 'Hello\n---\ntitle: About\n---\n', { line: 1, code: 'fence-late', fix: null }],
  ['an empty line first', '\n---\ntitle: About\n---\n', { line: 1, code: 'fence-late', fix: null }],
  ['no fence', 'Hello\n', { line: 1, code: 'fence-missing', fix: null }],
  ['nothing', '', { line: 1, code: 'fence-missing', fix: null }],
  [
    'a tab',
    '---\nhero:\n\theading: Hi\n---\n',
    { line: 3, code: 'tab', fix: { line: 3, text: '  heading: Hi' } },
  ],
  ['a name twice', '---\ntitle: A\nlabel: B\ntitle: C\n---\n', { line: 4, code: 'twice', fix: null }],
  [
    'a colon',
    '---\ntitle: A: b "c"\n---\n',
    { line: 2, code: 'needs-quotes', fix: { line: 2, text: 'title: "A: b \\"c\\""' } },
  ],
  [
    'words behind a hash',
    '---\ntitle: We are # 1\n---\n',
    { line: 2, code: 'needs-quotes', fix: { line: 2, text: 'title: "We are # 1"' } },
  ],
  [
    'a name behind an ampersand',
    '---\ntitle: &Sons Plumbing\n---\n',
    { line: 2, code: 'needs-quotes', fix: { line: 2, text: 'title: "&Sons Plumbing"' } },
  ],
  [
    'an open quotation mark',
    '---\nlabel: "A\ntitle: B\n---\n',
    { line: 2, code: 'quote-open', fix: { line: 2, text: 'label: "A"' } },
  ],
  [
    'no space after the colon',
    '---\ntitle: A\nlabel:B\n---\n',
    { line: 3, code: 'needs-space', fix: { line: 3, text: 'label: B' } },
  ],
  ['a list alone', '---\n- a\n---\n', { line: 2, code: 'front-matter-shape', fix: null }],
])('says what is wrong with %s', (_what, text, problem) => {
  expect(problemOf(text)).toEqual([problem]);
});

test('lets a line of its own that begins with a hash be', () => {
  expect(read('---\n# a note to myself\ntitle: About\n---\n').problems).toEqual([]);
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
    '---\na: &x [*x]\n---\n',
    '---\n!!js/function x\n---\n',
  ];
  for (const text of odd) expect(() => read(text), JSON.stringify(text.slice(0, 20))).not.toThrow();
});
