import { expect, test } from 'vitest';
import { readSource, splitFences } from './readSource';

const read = (text: string) => readSource('content/pages/about.md', text);

test('gives names and values the positions where they stand', () => {
  const { positions, faults } = read('---\ntitle: About\nhero:\n  buttons:\n    - Home -> /\n---\n');
  expect(faults).toEqual([]);
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
  ['license: 13E04', '13E04'],
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
  const withoutYaml = (input: string) => ({ ...read(input), yaml: undefined });
  const plain = withoutYaml(text);
  expect(withoutYaml(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual(plain);
  expect(withoutYaml(text.replaceAll('\n', '\r'))).toEqual(plain);
});

test('leaves lines of hyphens in the text alone', () => {
  expect(read('---\ntitle: About\n---\nOne\n\n---\n\nTwo\n').body).toBe('One\n\n---\n\nTwo\n');
});

const split = (text: string) => splitFences(text.split('\n'));

test('parts the fields from the text', () => {
  expect(split('---\ntitle: A\n---\nWords\n')).toEqual({ front: 'title: A', body: 'Words\n', bodyLine: 4 });
});

test('takes spaces behind a fence', () => {
  expect(split('---  \ntitle: A\n--- \nWords')).toEqual({ front: 'title: A', body: 'Words', bodyLine: 4 });
});

test.each(['---js', '---json', '---toml', '---coffee', '---javascript'])('refuses %s', (fence) => {
  expect(split(`${fence}\nthrow 1\n---\n`)).toBeUndefined();
});

test('reads nothing of a file without a second fence', () => {
  expect(split('---\ntitle: A\nWords\n')).toBeUndefined();
});
