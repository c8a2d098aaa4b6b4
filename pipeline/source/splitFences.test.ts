import { expect, test } from 'vitest';
import { splitFences } from './splitFences';

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
