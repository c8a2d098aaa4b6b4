import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { readPage } from '../built/readPage';

// Jobs read from the files alone. How a median and its parts are found is in `tests/unit/costs.test.ts`.

const folder = join(projectFolder, 'content/projects');
const jobs = readdirSync(folder).map((file) => {
  const [, front = ''] = readFileSync(join(folder, file), 'utf8').split(/^---$/m);
  const { label, services, finished, took, cost, costShown } = parse(front);
  const amounts = costShown === 'yes' ? (String(cost).match(/\$[\d,]+/g) ?? []) : [];
  const address = `/projects/${file.replace('.md', '')}`;
  return { address, label, service: services[0], month: monthOf(String(finished)), took, amounts };
});
type Job = (typeof jobs)[number];

const inWords = (text = '') => text.replace(/[\s\u00A0\u202F]+/g, ' ').trim();
const spoken = ({ amounts }: Job) => amounts.join(' to ');
const middleOf = ({ amounts }: Job) =>
  amounts.reduce((sum, amount) => sum + Number(amount.replace(/\D/g, '')), 0) / amounts.length;

function monthOf(finished: string): string {
  const [year, month] = finished.split('-');
  const names = 'January February March April May June July August September October November December';
  return `${names.split(' ')[Number(month) - 1]} ${year}`;
}

const costsPage = readPage('/what-it-costs');

/** Of eight jobs, of six and of four. */
describe.each([
  [
    'kitchen-remodeling',
    '8 jobs, finished 2023 to 2026, 4 to 6 weeks on site',
    'Half of them cost less than $67,000, half of them more. The middle half cost $50,000 to $73,000.',
    '8 kitchens since 2023: half cost less than $67,000, 4 to 6 weeks.',
  ],
  [
    'bathroom-remodeling',
    '6 jobs, finished 2024 to 2026, 3 weeks on site',
    'Half of them cost less than $28,000, half of them more.',
    '6 bathrooms since 2024: half cost less than $28,000, 3 weeks.',
  ],
  [
    'home-additions',
    '4 jobs, finished 2024 to 2026, 11 to 15 weeks on site',
    'They cost $84,000 to $172,500.',
    '4 additions since 2024: $84,000 to $172,500, 11 to 15 weeks.',
  ],
])('what %s costs', (name, jobsSentence, costsSentence, line) => {
  const block = costsPage.querySelector(`main [id="${name}"]`);
  const own = jobs
    .filter(({ service, amounts }) => service === name && amounts.length > 0)
    .sort((a, b) => middleOf(a) - middleOf(b));

  test('sentences say how many jobs, when, how long and for how much', () => {
    const said = block?.querySelectorAll('p').map(({ text }) => inWords(text));
    expect(said?.slice(0, 2)).toEqual([jobsSentence, costsSentence]);
  });

  test('each job is one row, the cheapest first, with its picture, its price, its month and its weeks', () => {
    const rows = block?.querySelectorAll('li:not([aria-hidden])') ?? [];
    const seen = rows.map((row) => [
      row.querySelector('a')?.getAttribute('href'),
      inWords(row.querySelector('a')?.text),
      ...(row.querySelectorAll('p').at(-1)?.querySelectorAll('span') ?? []).map(({ text }) => inWords(text)),
    ]);
    expect(seen).toEqual(own.map((job) => [job.address, job.label, spoken(job), job.month, job.took]));
    for (const row of rows) expect(row.querySelector('img')?.getAttribute('alt')).toBeTruthy();
  });

  test('its page says the same below the hero, and leads to the rows', () => {
    const page = readPage(`/${name}`);
    const below = page.querySelector('main section:nth-of-type(2)');
    expect(inWords(below?.text)).toContain(line);
    const hanging = below?.querySelectorAll('li a') ?? [];
    const named = hanging.map((link) => [
      link.getAttribute('href'),
      inWords(link.querySelector('span')?.text),
    ]);
    const photos = own.map((job) => [job.address, `${job.label}, ${spoken(job)}`]);
    expect(named.sort()).toEqual(own.length < 5 ? [] : photos.sort());
    expect(page.querySelector(`main a[href="/what-it-costs#${name}"]`)).not.toBeNull();
    expect(costsPage.querySelector(`main nav a[href="#${name}"]`)).not.toBeNull();
  });
});

/** What a page says of a job in its list of facts. */
const factsIn = (address: string, list = 'main dl') =>
  readPage(address)
    .querySelectorAll(`${list} > div`)
    .map(({ text }) => inWords(text));

test.each(jobs)('$address says its month, its time and its cost, or no cost at all', (job) => {
  const facts = factsIn(job.address);
  expect(facts).toContain(`Finished${job.month}`);
  expect(facts).toContain(`Time on site${job.took}`);
  const costs = job.amounts.length > 0 ? [`Cost${spoken(job)}`] : [];
  expect(facts.filter((fact) => fact.startsWith('Cost'))).toEqual(costs);
});

test('the home page shows a room before and after with what its job says', () => {
  const section = readPage('/').querySelector('section:has([data-compare])');
  const job = jobs.find(({ address }) => section?.querySelector(`a[href="${address}"]`)) as Job;
  expect(factsIn('/', 'section:has([data-compare]) dl')).toEqual([
    `Cost${spoken(job)}`,
    `Time on site${job.took}`,
    `Finished${job.month}`,
  ]);
});

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
