import { join } from 'node:path';
import { expect, test } from 'vitest';
import { headData } from '../../pages/headData';
import { entriesOf, sectionsOf } from '../../pipeline/model/entries';
import { breadcrumbs } from '../../pipeline/model/pageFrame';
import { writeCorpus } from '../../scripts/bench/writeCorpus';
import { copyContent, edit, newFolder } from './copyContent';
import { pageOf } from './frameOf';
import { entryAt, siteOf } from './plumberSite';

const PLUMBER = join(import.meta.dirname, '..', 'fixtures', 'plumber');

async function siteWith(articles: number, change?: (content: string) => void) {
  const content = join(newFolder('list'), 'content');
  writeCorpus(PLUMBER, content, articles);
  change?.(content);
  return siteOf(content);
}

test('forty-nine articles stand on one page', async () => {
  const site = await siteWith(48);
  expect(entriesOf(site).filter(({ address }) => address.startsWith('/notes'))).toHaveLength(1);
}, 240_000);

/** Fifty-five articles, listed on a page of their own and on the home page. */
let long: ReturnType<typeof siteWith> | undefined;
function longSite() {
  const list = 'posts:\n  heading: Notes\n  more: Read it\ngallery:\n';
  long ??= siteWith(54, (content) => edit(content, 'pages/home.md', 'gallery:\n', list));
  return long;
}

test('a list on the home page goes over pages below its address', async () => {
  const site = await longSite();
  const [first, second] = entriesOf(site).filter(({ address }) => /^\/+(?:page\/2)?$/.test(address));
  if (!first || !second) throw new Error('the list has no second page');
  const { siteUrl } = site.settings;
  expect(headData(first, site, [])).toMatchObject({
    canonical: `${siteUrl}/`,
    next: `${siteUrl}/page/2`,
  });
  expect(breadcrumbs(second, site).map(({ href }) => href)).toEqual(['/', '/page/2']);
}, 240_000);

test('from fifty on, the list goes over pages that know each other', async () => {
  const site = await longSite();
  const parts = entriesOf(site).filter(({ address }) => address.startsWith('/notes'));
  expect(parts.map(({ address }) => address)).toEqual(['/notes', '/notes/page/2', '/notes/page/3']);
  const cards = parts.map((part) => sectionsOf(part, 'posts')[0]?.props.articles ?? []);
  const shown = cards.flat().map((card) => card.address);
  expect(shown).toEqual(site.entries.article.map(({ address }) => address));
  expect(cards.map((each) => each.length)).toEqual([25, 25, 5]);

  const [first, second, third] = parts.map((part) => headData(part, site, []));
  const { siteUrl } = site.settings;
  expect(first).toMatchObject({ canonical: `${siteUrl}/notes`, next: `${siteUrl}/notes/page/2` });
  expect(first?.previous).toBeUndefined();
  expect(second).toMatchObject({
    canonical: `${siteUrl}/notes/page/2`,
    previous: `${siteUrl}/notes`,
    next: `${siteUrl}/notes/page/3`,
  });
  expect(third).toMatchObject({ previous: `${siteUrl}/notes/page/2` });
  expect(third?.next).toBeUndefined();
  expect(new Set([first?.title, second?.title, third?.title]).size).toBe(3);
  const [, , last] = parts;
  expect(last && breadcrumbs(last, site).map(({ href }) => href)).toEqual(['/', '/notes', '/notes/page/3']);
}, 240_000);

test.each([
  ['pages/home.md', '/', '- Call {phone} -> tel:{phone}\n    - Ask for a visit -> /contact', 1],
  ['pages/home.md', '/', '- Ask for a visit -> /contact\n    - Call {phone} -> tel:{phone}', 0],
  ['pages/home.md', '/', '- Notes -> /notes\n    - Call {phone} -> tel:{phone}', 0],
])(
  'in the hero of %s, the main button leads to the form, or else is the first',
  async (file, address, buttons, action) => {
    const content = copyContent();
    edit(content, file, '- Call {phone} -> tel:{phone}\n    - Ask for a visit -> /contact', buttons);
    const page = entryAt(await siteOf(content), address);
    expect(sectionsOf(page, 'hero')[0]?.props.action).toBe(action);
  },
);

test('in the hero of a town, the main button leads to the form on the page', async () => {
  const content = copyContent();
  edit(
    content,
    'areas/portland-me.md',
    '    - "Ask for a visit -> #estimate"',
    '    - Call {phone} -> tel:{phone}\n    - "Ask for a visit -> #estimate"',
  );
  const page = entryAt(await siteOf(content), '/areas/portland-me');
  expect(sectionsOf(page, 'hero')[0]?.props.action).toBe(1);
});

/** A page of the plumber, who has one job and one article and shows both, and what the job cost, with the notes. */
async function pageAt(address: string) {
  const content = copyContent();
  edit(content, 'pages/notes.md', 'posts:\n', 'projects:\ncosts:\nposts:\n');
  const site = await siteOf(content);
  return pageOf(entryAt(site, address), site, content);
}

test('the page of a service with one job leads to this job', async () => {
  const html = await pageAt('/leak-repair');
  expect(html).toContain('1 job since 2024');
  expect(html).toMatch(/<a [^>]*href="\/projects\/cellar-drain"[^>]*><span>See this job/);
  expect(html).not.toContain('each of them');
});

test('what one job cost is said once, nothing is offered to choose from, and one article is followed by no empty list', async () => {
  const html = await pageAt('/notes');
  expect(html).toContain('1 job, finished 2024, 3 days on site');
  expect(html).not.toContain('They cost');
  expect(html).not.toContain('href="#leak-repair"');
  expect(html).not.toContain('data-filters');
  expect(html).not.toMatch(/<ul[^>]*><\/ul>/);
});
