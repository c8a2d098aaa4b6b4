import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteLanguage } from '../../pipeline/labels/labels';
import { countyInWords } from '../../pipeline/labels/phrases';
import { entriesOf } from '../../pipeline/model/entries';
import type { Entry, Site } from '../../pipeline/model/Site';
import { structuredData } from '../../pipeline/model/structuredData/structuredData';
import { llms } from '../../renderer/outputs/llms';
import { copyContent, edit } from './copyContent';
import { frameOf } from './frameOf';
import { entryAt, plumberSite, siteOf } from './plumberSite';
import { problemsIn } from './problemsIn';

/** The facts that a new business without a shop, a license or a review does not have. */
const UNSAID = [
  '  street: 12 Sample Wharf\n',
  'license: MS00000000\nlicenseLabel: Maine Master Plumber License\n',
  'rating:\n  value: 4.9\n  count: 31\n  label: 31 reviews\n',
  'counties:\n  - Cumberland\n',
  'social:\n  - Facebook -> https://www.facebook.com/harborlightsample\n',
  'reviewsPage: https://www.google.com/search?q=harbor+light+plumbing+sample\n',
];

/** The plumber without these facts, and with a Sunday by appointment. */
function bareContent(): string {
  const folder = copyContent();
  for (const lines of UNSAID) edit(folder, 'business.md', lines, '');
  edit(folder, 'business.md', 'closed: yes', 'byAppointment: yes');
  edit(folder, 'areas/portland-me.md', 'reviewCount: 31\n', '');
  return folder;
}

/** The same, with pages that do not need these facts. */
function bareSite() {
  const folder = bareContent();
  for (const { file, line } of errorsIn(folder)) dropFact(join(folder, '..', file), line);
  return siteOf(folder);
}

function errorsIn(folder: string) {
  return problemsIn(folder).filter(({ severity }) => severity === 'error');
}

function dropFact(path: string, line: number) {
  const lines = readFileSync(path, 'utf8').split('\n');
  lines[line - 1] = String(lines[line - 1]).replace(
    /\{(?:license|rating|reviews|reviewCount|counties|founded)\}/g,
    'ours',
  );
  writeFileSync(path, lines.join('\n'));
}

test('a business may have no street, license, reviews, counties or networks', () => {
  expect(errorsIn(bareContent()).filter(({ file }) => file.endsWith('business.md'))).toEqual([]);
});

test('the frame says only what there is, and the towns in place of counties', async () => {
  const site = await bareSite();
  for (const entry of entriesOf(site)) {
    const frame = frameOf(entry, site);
    expect(frame).not.toMatch(/undefined|null|NaN|<p>\s*<\/p>|<ul[^>]*><\/ul>|Social networks/);
    expect(frame).toMatch(/<li><a href="\/areas\/portland-me"[^>]*>Portland<\/a><\/li>/);
    expect(frame).toContain('By appointment');
  }
});

test('language models get only what there is', async () => {
  expect(
    llms(await bareSite())
      .split('\n')
      .filter((line) => line.startsWith('- '))
      .slice(0, 5),
  ).toMatchObject([
    '- Phone: (207) 555-0163',
    '- Email: office@harborlight.example',
    '- Address: Portland, ME 04101',
    '- Hours: Mon-Sat 7:00 AM-4:00 PM, Sunday by appointment',
    '- Areas: Portland',
  ]);
});

test('language models get one county in the singular', async () => {
  expect(llms(await plumberSite())).toContain('- Areas: Cumberland county, among them ');
});

function graphOf(entry: Entry, site: Site): string {
  return JSON.stringify(structuredData(entry, { site, breadcrumbs: [], picture: site.business.image }));
}

async function homeGraph(folder: string): Promise<string> {
  const site = await siteOf(folder);
  return graphOf(entryAt(site, '/'), site);
}

test('the number of employees is given in digits or not at all', async () => {
  const folder = copyContent();
  edit(folder, 'business.md', 'employees: 2-4', 'employees: A family of four');
  expect(await homeGraph(folder)).not.toContain('numberOfEmployees');
});

test('no rating is made of no reviews', async () => {
  const folder = copyContent();
  edit(folder, 'business.md', 'count: 31', 'count: 0');
  expect(await homeGraph(folder)).not.toContain('aggregateRating');
});

test('a foreign phone number is reported without a license and a street', () => {
  const folder = bareContent();
  edit(folder, 'pages/contact.md', 'usually over lunch.', 'usually over lunch. Or call (207) 555-0111.');
  const codes = problemsIn(folder).map(({ code }) => code);
  expect(codes).toContain('phone-other');
  expect(codes).not.toContain('license-other');
});

