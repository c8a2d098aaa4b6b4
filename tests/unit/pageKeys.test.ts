import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageData } from '../../pages/pageData';
import { entriesOf } from '../../pipeline/model/entries';
import type { Entry, Site } from '../../pipeline/model/Site';
import { pageKeys } from '../../renderer/build/renderPages';
import { copyContent, edit } from './copyContent';
import { plumberSite, siteOf } from './plumberSite';

const SHOWCASE = join(import.meta.dirname, '..', 'fixtures', 'showcase');
const ARTICLE = 'blog/frozen-pipes.md';

const changed = (site: Site, change: (entry: Entry) => Entry): Site => {
  const types = Object.entries(site.entries).map(([type, files]) => [
    type,
    files.map((file) => ('address' in file ? change(file) : file)),
  ]);
  return { ...site, entries: Object.fromEntries(types) };
};

/** An entry without what other pages do not show: its long texts and their numbers of words. */
function withoutTexts(entry: Entry): Entry {
  const sections = entry.sections.map((section) =>
    section.kind === 'text' ? { ...section, props: { ...section.props, body: undefined } } : section,
  );
  const keys = { fields: '', texts: '' };
  return { ...entry, wordCount: 0, sections, keys };
}

/** The keys of the plumber's site before and after an edit, and the addresses whose key changed. */
async function edited(file: string, from: string, to: string) {
  const content = copyContent();
  const before = pageKeys(await siteOf(content));
  edit(content, file, from, to);
  const after = pageKeys(await siteOf(content));
  const others = [...after.own].filter(([address, own]) => own !== before.own.get(address));
  return { sameSite: before.site === after.site, others: others.map(([address]) => address) };
}

test.each([
  ['the showcase', () => siteOf(SHOWCASE)],
  ['another trade', plumberSite],
])('no page of %s is made of the long texts of others', async (_which, read) => {
  const site = await read();
  const entries = entriesOf(site);
  for (const entry of entries) {
    const others = changed(site, (other) => (other === entry ? other : withoutTexts(other)));
    expect(JSON.stringify(pageData(entry, others))).toBe(JSON.stringify(pageData(entry, site)));
  }
});

test('each page has a key of its own', async () => {
  const { own } = pageKeys(await siteOf(SHOWCASE));
  expect(new Set(own.values()).size).toBe(own.size);
});

test('an edited text gives its own page another key, and no other', async () => {
  expect(await edited(ARTICLE, '\n## ', '\nOther words.\n\n## ')).toEqual({
    sameSite: true,
    others: ['/blog/frozen-pipes'],
  });
});

test('a text that takes longer to read gives all pages another key, since others say how long', async () => {
  const long = `\n${'Other words. '.repeat(300)}\n\n## `;
  expect(await edited(ARTICLE, '\n## ', long)).toMatchObject({ sameSite: false });
});

test.each([
  ['title', ARTICLE, 'title: ', 'title: Another '],
  ['fact of the business', 'business.md', 'tagline: ', 'tagline: Another '],
  ['description of a picture', 'images/descriptions.md', ': ', ': Another '],
])('an edited %s gives all pages another key', async (_what, file, from, to) => {
  expect(await edited(file, from, to)).toMatchObject({ sameSite: false });
});
