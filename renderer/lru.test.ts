import { expect, test } from 'vitest';
import { lru } from './lru';

test('what is asked for again and again is made once, however much else comes between', () => {
  const made: string[] = [];
  const upper = lru((from) => {
    made.push(from);
    return from.toUpperCase();
  });
  for (let page = 0; page < 1000; page += 1) {
    expect(upper('article')).toBe('ARTICLE');
    expect(upper(`list ${page}`)).toBe(`LIST ${page}`);
  }
  expect(made.filter((from) => from === 'article')).toHaveLength(1);
});

test('what comes after many others is cached too', () => {
  const made: string[] = [];
  const same = lru((from) => {
    made.push(from);
    return from;
  });
  for (let page = 0; page < 1000; page += 1) same(`list ${page}`);
  for (let page = 0; page < 1000; page += 1) same('article');
  expect(made.filter((from) => from === 'article')).toHaveLength(1);
});