test('what there is none of leaves no heading over nothing', async () => {
  const folder = copyContent();
  edit(folder, 'pages/home.md', 'gallery:', 'testimonials:\n  heading: Said of us\ngallery:');
  edit(folder, 'pages/notes.md', 'label: Notes', 'label: Notes\nlisted: no');
  for (const gone of ['areas', 'blog', 'projects', 'reviews', 'services', 'team'])
    rmSync(join(folder, gone), { recursive: true });
  edit(
    folder,
    'navigation.md',
    '      - Leak repair -> /leak-repair\n      - Portland -> /areas/portland-me\n',
    '',
  );
  edit(folder, 'pages/home.md', 'See\n[how we find them](/leak-repair#finding-it).', '');
  const site = await siteOf(folder);
  const kinds = new Map(
    site.entries.page.map(({ address, sections }) => [address, sections.map(({ kind }) => kind)]),
  );
  expect(kinds.get('/')).toEqual(['hero', 'text', 'reviews', 'gallery', 'callout']);
  expect(kinds.get('/notes')).toEqual(['hero']);
});

test('where there is no photograph and no service yet, none are offered', () => {
  const folder = copyContent();
  for (const gone of ['portfolio', 'services']) rmSync(join(folder, gone), { recursive: true });
  edit(folder, 'pages/home.md', '  heading: What we mend', '  only:\n    - drain-repair');
  const messages = errorsIn(folder).map(({ message }) => message);
  expect(messages).toContain(
    'There are no photographs in portfolio/drains. No folder of portfolio has photographs yet.',
  );
  expect(messages).toContain(
    'There is no file services/drain-repair.md. There are no files in services yet.',
  );
});

test.each([
  ['Harbor Light', 'Light'],
  ['Volt', 'Volt'],
  ['Elektroinstallationsfachbetrieb', 'sfachbetrieb'],
])('the sign of %s can be broken before %s', async (shortName, last) => {
  const site = await plumberSite();
  const business = { ...site.business, shortName };
  const markup = frameOf(entryAt(site, '/'), { ...site, business });
  expect(/<b>([^<]*)<\/b><\/span>/.exec(markup)?.[1]).toBe(last);
});

/** Facts that only some pages need. */
const OPTIONAL = [
  'founded: 1998\n',
  'employees: 2-4\n',
  'priceRange: $$\n',
  'payment:\n  - Check\n  - Card\n',
  'towns:\n  - Portland\n',
  'projectTypes:\n  - Leak\n  - Water heater\n  - Other\n',
];

const OPTIONAL_ELSEWHERE: [file: string, lines: string][] = [
  ['services/leak-repair.md', '  image: images/sink.jpg\n  features:\n    - Found without opening walls\n'],
  [
    'services/leak-repair.md',
    '    - Copper and plastic\n    - One visit, mostly\n    - Price before we start\n',
  ],
  ['areas/portland-me.md', 'county: Cumberland\n'],
  ['areas/portland-me.md', '  image: images/van.jpg\nhero:'],
  ['navigation.md', '  heading: Pages\n  links:\n    - Home -> /\n    - Contact -> /contact\n'],
  ['navigation.md', '  areasHeading: County\n'],
];

test('a business needs none of the facts that no page asks for', async () => {
  const folder = bareContent();
  for (const lines of OPTIONAL) edit(folder, 'business.md', lines, '');
  for (const [file, lines] of OPTIONAL_ELSEWHERE)
    edit(folder, file, lines, lines.endsWith('hero:') ? 'hero:' : '');
  const unsaid = errorsIn(folder);
  expect(unsaid.map(({ message }) => message)).toContain(
    '{founded} is empty, because business.md has no line “founded:”. Add it there, or delete {founded} here.',
  );
  for (const { file, line } of unsaid) dropFact(join(folder, '..', file), line);
  const site = await siteOf(folder);
  for (const entry of entriesOf(site)) {
    const frame = frameOf(entry, site);
    expect(frame).not.toMatch(/undefined|null|NaN|<ul[^>]*><\/ul>|<h2[^>]*><\/h2>/);
    expect(graphOf(entry, site)).not.toMatch(
      /undefined|NaN|null|foundingDate|paymentAccepted|priceRange|aggregateRating|streetAddress|sameAs/,
    );
  }
  expect(llms(site)).not.toMatch(/undefined|Areas:/);
  const forms = entriesOf(site).flatMap(({ sections }) =>
    sections.filter(({ kind }) => kind === 'contactForm'),
  );
  expect(JSON.stringify(forms)).toContain('"choices":["Leak repair"]');
});

test.each([
  ['LA', 'Orleans', 'Orleans Parish'],
  ['AK', 'Kenai Peninsula', 'Kenai Peninsula Borough'],
  ['OH', 'Franklin', 'Franklin County'],
  ['VA', 'City of Richmond', 'City of Richmond'],
])('in %s, %s is called %s', (state, name, called) => {
  expect(countyInWords(name, state, siteLanguage())).toBe(called);
});

test('opening hours with a mistake give one message, though texts name them', () => {
  const folder = copyContent();
  edit(folder, 'business.md', 'opens: 7:00 AM', 'opens: seven');
  edit(folder, 'pages/contact.md', 'usually over lunch.', 'usually over lunch. We are there {hours}.');
  expect(errorsIn(folder).map(({ code }) => code)).toEqual(['time']);
});
