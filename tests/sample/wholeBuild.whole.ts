import { copyFileSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listFiles } from '../../pipeline/source/listFolder';
import { textOf } from '../../scripts/compare/readPage';
import { projectPaths } from '../../scripts/projectPaths';
import { readPage } from '../built/readPage';
import { Workplace } from '../built/Workplace';

const place = new Workplace(projectPaths.content).sharePictures().takeBundle();
interface Build {
  rendered: number;
  unchanged: number;
  log: string;
}

let first: { code: number; log: string };
let latest: Build;
beforeAll(async () => {
  first = await place.build();
}, 600_000);
afterAll(() => place.remove());

const fileAt = (path: string) => join(place.content, path);
const read = (path: string) => readFileSync(fileAt(path), 'utf8');
const write = (path: string, text: string) => writeFileSync(fileAt(path), text);
const page = (address: string) => readPage(address, place.out);
const words = (address: string) => textOf(page(address).querySelector('main') as never);
const hrefs = (address: string, selector: string) =>
  page(address)
    .querySelectorAll(selector)
    .map((link) => link.getAttribute('href'));
const sitemap = () => readFileSync(join(place.out, 'sitemap.xml'), 'utf8');
const state = () =>
  listFiles(place.out).map((path) => [path, statSync(join(place.out, path)).mtimeMs] as const);
/** The text of a file in the copy, with changes. */
const changed = (path: string, ...changes: [string | RegExp, string][]) =>
  changes.reduce((text, [from, to]) => {
    const next = text.replace(from, to);
    if (next === text) throw new Error(`${path} has no ${from}`);
    return next;
  }, read(path));
/** Builds. Returns how many pages were rendered and how many were not. */
async function build(): Promise<Build> {
  const log = await place.built();
  const [, rendered, unchanged] = /Built (\d+) pages? \((\d+) unchanged\)/.exec(log) ?? [];
  return { rendered: Number(rendered), unchanged: Number(unchanged), log };
}

/** The code must not change meanwhile. If it did, the log of a failure says `code bundled`. */
function expectRendered(
  { rendered, unchanged, log }: Build,
  expected: [rendered: number, unchanged: number],
) {
  expect([rendered, unchanged], log).toEqual(expected);
}

describe('building twice', () => {
  test('the first build says how many pages it made', () => {
    expect(first.code, first.log).toBe(0);
    expect(first.log).toMatch(/Built 68 pages \(0 unchanged\)/);
  });

  test('the second makes nothing, says so and touches no file', async () => {
    const before = state();
    const { log } = await build();
    expect(log).toMatch(/Built 0 pages \(68 unchanged\), 0 pictures \(\d+ kept\), code unchanged/);
    expect(state()).toEqual(before);
  });
});

describe('small changes render only the pages that they stand on', () => {
  beforeAll(async () => {
    write(
      'pages/our-story.md',
      changed('pages/our-story.md', [/^(hero:[\s\S]*?heading: ).*$/m, '$1Built with a level']),
    );
    copyFileSync(fileAt('portfolio/kitchen/kitchen-1.jpg'), fileAt('portfolio/kitchen/kitchen-29.jpg'));
    write(
      'team/ned-farrow.md',
      changed('team/priya-nair.md', [/^name: .*$/m, 'name: Ned Farrow'], [/^order: .*$/m, 'order: 7']),
    );
    write(
      'reviews/ida-marsh.md',
      changed(
        'reviews/anita-rao.md',
        [/^name: .*$/m, 'name: Ida Marsh'],
        [/^order: .*$/m, 'order: 99'],
        [/^pages:[\s\S]*?^---$/m, 'pages:\n  - /\n  - /home-additions\n---'],
      ),
    );
    latest = await build();
  });

  test('a word, a photograph, a member and a review on two pages are six pages', () => {
    expectRendered(latest, [6, 62]);
    expect(words('/our-story')).toContain('Built with a level');
  });

  test('a photograph stands in the gallery under the next number, described by its tab', () => {
    const photos = page('/portfolio').querySelectorAll('#kitchen img');
    expect(photos).toHaveLength(29);
    expect(photos.at(-1)?.closest('[id]')?.id).toBe('kitchen-29');
    expect(photos.at(-1)?.getAttribute('alt')).toContain('Remodeled kitchen');
  });

  test('a member stands on the team page, last by order', () => {
    expect(page('/meet-the-team').querySelectorAll('article h3').map(textOf).at(-1)).toBe('Ned Farrow');
  });

  test('a review stands on the pages that it names', () => {
    for (const address of ['/', '/home-additions']) expect(words(address)).toContain('Ida Marsh');
    expect(page('/').querySelectorAll('blockquote')).toHaveLength(11);
  });
});

