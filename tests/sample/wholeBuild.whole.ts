import { copyFileSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listFiles } from '../../pipeline/source/listFolder';
import { textOf } from '../../scripts/compare/readPage';
import { projectPaths } from '../../scripts/options';
import { readPage } from '../built/readPage';
import { Workplace } from '../built/Workplace';

const place = new Workplace(projectPaths.content).sharePictures().takeBundle();
let log: string;
afterAll(() => place.remove());

const fileAt = (path: string) => join(place.content, path);
const page = (address: string) => readPage(address, place.out);
const words = (address: string) => textOf(page(address).querySelector('main') as never);
const hrefs = (address: string, selector: string) =>
  page(address)
    .querySelectorAll(selector)
    .map((link) => link.getAttribute('href'));
const sitemap = () => readFileSync(join(place.out, 'sitemap.xml'), 'utf8');
const state = () =>
  listFiles(place.out).map((path) => [path, statSync(join(place.out, path)).mtimeMs] as const);

/** Writes a file that is another one with these changes. */
function write(path: string, from: string, ...changes: [string | RegExp, string][]): void {
  const text = changes.reduce(
    (before, [old, fresh]) => {
      const after = before.replace(old, fresh);
      if (after === before) throw new Error(`${from} has no ${old}`);
      return after;
    },
    readFileSync(fileAt(from), 'utf8'),
  );
  writeFileSync(fileAt(path), text);
}
const edit = (path: string, ...changes: [string | RegExp, string][]) => write(path, path, ...changes);

/** Builds the pages after `change`. */
async function built(change = () => {}): Promise<void> {
  change();
  const ended = await place.buildPages();
  if (ended.code !== 0) throw new Error(ended.log);
  log = ended.log;
}

beforeAll(() => built(), 240_000);

describe('small changes', () => {
  beforeAll(() =>
    built(() => {
      edit('pages/our-story.md', [/^(hero:[\s\S]*?heading: ).*$/m, '$1Built with a level']);
      copyFileSync(fileAt('portfolio/kitchen/kitchen-1.jpg'), fileAt('portfolio/kitchen/kitchen-29.jpg'));
      write(
        'team/ned-farrow.md',
        'team/priya-nair.md',
        [/^name: .*$/m, 'name: Ned Farrow'],
        [/^order: .*$/m, 'order: 7'],
      );
      write(
        'reviews/ida-marsh.md',
        'reviews/anita-rao.md',
        [/^name: .*$/m, 'name: Ida Marsh'],
        [/^order: .*$/m, 'order: 99'],
        [/^pages:[\s\S]*?^---$/m, 'pages:\n  - /\n  - /home-additions\n---'],
      );
    }),
  );

  test('a word, a photograph, a member and a review on two pages render the six pages that show them', () => {
    expect(log).toContain('Built 6 pages (62 unchanged)');
    expect(words('/our-story')).toContain('Built with a level');
    expect(page('/meet-the-team').querySelectorAll('article h3').map(textOf).at(-1)).toBe('Ned Farrow');
    for (const address of ['/', '/home-additions']) expect(words(address)).toContain('Ida Marsh');
    expect(words('/bathroom-remodeling')).not.toContain('Ida Marsh');
  });

  test('a photograph stands in the gallery under the next number, described by its tab', () => {
    const photo = page('/portfolio').querySelectorAll('#kitchen img').at(-1);
    expect(photo?.closest('[id]')?.id).toBe('kitchen-29');
    expect(photo?.getAttribute('alt')).toContain('Remodeled kitchen');
  });
});

