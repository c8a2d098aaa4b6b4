import { expect, test } from 'vitest';
import { readImports } from './readImports';

test.each([
  [`import { a } from './a';`, './a', false],
  [`import type { A } from './a';`, './a', true],
  [`import { type A } from './a';`, './a', false],
  [`import a, { b } from 'package/sub';`, 'package/sub', false],
  [`import * as a from "../a";`, '../a', false],
  [`import {\n  a,\n  type B,\n} from './a';`, './a', false],
  [`import './style.css';`, './style.css', false],
  [`export { a } from './a';`, './a', false],
  [`export * from './a';`, './a', false],
  [`export type { A } from './a';`, './a', true],
  [`const a = await import('./a');`, './a', false],
])('%s', (source, from, typeOnly) => {
  expect(readImports(source)).toEqual([{ from, typeOnly }]);
});

test.each([
  `// import { a } from './a';`,
  `/* import './a' */`,
  `export const from = 'a';`,
  `const text = 'https://a.example';`,
])('finds no import in %s', (source) => {
  expect(readImports(source)).toEqual([]);
});
