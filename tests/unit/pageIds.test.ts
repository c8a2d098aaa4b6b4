import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { copyContent, edit } from './copyContent';
import { pageOf } from './frameOf';
import { entryAt, siteOf } from './plumberSite';

/** A page of the plumber with a text in place of its own one, and with these sections. */
async function pageWith(markdown: string, sections = '', language = 'en') {
  const content = copyContent();
  edit(content, 'services/leak-repair.md', '## Finding it\n', `## Finding it\n\n${markdown}\n`);
  if (sections) edit(content, 'services/leak-repair.md', 'process:\n', `${sections}process:\n`);
  const site = await siteOf(content);
  const entry = entryAt(site, '/leak-repair');
  const root = parse(pageOf(entry, site, content, language));
  const text = (selector: string) => root.querySelectorAll(selector).map((each) => each.textContent);
  return { root, site, entry, text, ids: root.querySelectorAll('[id]').map(({ id }) => id) };
}

const SECOND = `text more:
  body: |
    ## Included

    ## Finding it

    A second note.[^1]

    [^1]: It is here.
`;

test('a section has its id, whatever the headings of texts say; no two ids are alike', async () => {
  const { root, ids } = await pageWith('## Included\n\n## Content\n\n## 🔧', SECOND);
  expect(root.querySelector('#included')?.tagName).toBe('SECTION');
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids).toEqual(
    expect.arrayContaining(['finding-it', 'included-1', 'included-2', 'content-1', 'heading']),
  );
  expect(ids).not.toContain('');
});

test('of two sections with one name, the first has its id', async () => {
  const { ids } = await pageWith(
    'A text.',
    'points included:\n  items:\n    - icon: ruler\n      title: A point\n',
  );
  expect(ids.filter((id) => id === 'included')).toEqual(['included']);
});

test('footnotes of two texts lead to their own notes, with a label in the language of the site', async () => {
  const { root, ids, text } = await pageWith('A note.[^1]\n\n[^1]: It is there.', SECOND, 'es');
  const links = root.querySelectorAll('sup a');
  expect(links).toHaveLength(2);
  const notes = links.map((link) => root.querySelector(link.getAttribute('href') ?? '')?.textContent.trim());
  expect(notes.map((note) => note?.slice(0, 6))).toEqual(['It is ', 'It is ']);
  expect(new Set(notes).size).toBe(2);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const alike = await pageWith(
    'A second note.[^1]\n\n[^1]: It is here.',
    SECOND.replace(/ {4}##.*\n\n/g, ''),
  );
  expect(alike.ids.filter((id, index) => alike.ids.indexOf(id) !== index)).toEqual([]);
  expect(text('h2').join()).not.toContain('Footnotes');
  expect(root.querySelector('section section')?.getAttribute('aria-label')).toBe('Notas al pie');
  const back = root.querySelectorAll('section section a').map((link) => link.getAttribute('aria-label'));
  expect(new Set(back)).toEqual(new Set(['Volver al texto']));
  expect(root.querySelectorAll('[aria-describedby]')).toEqual([]);
});

test('plain texts have no footnotes', async () => {
  const { site, entry } = await pageWith('A note.[^1]\n\n[^1]: It is there.');
  if (!entry.body) throw new Error('no text');
  expect(site.plainText(entry.body)).toContain('A note. ');
  expect(site.plainText(entry.body)).not.toMatch(/there|\b1\b|↩/);
});

test('columns of a table are aligned without a style', async () => {
  const { root } = await pageWith('| Pipe | Price |\n| --- | --: |\n| Copper | $9 |');
  expect(root.querySelectorAll('[style], [align]')).toEqual([]);
  expect(root.querySelectorAll('[data-align="right"]').map((cell) => cell.textContent)).toEqual([
    'Price',
    '$9',
  ]);
});
