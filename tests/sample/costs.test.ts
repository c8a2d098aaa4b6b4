import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { readPage } from '../built/readPage';

// Every number of these pages, made again from the files alone: nothing of the pipeline is used.

interface Job {
  address: string;
  label: string;
  service: string;
  finished: string;
  took: string;
  cost?: string;
}

const content = join(projectFolder, 'content');

function frontMatter(path: string) {
  const [, front = ''] = readFileSync(join(content, path), 'utf8').split(/^---$/m);
  return parse(front);
}

const jobs: Job[] = readdirSync(join(content, 'projects')).map((file) => {
  const { label, services, finished, took, cost, costShown } = frontMatter(`projects/${file}`);
  const address = `/projects/${file.replace('.md', '')}`;
  const shown = costShown === 'yes' ? { cost: String(cost) } : {};
  return { address, label, service: services[0], finished: String(finished), took, ...shown };
});

const services = readdirSync(join(content, 'services')).map((file) => {
  const { label, title } = frontMatter(`services/${file}`);
  const name = file.replace('.md', '');
  const own = jobs.filter(({ service, cost }) => service === name && cost);
  return { name, label: String(label ?? title), own };
});

const amountsIn = (cost = '') =>
  [...cost.matchAll(/\$([\d,]+)/g)].map(([, digits = '']) => Number(digits.replaceAll(',', '')));
const middleOf = (cost?: string) => {
  const [low = 0, high = low] = amountsIn(cost);
  return (low + high) / 2;
};
const weeksOf = (took: string) => Number.parseInt(took, 10);
const dollars = (amount: number) => `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`;
const spoken = (cost = '') => amountsIn(cost).map(dollars).join(' to ');

/** To the nearest thousand, from 100,000 on to the nearest five thousand. */
function said(amount: number): string {
  const thousands = amount < 100_000 ? Math.round(amount / 1000) : Math.round(amount / 5000) * 5;
  return dollars(thousands * 1000);
}

/** The value at a part of the sorted values, between two of them where it falls between. */
function at(part: number, values: readonly number[]): number {
  const position = part * (values.length - 1);
  const below = values.filter((_value, index) => index <= position).at(-1) ?? 0;
  const above = values.find((_value, index) => index >= position) ?? 0;
  return below + (position % 1) * (above - below);
}

const costsPage = readPage('/what-it-costs');
const inWords = (text: string) => text.replace(/[\s\u00A0\u202F]+/g, ' ').trim();

test('the sample shows at least 24 jobs, and three costs of each service', () => {
  expect(jobs.length).toBeGreaterThanOrEqual(24);
  for (const { own } of services) expect(own.length).toBeGreaterThanOrEqual(3);
});

