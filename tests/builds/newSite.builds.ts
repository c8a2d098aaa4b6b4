import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test, vi } from 'vitest';
import { pageData } from '../../pages/pageData';
import { entriesOf, sectionsOf } from '../../pipeline/model/entries';
import { pageFrameData } from '../../pipeline/model/pageFrame';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { renderDocument } from '../../renderer/renderDocument';
import { filesFromContent } from '../../scripts/generate/contentFiles';
import { newSite, writeContent } from '../../scripts/newSite/newSite';
import { git } from '../unit/plumberRepository';
import { siteOf, treesFrom } from '../unit/plumberSite';
import { problemsIn } from '../unit/problemsIn';

/** Each drawing is made once, for whatever site. */
vi.mock('../../pipeline/media/drawHills', async (original) => {
  const actual = await original<typeof import('../../pipeline/media/drawHills')>();
  const drawn = new Map<string, ReturnType<typeof actual.drawHills>>();
  const drawHills: typeof actual.drawHills = (...drawing) => {
    const key = JSON.stringify(drawing);
    const known = drawn.get(key) ?? actual.drawHills(...drawing);
    drawn.set(key, known);
    return known;
  };
  return { ...actual, drawHills };
});

const fixtures = join(projectFolder, 'tests/fixtures');
const answersOf = (name: string) => join(fixtures, 'answers', `${name}.yaml`);
const newFolder = () => mkdtempSync(join(inject('copies'), 'site-'));

/** What is wrong with a new site, but for what only its owner can say. */
const faultsIn = (content: string) => problemsIn(content).filter(({ code }) => code !== 'to-write');

/** The content of a new site, from changed answers; `files` lie beside them, copied from fixtures. */
async function contentOf(
  name: string,
  change: (text: string) => string = (text) => text,
  files: Readonly<Record<string, string>> = {},
): Promise<string> {
  const folder = newFolder();
  const answers = join(folder, 'answers.yaml');
  writeFileSync(answers, change(readFileSync(answersOf(name), 'utf8')));
  for (const [to, from] of Object.entries(files)) cpSync(join(fixtures, from), join(folder, to));
  await writeContent(join(folder, 'content'), answers);
  return join(folder, 'content');
}

