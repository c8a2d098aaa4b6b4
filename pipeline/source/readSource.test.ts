import { expect, test } from 'vitest';
import { readSource, splitFences } from './readSource';

const read = (text: string) => readSource('content/pages/about.md', text);

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

test('takes spaces behind a fence', () => {
  expect(split('---  \ntitle: A\n--- \nWords')).toEqual({ front: 'title: A', body: 'Words', bodyLine: 4 });
});

test.each(['---js', '---coffee'])('refuses %s', (fence) => {
  expect(split(`${fence}\nthrow 1\n---\n`)).toBeUndefined();
});

test.each(['----', '---- note', '--- # note'])('does not end the front matter at %s', (line) => {
  expect(split(`---\ntitle: A\n${line}\nlabel: B\n---\n\nWords`)).toEqual({
    front: `title: A\n${line}\nlabel: B`,
    body: '\nWords',
    bodyLine: 6,
  });
});
