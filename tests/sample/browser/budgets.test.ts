import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { pages } from '../pages';
import { addresses, isPlain, testBudgets } from './testBudgets';

test('the sitemap lists pages of both kinds', () => {
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.filter(isPlain).length).toBeGreaterThan(10);
  expect(addresses.filter((address) => !isPlain(address)).length).toBeGreaterThan(4);
});

/** The first page of each folder and kind. `budgets.whole.ts` measures all. */
const kindOf = ({ address, types }: (typeof pages)[number]) => `${posix.dirname(address)} ${types.join()}`;
const firsts = pages.filter(
  (page) =>
    pages.find((other) => kindOf(other) === kindOf(page)) === page && addresses.includes(page.address),
);

testBudgets(firsts.map(({ address }) => address));