test.each(['plumber', 'painter', 'roofer', 'masonry-albany'])(
  'a new site of a %s lacks only what the owner has to say',
  async (name) => {
    const folder = newFolder();
    await newSite(folder, { answers: answersOf(name) });
    const problems = problemsIn(join(folder, 'content'));
    expect(faultsIn(join(folder, 'content'))).toEqual([]);
    expect(problems.length).toBeGreaterThan(2);
    expect(new Set(problems.map(({ message }) => message)).size).toBeLessThanOrEqual(10);
    for (const [path, text] of filesFromContent(join(folder, 'content')))
      expect(readFileSync(join(folder, path), 'utf8')).toBe(text);
    expect(git(folder, 'status', '--porcelain')).toBe('');
    const files = git(folder, 'ls-files').trim().split('\n');
    const texts = files.filter((path) => /\.(?:md|yml)$/.test(path));
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain('# The website');
    const ofAnotherTrade = /\b(?:kitchen|cabinet|countertop|remodel|oak|stairs|cocina)/i;
    expect(texts.filter((path) => ofAnotherTrade.test(readFileSync(join(folder, path), 'utf8')))).toEqual([]);
    expect(files.filter((path) => !/^(?:content|public)\//.test(path)).length).toBeLessThanOrEqual(18);
  },
);

test.each([
  ['', 'O’Neil & Sons', 'small repairs, big repairs', 'Proctor 55810, hermantown', 'Bo Ruud, 12 years'],
  ['', 'A+ "Quality" Works', 'Tune-ups & repairs', 'none', 'dont know'],
  [
    'language: Spanish\n',
    'Hermanos Peña: todo',
    'inspección; limpieza',
    'St. Paul, O’Fallon',
    'Ana María de la Cruz, 8 años',
  ],
  ['language: Spanish\n', '# 1 Choice', '24 hour calls', 'las cruces nm 88001, Socorro', 'Ann Lee'],
])(
  'answers of any shape make a site without errors: %s%s',
  async (language, name, services, towns, owner) => {
    const content = await contentOf(
      'landscaper-duluth',
      (text) =>
        language +
        text
          .replace(/^name: .*$/m, `name: ${name}`)
          .replace(/^services: .*$/m, `services: ${services}`)
          .replace(/^towns: .*$/m, `towns: ${towns}`)
          .replace(/^owner: .*$/m, `owner: ${owner}`),
    );
    expect(faultsIn(content)).toEqual([]);
  },
);

test('a new site says nothing of hours that were not understood', async () => {
  const content = await contentOf('landscaper-duluth', (text) => text.replace(/^(hours: ).*/m, '$1whenever'));
  expect(faultsIn(content)).toEqual([]);
  const site = await siteOf(content);
  expect(site.openingHours.regular).toEqual([]);
});

test('a logo that is not there is said so before anything is written', async () => {
  const folder = newFolder();
  const answers = join(folder, 'answers.yaml');
  cpSync(answersOf('painter'), answers);
  const written = newSite(join(folder, 'site'), { answers });
  await expect(written).rejects.toThrow(/^There is no file .*marsh-and-daughter\.png\.$/);
  expect(existsSync(join(folder, 'site', 'content'))).toBe(false);
});

test('of many services, the home page and the menu have the first, and a page has all', async () => {
  const services = Array.from({ length: 20 }, (_, at) => `  - Valve ${at}`).join('\n');
  const content = await contentOf('plumber', (text) =>
    text.replace(/ {4}logo:[\s\S]*$/, '').replace(/services:\n(?: {2}- .*\n)+/, `services:\n${services}\n`),
  );
  expect(faultsIn(content)).toEqual([]);
  const menu = readFileSync(join(content, 'navigation.md'), 'utf8');
  expect(menu.match(/-> \/valve-\d+$/gm)).toHaveLength(9);
  expect(menu).toContain('All services -> /services');
});

test('pictures of the answers get lines to describe them, and towns keep their capitals', async () => {
  const files = 'files:\n  images/home.jpg: our-van.jpg\n  portfolio/yards/stone-wall.jpg: our-wall.jpg\n';
  const content = await contentOf('landscaper-duluth', (text) => text + files, {
    'our-van.jpg': 'plumber/images/van.jpg',
    'our-wall.jpg': 'plumber/images/sink.jpg',
  });
  expect(readFileSync(join(content, 'images/descriptions.md'), 'utf8')).toMatch(
    /^---\n# To write: what home\.jpg shows, .*\nhome\.jpg: "A photo by North Shore Lawn & Landscape: home"\nabout\.jpg: A drawing of hills/,
  );
  expect(readFileSync(join(content, 'images/descriptions.md'), 'utf8')).toContain('for Proctor, MN\n');
  expect(readFileSync(join(content, 'portfolio/yards/descriptions.md'), 'utf8')).toContain(
    'stone-wall.jpg: ',
  );
  expect(readFileSync(join(content, 'pages/areas.md'), 'utf8')).toContain('We work in Duluth and nearby');
  // No page shows the wall yet.
  expect(new Set(faultsIn(content).map(({ code }) => code))).toEqual(new Set(['photo-unseen']));
});

test('a role that the answers do not say is still to be written, and is not the trade', async () => {
  const content = await contentOf('masonry-albany');
  expect(readFileSync(join(content, 'team/ana-ruiz.md'), 'utf8')).toContain('role: Team member\n');
  const messages = problemsIn(content).map(({ file, message }) => `${file}: ${message}`);
  expect(messages).toContain(
    'content/team/ana-ruiz.md: Still to write: this person’s role after “role:”. Then delete this line.',
  );
});

test('the first finished job is shown on the pages of its service and town, on the home page and in the list of all', async () => {
  const content = await contentOf('landscaper-duluth');
  const plumber = join(fixtures, 'plumber');
  cpSync(join(plumber, 'portfolio'), join(content, 'portfolio'), { recursive: true });
  const job = readFileSync(join(plumber, 'projects/cellar-drain.md'), 'utf8')
    .replace('leak-repair', 'retaining-walls')
    .replace('portland-me', 'duluth-mn')
    .replace(/^review:.*\n/m, '');
  mkdirSync(join(content, 'projects'));
  writeFileSync(join(content, 'projects/cellar-drain.md'), job);
  const site = await siteOf(content);
  const showing = entriesOf(site).filter((page) =>
    sectionsOf(page, 'projects').some(({ props }) =>
      props.cards.some(({ address }) => address === '/projects/cellar-drain'),
    ),
  );
  expect(showing.map(({ address }) => address).sort()).toEqual([
    '/',
    '/areas/duluth-mn',
    '/retaining-walls',
    '/services',
  ]);
});

const ANN =
  '---\nname: Ann Lee\nrole: Owner\norder: 1\ndescription: Ask for Ann when you call.\nspecialties: [Lawns]\n---\n';

test('the first article and the first member are shown, and only a list of articles is led back to', async () => {
  const content = await contentOf('landscaper-duluth', (text) => text.replace(/^owner:.*\n/m, ''));
  const plumber = join(fixtures, 'plumber');
  const article = readFileSync(join(plumber, 'blog/frozen-pipes.md'), 'utf8')
    .replace('images/sink.jpg', 'images/home.jpg')
    .replaceAll('/leak-repair', '/');
  mkdirSync(join(content, 'blog'));
  writeFileSync(join(content, 'blog/ours.md'), article);
  mkdirSync(join(content, 'team'));
  writeFileSync(join(content, 'team/ann.md'), ANN);
  const site = await siteOf(content);
  const showing = (kind: 'posts' | 'team') =>
    entriesOf(site).flatMap((page) => (sectionsOf(page, kind).length > 0 ? page.address : []));
  expect(showing('posts')).toEqual(['/about']);
  expect(showing('team').sort()).toEqual(['/', '/about']);
  const about = join(content, 'pages/about.md');
  writeFileSync(about, readFileSync(about, 'utf8').replace(/^posts:\n.*\n/m, ''));
  const without = await siteOf(content);
  const [html] = without.entries.article.map((page) =>
    renderDocument(pageData(page, without), treesFrom(content)),
  );
  expect(html).toContain('When Pipes Freeze</h1>');
  expect(html).not.toContain('Back to Blog');
});

test('a copy of the project gives its content, and what else was changed there is listed', async () => {
  const above = newFolder();
  const copy = join(above, 'copy');
  cpSync(join(fixtures, 'plumber'), join(copy, 'content'), { recursive: true });
  cpSync(join(projectFolder, 'package.json'), join(copy, 'package.json'));
  writeFileSync(join(copy, 'theme.ts'), 'Ours');
  git(copy, 'init', '--quiet');
  git(copy, 'add', '--all');
  const told = await newSite(join(above, 'site'), { from: copy });
  expect(told.split('\n').slice(1, -1)).toEqual([
    'The copy also differs in these files, which were not copied:',
    'theme.ts',
  ]);
  expect(problemsIn(join(above, 'site', 'content'))).toEqual([]);
});

test('without an email address, a new site shows none and has no form, and the owner is told so', async () => {
  const content = await contentOf('roofer', (text) => text.replace(/^(email: ).*/m, '$1none yet'));
  expect(faultsIn(content)).toEqual([]);
  expect(
    problemsIn(content)
      .map(({ message }) => message)
      .join('\n'),
  ).toContain('a line “email:” with your email');
  const site = await siteOf(content);
  for (const page of entriesOf(site)) {
    const html = renderDocument(pageData(page, site), treesFrom(content));
    expect(html).not.toMatch(/<form|mailto:|escr[ií]b|"email"/);
  }
});

test('of many towns, the bottom of each page names the first eleven and leads to all', async () => {
  const names = Array.from({ length: 13 }, (_, index) => `${'BCDFGHJKLMNPR'.charAt(index)}artown`);
  const content = await contentOf('landscaper-duluth', (text) =>
    text.replace(/^towns:.*$/m, `towns: Duluth, ${names.join(', ')}`),
  );
  const site = await siteOf(content);
  const [home] = entriesOf(site).filter(({ address }) => address === '/');
  if (!home) throw new Error('there is no home page');
  const served = pageFrameData(home, site).business.served;
  expect(served.map(({ label }) => label)).toEqual(['Duluth', ...names.slice(0, 10), 'All towns']);
  expect(served.at(-1)?.href).toBe('/areas');
});

test('the town of the business has a page, and two pages name all towns', async () => {
  const content = await contentOf('roofer', (text) =>
    text.replace(/^towns:\n(?: .*\n)+/m, 'towns: Rio Bravo, El Cenizo\n'),
  );
  const site = await siteOf(content);
  expect(site.entries.area.map(({ address }) => address)).toEqual(['/areas/san-antonio-tx']);
  for (const address of ['/', '/areas']) {
    const page = entriesOf(site).find((each) => each.address === address);
    expect(JSON.stringify(page?.sections)).toContain('"towns":"San Antonio, Rio Bravo y El Cenizo"');
  }
});
