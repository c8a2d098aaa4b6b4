import { expect, test } from 'vitest';
import { shortClasses } from './shortClasses';

test('gives each class a short name, the same wherever it stands', () => {
  const { style, names } = shortClasses('.jySuuN >img,.ja-dKjQ:has(.sc-1-0){top:0}.jySuuN{top:1px}', []);
  expect(style).toBe('.a >img,.b:has(.c){top:0}.a{top:1px}');
  expect([...names]).toEqual([
    ['jySuuN', 'a'],
    ['ja-dKjQ', 'b'],
    ['sc-1-0', 'c'],
  ]);
});

test.each([
  ['an address', '@font-face{src:url(/inter.Dsn.woff2) format("woff2")}'],
  ['a figure', 'p{margin:.5em 1.5rem;transition:top .2s}'],
  ['a name that is kept', '.Kept{top:0}'],
])('leaves %s alone', (_what, style) => expect(shortClasses(style, ['Kept']).style).toBe(style));

test('reaches into what holds for some screens', () => {
  expect(shortClasses('@media (min-width:48.5rem){.xYz{top:.5em}}', []).style).toBe(
    '@media (min-width:48.5rem){.a{top:.5em}}',
  );
});

test('gives no short name to two classes, however many there are', () => {
  const names = Array.from({ length: 3000 }, (_, n) => `name-${n}`);
  const short = shortClasses(names.map((name) => `.${name}{top:0}`).join(''), ['a', 'bc']).names;
  expect(new Set(short.values()).size).toBe(3002);
});