describe('one new file appears wherever it should', () => {
  const described = (words: string): [RegExp, string] => [
    /^description: .*$/m,
    `description: ${words}, plainly told for houses in South Jersey, with what each way costs in the end.`,
  ];
  beforeAll(() =>
    built(() => {
      write(
        'services/deck-building.md',
        'services/design-and-building.md',
        [/^title: .*$/m, 'title: Deck Building in South Jersey Towns'],
        described('Decks, porches and steps in cedar'),
        [/^label: .*$/m, 'label: Deck Building'],
        [/^order: 7$/m, 'order: 8'],
        [/^ {2}title: Design and Building$/m, '  title: Deck Building'],
      );
      write(
        'areas/glassboro-nj.md',
        'areas/pitman-nj.md',
        [/^title: .*$/m, 'title: Home Remodeling in Glassboro, NJ 08028'],
        described('Home remodeling in Glassboro'),
        [/^label: .*$/m, 'label: Glassboro'],
        [/^name: .*$/m, 'name: Glassboro'],
        [/^postalCode: .*$/m, 'postalCode: 08028'],
        [/^order: 1$/m, 'order: 4'],
      );
      write(
        'blog/gutters.md',
        'blog/roi-guide.md',
        [/^title: .*$/m, 'title: Gutters and the Dry House Above Them'],
        described('What gutters and downspouts do'),
        [/^publishedAt: .*$/m, 'publishedAt: 2024-04-02'],
      );
    }),
  );

  test.each(['/deck-building', '/areas/glassboro-nj', '/blog/gutters'])(
    '%s is there and in the sitemap',
    (address) => {
      expect(page(address).querySelectorAll('h1')).toHaveLength(1);
      expect(sitemap()).toContain(`<loc>https://www.maplerow.example${address}</loc>`);
    },
  );

  test('a service: the cards and the offers of home', () => {
    expect(hrefs('/', 'article a').at(-1)).toBe('/deck-building');
    const graph = page('/').querySelector('script[type="application/ld+json"]')?.rawText;
    expect(graph).toContain('https://www.maplerow.example/deck-building');
  });

  test('a town: the cards of the areas page, about and cabinetry, and a form of its own', () => {
    for (const address of ['/areas-we-serve', '/about', '/cabinetry'])
      expect(hrefs(address, 'article a')).toContain('/areas/glassboro-nj');
    const form = page('/areas/glassboro-nj').querySelector('form input[name="formName"]');
    expect(form?.getAttribute('value')).toBe('Glassboro Estimate Form');
  });

  test('an article: the first card of the blog and a redirect from its title', () => {
    expect(hrefs('/blog', 'article a')[0]).toBe('/blog/gutters');
    const redirects = readFileSync(join(place.out, '_redirects'), 'utf8');
    expect(redirects).toContain('/blog/gutters-and-the-dry-house-above-them /blog/gutters 301');
  });
});

test('a build with an error in the content exits with 1, names it, and leaves the published site as it was', async () => {
  const before = state();
  const good = readFileSync(fileAt('pages/our-story.md'), 'utf8');
  edit('pages/our-story.md', [/^title: /m, 'titel: ']);
  edit('pages/about.md', [/^(hero:[\s\S]*?heading: ).*$/m, '$1Paid over time']);
  const { code, log: said } = await place.buildPages();
  writeFileSync(fileAt('pages/our-story.md'), good);
  expect(code).toBe(1);
  expect(said).toMatch(/pages\/our-story\.md\s+line 2 .*titel/);
  expect(state()).toEqual(before);
});

test('a build of a folder that is not there exits with 2 and says how to name one', async () => {
  const { code, log: said } = await place.build(join(place.folder, 'nowhere'));
  expect(code).toBe(2);
  expect(said).toMatch(/There is no folder .*nowhere.*--content/);
});

test('the next build brings what changed meanwhile, on every page, and takes away what is gone', async () => {
  await built(() => {
    rmSync(fileAt('blog/gutters.md'));
    edit('pages/reviews.md', [/^published: no$/m, 'published: yes']);
    edit('navigation.md', ['      - Blog -> /blog', '      - Blog -> /blog\n      - Praise -> /reviews']);
  });
  expect(words('/about')).toContain('Paid over time');
  expect(log).toContain(' (0 unchanged)');
  for (const address of ['/', '/reviews', '/blog/roi-guide'])
    expect(hrefs(address, 'header nav a[href="/reviews"]')).toHaveLength(2);
  expect(page('/reviews').querySelectorAll('blockquote').length).toBeGreaterThanOrEqual(10);
  expect(sitemap()).toContain('/reviews</loc>');
  expect(listFiles(place.out)).not.toContain('blog/gutters.html');
  expect(sitemap()).not.toContain('/blog/gutters');
  expect(hrefs('/blog', 'article a')).toHaveLength(9);
});