describe('one new file appears wherever it should', () => {
  beforeAll(async () => {
    write(
      'pages/financing.md',
      changed(
        'pages/our-story.md',
        [/^title: .*$/m, 'title: Financing a Remodel in South Jersey'],
        [
          /^description:[\s\S]*?(?=^\w)/m,
          'description: Ways to pay for a kitchen, a bathroom or an addition over time, plainly told, with what each way costs in the end.\n',
        ],
        [/^label: .*$/m, 'label: Financing'],
      ),
    );
    write(
      'services/deck-building.md',
      changed(
        'services/design-and-building.md',
        [/^title: .*$/m, 'title: Deck Building in South Jersey Towns'],
        [
          /^description: .*$/m,
          'description: Decks, porches and steps in cedar or composite, built to last in South Jersey weather, with footings, permits and railings.',
        ],
        [/^label: .*$/m, 'label: Deck Building'],
        [/^order: 7$/m, 'order: 8'],
        [/^ {2}title: Design and Building$/m, '  title: Deck Building'],
      ),
    );
    write(
      'areas/glassboro-nj.md',
      changed(
        'areas/pitman-nj.md',
        [/^title: .*$/m, 'title: Home Remodeling in Glassboro, NJ 08028'],
        [
          /^description: .*$/m,
          'description: Home remodeling in Glassboro, NJ 08028. Kitchens, bathrooms and additions for houses near the university, by a local contractor.',
        ],
        [/^label: .*$/m, 'label: Glassboro'],
        [/^name: .*$/m, 'name: Glassboro'],
        [/^postalCode: .*$/m, 'postalCode: 08028'],
        [/^order: 1$/m, 'order: 4'],
      ),
    );
    write(
      'blog/gutters.md',
      changed(
        'blog/roi-guide.md',
        [/^title: .*$/m, 'title: Gutters and the Dry House Above Them'],
        [
          /^description: .*$/m,
          'description: What gutters, downspouts and grading do for a basement in South Jersey, and what to look at on the next rainy Saturday afternoon.',
        ],
        [/^publishedAt: .*$/m, 'publishedAt: 2024-04-02'],
      ),
    );
    latest = await build();
  });

  test('pages that show none of it stay as they are', () => {
    expect(latest.rendered + latest.unchanged, latest.log).toBe(72);
    expect(latest.unchanged, latest.log).toBeGreaterThan(20);
  });

  test.each(['/financing', '/deck-building', '/areas/glassboro-nj', '/blog/gutters'])(
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
    expect(words('/areas/glassboro-nj')).toContain('Address in Glassboro');
  });

  test('an article: the first card of the blog and a redirect from its title', () => {
    expect(hrefs('/blog', 'article a')).toHaveLength(10);
    expect(hrefs('/blog', 'article a')[0]).toBe('/blog/gutters');
    expect(page('/blog').querySelector('time')?.getAttribute('datetime')).toBe('2024-04-02');
    const redirects = readFileSync(join(place.out, '_redirects'), 'utf8');
    expect(redirects).toContain('/blog/gutters-and-the-dry-house-above-them /blog/gutters 301');
  });
});

describe('a build that cannot be', () => {
  test('with an error in the content exits with 1, names it, and leaves the published site as it was', async () => {
    const before = state();
    const good = read('pages/our-story.md');
    write('pages/our-story.md', good.replace(/^title: /m, 'titel: '));
    write('pages/financing.md', changed('pages/financing.md', ['Built with a level', 'Paid over time']));
    const { code, log } = await place.build();
    write('pages/our-story.md', good);
    expect(code).toBe(1);
    expect(log).toMatch(/pages\/our-story\.md\s+line 2 .*titel/);
    expect(state()).toEqual(before);
  });

  test('from a folder that is not there exits with 2 and says how to name one', async () => {
    const { code, log } = await place.build(join(place.folder, 'nowhere'));
    expect(code).toBe(2);
    expect(log).toMatch(/There is no folder .*nowhere.*--content/);
  });
});

describe('once the error is fixed', () => {
  beforeAll(async () => {
    rmSync(fileAt('blog/gutters.md'));
    write('pages/reviews.md', changed('pages/reviews.md', [/^published: no$/m, 'published: yes']));
    write(
      'navigation.md',
      changed('navigation.md', [
        '      - Blog -> /blog',
        '      - Blog -> /blog\n      - Financing -> /financing',
      ]),
    );
    latest = await build();
  });

  test('the next build brings all changes', () => {
    expectRendered(latest, [72, 0]);
    expect(words('/financing')).toContain('Paid over time');
  });

  test('a page named in the navigation stands in both menus of every page', () => {
    for (const address of ['/', '/financing', '/blog/roi-guide'])
      expect(hrefs(address, 'header nav a[href="/financing"]')).toHaveLength(2);
  });

  test('the page of reviews that stood ready is published', () => {
    expect(page('/reviews').querySelectorAll('blockquote').length).toBeGreaterThanOrEqual(10);
    expect(sitemap()).toContain('/reviews</loc>');
  });

  test('a file that is gone takes its page with it', () => {
    expect(listFiles(place.out)).not.toContain('blog/gutters.html');
    expect(sitemap()).not.toContain('/blog/gutters');
    expect(hrefs('/blog', 'article a')).toHaveLength(9);
  });
});
