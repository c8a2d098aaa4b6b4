import { expect, test } from 'vitest';
import type { Money } from '../../pipeline/kinds/money';
import { roundAmount, serviceCosts } from '../../pipeline/model/costs';
import type { Entry } from '../../pipeline/model/Site';
import { plumberSite } from './plumberSite';

type Fields = Partial<Entry<'project'>['fields']>;

/** The costs of leak repairs, if these are the plumber's jobs. */
async function costsOf(jobs: readonly Fields[]) {
  const site = await plumberSite();
  const [model] = site.entries.project;
  if (!model) throw new Error('the site has no project to copy');
  const project = jobs.map((fields, index) => ({
    ...model,
    address: `/projects/job-${index}`,
    fields: { ...model.fields, costShown: true, ...fields },
  }));
  const [leaks] = serviceCosts({ ...site, entries: { ...site.entries, project } });
  return leaks;
}

const dollars = (...amounts: number[]) => amounts.map((amount) => ({ cost: exactly(amount) }));
const exactly = (amount: number): Money => ({ low: amount, high: amount });

test('a service without a published cost is left out', async () => {
  expect(await costsOf([])).toBeUndefined();
  expect(await costsOf([{ cost: exactly(900), costShown: false }])).toBeUndefined();
});

test('fewer than five jobs have no median, not even with private costs among them', async () => {
  const privately = { cost: exactly(900), costShown: false };
  const costs = await costsOf([...dollars(500, 700, 800, 900), privately, { cost: undefined }]);
  expect(costs?.jobs).toHaveLength(4);
  expect(costs?.range).toEqual({ low: 500, high: 900 });
  expect(costs?.median).toBeUndefined();
  expect(costs?.middleHalf).toBeUndefined();
});

test.each([
  [[9000, 5000, 7000, 6000, 8000], 7000],
  [[9000, 5000, 7000, 8000, 6000, 9500], 7500],
])('from five jobs on there is a median: of %j it is %d', async (amounts, median) => {
  const costs = await costsOf(dollars(...amounts));
  expect(costs).toMatchObject({ median });
  expect(costs?.middleHalf).toBeUndefined();
});

test('from eight jobs on there is a middle half', async () => {
  const eight = [1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000];
  expect((await costsOf(dollars(...eight.slice(1))))?.middleHalf).toBeUndefined();
  expect(await costsOf(dollars(...eight))).toMatchObject({
    median: 4500,
    middleHalf: { low: 2800, high: 6300 },
  });
});

test('a span counts by its middle, and the cheapest job is first', async () => {
  const costs = await costsOf([{ cost: { low: 400, high: 1000 } }, ...dollars(600, 800, 500, 900)]);
  expect(costs?.jobs.map(({ cost }) => cost.low)).toEqual([500, 600, 400, 800, 900]);
  expect(costs?.median).toBe(700);
});

test('the weeks are those of the jobs whose duration is known, and left out where none is', async () => {
  const took = (low: number) => ({ took: { low, high: low, unit: 'week' as const } });
  const cost = exactly(500);
  const some = await costsOf([
    { cost, ...took(4) },
    { cost, took: undefined },
    { cost, ...took(2) },
  ]);
  expect(some?.weeks).toEqual({ low: 2, high: 4 });
  const none = await costsOf([{ cost, took: undefined }]);
  expect(none).toMatchObject({ jobs: [{ cost }] });
  expect(none).not.toHaveProperty('weeks');
});

test('a job counts for its main service only', async () => {
  expect(await costsOf([{ cost: exactly(500), services: ['another', 'leak-repair'] }])).toBeUndefined();
});

test('the years and weeks go from the least to the most', async () => {
  const costs = await costsOf([
    { cost: exactly(1), finished: '2024-03', took: { low: 3, high: 5, unit: 'week' } },
    { cost: exactly(2), finished: '2022-11', took: { low: 7, high: 7, unit: 'day' } },
    { cost: exactly(3), finished: '2023-01', took: { low: 2, high: 2, unit: 'week' } },
  ]);
  expect(costs).toMatchObject({ first: '2022', last: '2024', weeks: { low: 1, high: 4 } });
});

test.each([
  [4_249, 4_200],
  [9_999, 10_000],
  [48_500, 49_000],
  [99_600, 100_000],
  [112_400, 110_000],
])('%d is said as %d', (amount, said) => {
  expect(roundAmount(amount)).toBe(said);
});
