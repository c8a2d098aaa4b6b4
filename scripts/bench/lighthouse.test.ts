import { expect, test } from 'vitest';
import { medianFigures } from './lighthouse';

const run = (lcp: number, performance: number) => ({
  performance,
  accessibility: 100,
  practices: 100,
  seo: 100,
  lcp,
  tbt: 0,
  cls: 0,
});

test('takes the middle of each figure by itself', () => {
  expect(medianFigures([run(1500, 98), run(900, 100), run(1200, 99)])).toMatchObject({
    lcp: 1200,
    performance: 99,
  });
});
