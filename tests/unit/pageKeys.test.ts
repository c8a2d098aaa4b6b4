import { expect, test } from 'vitest';
import { pageData } from '../../pages/pageData';
import { entriesOf } from '../../pipeline/model/entriesOf';
import type { Entry, Site } from '../../pipeline/model/Site';
import { pageKeys, withoutTexts } from '../../renderer/build/pageKeys';
import { projectPaths } from '../../scripts/projectPaths';
import { plumberSite, siteOf } from './plumberSite';

const changed = (site: Site, change: (entry: Entry) => Entry): Site => {
  const all = <E extends Entry>(entries: E[]) => entries.map((entry) => change(entry) as E);
  const { pages, services, areas, articles } = site;
  return { ...site, pages: all(pages), services: all(services), areas: all(areas), articles: all(articles) };
};
const firstArticle = (site: Site) => {
  const [first] = site.articles;
  if (!first) throw new Error('no article');
  return first;
};
const edited = (site: Site, edit: Partial<Entry>) => {
  const { address } = firstArticle(site);
  return pageKeys(changed(site, (entry) => (entry.address === address ? { ...entry, ...edit } : entry)));
};

test.each([
  ['the sample', () => siteOf(projectPaths.content)],
  ['another trade', plumberSite],
])('no page of %s is made of the long texts of others', async (_which, read) => {
  const site = await read();
  const entries = entriesOf(site);
  for (const entry of entries) {
    const others = changed(site, (other) => (other === entry ? other : withoutTexts(other)));
    expect(JSON.stringify(pageData(entry, others))).toBe(JSON.stringify(pageData(entry, site)));
  }
});

test('an edited text gives its own page another key, and no other', async () => {
  const site = await siteOf(projectPaths.content);
  const before = pageKeys(site);
  const article = firstArticle(site);
  const sections = article.sections.map((section) => ({
    ...section,
    props: { ...section.props, body: 'other words' },
  }));
  const after = edited(site, { sections });
  expect(after.site).toBe(before.site);
  expect([...after.own].filter(([address, own]) => own !== before.own.get(address))).toEqual([
    [article.address, expect.any(String)],
  ]);
});

test('an edited title gives all pages another key, since others name it', async () => {
  const site = await siteOf(projectPaths.content);
  expect(edited(site, { title: 'Another title' }).site).not.toBe(pageKeys(site).site);
});

test('an edited fact of the business gives all pages another key', async () => {
  const site = await siteOf(projectPaths.content);
  const other = { ...site, business: { ...site.business, tagline: 'Another tagline' } };
  expect(pageKeys(other).site).not.toBe(pageKeys(site).site);
});
