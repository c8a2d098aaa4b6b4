import { expect, test } from 'vitest';
import { medianFigures } from './pages';

const run = (lcp: number, performance: number) => [performance, 100, 100, 100, lcp, 0, 0];

test('takes the middle of each figure by itself', () => {
  expect(medianFigures([run(1500, 98), run(900, 100), run(1200, 99)])).toEqual(run(1200, 99));
});
