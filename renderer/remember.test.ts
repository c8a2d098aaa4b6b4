import { expect, test } from 'vitest';
import { remember } from './remember';

test('what is asked for again and again is made once, however much else comes between', () => {
  const made: string[] = [];
  const upper = remember((from) => {
    made.push(from);
    return from.toUpperCase();
  });
  for (let page = 0; page < 1000; page += 1) {
    expect(upper('article')).toBe('ARTICLE');
    expect(upper(`list ${page}`)).toBe(`LIST ${page}`);
  }
  expect(made.filter((from) => from === 'article')).toHaveLength(1);
});

test('what comes after many others is remembered too', () => {
  const made: string[] = [];
  const same = remember((from) => {
    made.push(from);
    return from;
  });
  for (let page = 0; page < 1000; page += 1) same(`list ${page}`);
  for (let page = 0; page < 1000; page += 1) same('article');
  expect(made.filter((from) => from === 'article')).toHaveLength(1);
});
