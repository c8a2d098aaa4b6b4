import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { BuiltPages } from '../look/BuiltPages';
import { commentReport, compareSites } from './compareSites';

type Files = Readonly<Record<string, string>>;

const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>T</title>${head}</head><body>${body}</body></html>`;

function built(above: string, name: string, files: Files): BuiltPages {
  for (const [file, text] of Object.entries(files)) {
    const path = join(above, name, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return new BuiltPages(join(above, name));
}

function compareFiles(before: Files, after: Files) {
  const above = mkdtempSync(join(inject('copies'), 'compare-'));
  return compareSites(built(above, 'before', before), built(above, 'after', after));
}

function compare(before: Files, after: Files): string {
  const { summary, details } = compareFiles(before, after);
  return [summary, ...details].join('\n\n');
}

/** The report about a page whose body changed. */
const reworded = (before: string, after: string) =>
  compare({ 'a.html': page(before) }, { 'a.html': page(after) });

test('equal pages are the same, and so are those that load another script', () => {
  const script = (name: string) => page('Text', `<script src="/assets/${name}.js"></script>`);
  const before = { 'index.html': page('Text'), 'a.html': script('old'), 'assets/old.js': '1' };
  const after = { 'index.html': page('Text'), 'a.html': script('new'), 'assets/new.js': '2' };
  expect(compare(before, after)).toBe('2 pages the same; nothing lost.');
});

test('what differs on a page is listed by what it is, and pages with the same differences together', () => {
  const data = (name: string) =>
    `<script type="application/ld+json">{"@graph":[{"@type":"Person","worksFor":[{"name":"${name}"}]}]}</script>`;
  const one = (label: string, title: string) =>
    page(
      `<nav><a href="/x">${label}</a></nav><p>Text</p><h2>${title}</h2>${data(title)}`,
      `<meta name="description" content="${title}">`,
    );
  const site = (label: string, title: string) => ({
    'index.html': one(label, 'Home'),
    'about.html': one(label, title),
    'notes.html': page('Notes'),
  });
  expect(compare(site('Call us', 'About'), site('Call now', 'About us'))).toBe(
    `1 page the same; 2 differ: /, /about; nothing lost.

/, /about
  text: - Call us
  text: + Call now
  links: - Call us -> /x
  links: + Call now -> /x

/about
  metadata: - description: About
  metadata: + description: About us
  text: - About
  text: + About us
  headings: - H2 About
  headings: + H2 About us
  structured data: - Person.worksFor.name: About
  structured data: + Person.worksFor.name: About us`,
  );
});

test('pages with other HTML or CSS are named', () => {
  expect(reworded('<p class="a">Text</p>', '<p class="b">Text</p>')).toBe(
    '0 pages the same; 1 differs: /a; nothing lost.\n\n/a\n  HTML or CSS',
  );
});

test.each([
  ['a paragraph that is gone', '<p>One</p><p>Two</p>', '<p>One</p>', 'Two'],
  ['a text of a picture that is gone', '<img alt="A kitchen">One', '<img alt="">One', 'A kitchen'],
  ['two that one stands in place of', '<p>One</p><p>Two</p><p>Six</p>', '<p>Ten</p><p>Six</p>', 'One\n  Two'],
  ['one that another text moved to', '<p>One</p><p>Two</p><p>Six</p>', '<p>Six</p><p>Two</p>', 'One'],
])('text is lost: %s', (_what, before, after, lost) => {
  const text = reworded(before, after);
  expect(text).toContain('; 1 page lost text: /a.\n');
  expect(text).toContain(`\n\nText lost on /a:\n  ${lost}\n\n`);
});

test.each([
  ['moved', '<p>One</p><p>Two</p>', '<p>Two</p><p>One</p>'],
  ['reworded', '<p>One</p><p>Two</p>', '<p>One</p><p>Three</p>'],
  ['in another element', '<p>One</p>', '<div>One</div>'],
])('text is not lost that is %s', (_what, before, after) => {
  expect(reworded(before, after)).toMatch(/; 1 differs: \/a; nothing lost\.\n/);
});

test('an address is lost unless it leads on, and a feed or a redirect is one too', () => {
  const before = {
    'index.html': page('Home'),
    'a.html': page('A'),
    'b.html': page('B'),
    'feed.xml': '<rss/>',
    'media/a-1.jpg': '1',
    _redirects: '/old /a 301\n',
  };
  const after = { 'index.html': page('Home'), 'c.html': page('C'), _redirects: '/a /c 301\n' };
  expect(compare(before, after)).toBe(
    `1 page the same; 1 new: /c; 1 file differs: /_redirects; 3 addresses lost: /b, /feed.xml, /old.

/_redirects
  contents: - /old /a 301
  contents: + /a /c 301`,
  );
});

test('an element of a sitemap has a line of its own, and a picture none', () => {
  const files = (path: string, bytes: string) => ({
    'sitemap.xml': `<urlset><url><loc>/a</loc></url><url><loc>${path}</loc></url></urlset>`,
    'icon.png': `PNG\0${bytes}`,
  });
  expect(compare(files('/b', '1'), files('/c', '2'))).toBe(
    `0 pages the same; 2 files differ: /icon.png, /sitemap.xml; nothing lost.

/icon.png
  contents

/sitemap.xml
  contents: - <loc>/b</loc>
  contents: + <loc>/c</loc>`,
  );
});

test('of many addresses and lines, some are listed and the others counted', () => {
  const many = (text: string) =>
    Object.fromEntries(Array.from({ length: 14 }, (_each, at) => [`p${at + 10}.html`, page(text)]));
  const lines = Array.from({ length: 11 }, (_each, at) => [`<p>Old ${at}</p>`, `<p>New ${at}</p>`]);
  const text = compare(
    many(lines.map(([old]) => old).join('')),
    many(lines.map(([, fresh]) => fresh).join('')),
  );
  expect(text).toContain('14 differ: /p10, /p11, /p12');
  expect(text).toContain('/p21 and 2 more\n  text: - Old 0\n');
  expect(text).toMatch(/\n {2}text: \+ New 8\n {2}and 2 more$/);
});

test('in a comment, nothing of a page is Markdown', () => {
  const comment = commentReport(
    compareFiles({ 'a.html': page('<p>@somebody</p>') }, { 'a.html': page('<p>```</p>') }),
  );
  expect(comment).toBe(`### What the new version changes on this site

0 pages the same; 1 differs: /a; nothing lost.

\`\`\`\`text
/a
  text: - @somebody
  text: + \`\`\`
\`\`\`\``);
});