describe.each(services)('what $name costs', ({ name, label, own }) => {
  const block = costsPage
    .querySelectorAll('main h2, main h3')
    .find(({ text }) => inWords(text) === label)?.parentNode;
  const rows = block?.querySelectorAll('li:not([aria-hidden])') ?? [];
  const costs = own.map(({ cost }) => middleOf(cost)).sort((a, b) => a - b);

  test('the sentence says how many jobs, when and how long', () => {
    const years = own.map(({ finished }) => finished.slice(0, 4)).sort();
    const weeks = own.map(({ took }) => weeksOf(took)).sort((a, b) => a - b);
    const span = (values: readonly (string | number)[]) =>
      [...new Set([values[0], values.at(-1)])].join(' to ');
    expect(inWords(block?.text ?? '')).toContain(
      `${own.length} jobs, finished ${span(years)}, ${span(weeks)} weeks on site`,
    );
  });

  test('the median and the middle half are those of the jobs; of fewer than five, the range', () => {
    const text = inWords(block?.text ?? '');
    const all = own.flatMap(({ cost }) => amountsIn(cost)).sort((a, b) => a - b);
    const [median, range] = [said(at(0.5, costs)), `${dollars(all[0] ?? 0)} to ${dollars(all.at(-1) ?? 0)}`];
    const claim =
      own.length < 5 ? `They cost ${range}.` : `Half of them cost less than ${median}, half of them more.`;
    expect(text).toContain(claim);
    expect(text.includes('Half of them')).toBe(own.length >= 5);
    const half = `The middle half cost ${said(at(0.25, costs))} to ${said(at(0.75, costs))}.`;
    expect(text.includes('The middle half')).toBe(costs.length >= 8);
    if (costs.length >= 8) expect(text).toContain(half);
  });

  test('each job is one row, the cheapest first, with its picture, its price, its month and its weeks', () => {
    const sorted = [...own].sort((a, b) => middleOf(a.cost) - middleOf(b.cost));
    const links = rows.map((row) => row.querySelector('a'));
    expect(links.map((link) => [link?.getAttribute('href'), inWords(link?.text ?? '')])).toEqual(
      sorted.map((job) => [job.address, job.label]),
    );
    expect(
      rows.map((row) =>
        row
          .querySelectorAll('p')
          .at(-1)
          ?.querySelectorAll('span')
          .map(({ text }) => inWords(text)),
      ),
    ).toEqual(sorted.map(({ finished, took, cost }) => [spoken(cost), monthOf(finished), took]));
    for (const row of rows) expect(row.querySelector('img')?.getAttribute('alt')).toBeTruthy();
  });

  test('its page says the same below the hero, and leads to the rows', () => {
    const page = readPage(`/${name}`);
    const line = inWords(page.querySelector('main section:nth-of-type(2)')?.text ?? '');
    const all = own.flatMap(({ cost }) => amountsIn(cost)).sort((a, b) => a - b);
    const range = `${dollars(all[0] ?? 0)} to ${dollars(all.at(-1) ?? 0)}`;
    const cost = own.length < 5 ? range : `half cost less than ${said(at(0.5, costs))}`;
    expect(line).toMatch(new RegExp(`^${own.length} [\\w -]+ since \\d{4}: `));
    expect(line).toContain(`: ${cost}, `);
    const hanging = page.querySelectorAll('main section:nth-of-type(2) li a');
    const named = hanging.map((link) => [
      link.getAttribute('href'),
      inWords(link.querySelector('span')?.text ?? ''),
    ]);
    const photos = own.map((job) => [job.address, `${job.label}, ${spoken(job.cost)}`]);
    expect(named.sort()).toEqual(own.length < 5 ? [] : photos.sort());
    expect(page.querySelector(`main a[href="/what-it-costs#${name}"]`)).not.toBeNull();
    expect(costsPage.querySelector(`main [id="${name}"] li`)).not.toBeNull();
    expect(costsPage.querySelector(`main nav a[href="#${name}"]`)).not.toBeNull();
  });
});

test.each(jobs)(
  '$address says its month, its time and its cost, or no cost at all',
  ({ address, finished, took, cost }) => {
    const page = readPage(address);
    const facts = page.querySelectorAll('main dl > div').map((fact) => inWords(fact.text));
    expect(facts).toContain(`Finished${monthOf(finished)}`);
    expect(facts).toContain(`Time on site${took}`);
    expect(facts.filter((fact) => fact.startsWith('Cost'))).toEqual(cost ? [`Cost${spoken(cost)}`] : []);
  },
);

test('the home page shows a room before and after with what its job says', () => {
  const section = readPage('/').querySelector('section:has([data-compare])');
  const job = jobs.find(({ address }) => section?.querySelector(`a[href="${address}"]`));
  const facts = section?.querySelectorAll('dl > div').map((fact) => inWords(fact.text));
  expect(facts).toEqual([
    `Cost${spoken(job?.cost)}`,
    `Time on site${job?.took}`,
    `Finished${monthOf(job?.finished ?? '')}`,
  ]);
});

function monthOf(finished: string): string {
  const [year, month] = finished.split('-');
  const names = 'January February March April May June July August September October November December';
  return `${names.split(' ')[Number(month) - 1]} ${year}`;
}

test('a service with enough jobs lists none that it compares before and after', () => {
  const page = readPage('/kitchen-remodeling');
  const addressesIn = (selector: string) =>
    page.querySelectorAll(`${selector} a[href^="/projects/"]`).map((link) => link.getAttribute('href'));
  const listed = addressesIn('[data-cards]');
  expect(listed).toHaveLength(3);
  const compared = addressesIn('figcaption');
  expect(compared).not.toHaveLength(0);
  expect(compared.filter((address) => listed.includes(address))).toEqual([]);
});
