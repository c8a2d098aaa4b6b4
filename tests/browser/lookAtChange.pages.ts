import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { describeLook } from '../../scripts/look/describeLook';
import { lookAtChange } from '../../scripts/look/lookAtChange';
import { buildPages } from './buildPages';

/** By the paths of its pages, what they show. */
type Site = Readonly<Record<string, string>>;

async function look(before: Site, after: Site, mayLeadNowhere: string[] = []) {
  const above = mkdtempSync(join(tmpdir(), 'look-'));
  onTestFinished(() => rmSync(above, { recursive: true }));
  const folders = [join(above, 'before'), join(above, 'after')] as const;
  buildPages(folders[0], before);
  buildPages(folders[1], after);
  const seen = await lookAtChange(...folders, mayLeadNowhere);
  const lines = (faults: typeof seen.introduced) => faults.map(({ address, text }) => `${address}: ${text}`);
  return {
    seen,
    introduced: lines(seen.introduced),
    preexisting: lines(seen.preexisting),
    summary: describeLook(seen, []),
  };
}

test('what a change breaks is found, and who has to fix it; what was wrong before is known, and a link may lead nowhere', async () => {
  const home = ['about', 'notes', 'other'].map((name) => `<a href="/${name}">${name}</a>`).join('');
  const wide = '<p style="width:600px">Wide</p>';
  const data = '<script type="application/ld+json">{"@graph":[{"@id":"#a"},{"@id":"#a"}]}</script>';
  const about = `<h1>About</h1><h3>Deep</h3><a href="/gone">Gone</a><a href="/#part">Part</a><img src="/a.png">${wide}${data}`;
  const notes = '<h1>Notes</h1><img src="/a.png"><a href="/gone">Gone</a>';
  const both = { 'index.html': `<h1>Home</h1>${home}` };
  const { seen, introduced, preexisting, summary } = await look(
    { ...both, 'about.html': '<h1>About</h1>', 'notes.html': notes, 'other.html': '<h1>Other</h1>' },
    { ...both, 'about.html': about, 'notes.html': `${notes}<p>New words</p><a href="/soon">Soon</a>` },
    ['/soon'],
  );
  expect([seen.changed, seen.linking]).toEqual([2, 1]);
  expect(introduced).toEqual([
    '/about: “/gone” leads to nothing on this site.',
    '/about: “/#part” leads to a part of the page / that is not there.',
    '/about: “/a.png” leads to nothing on this site.',
    '/about: The heading “Deep” is more than one level below the one before it.',
    '/about: The data for search engines is wrong: two things have the @id #a.',
    expect.stringMatching(/^\/about: The page is 6\d\d px wide and does not fit on a phone of 390 px/),
    ...[/heading-order/, /image-alt/].map((rule) => expect.stringMatching(rule)),
    '/: “/other” leads to nothing on this site.',
  ]);
  expect(preexisting).toHaveLength(3);
  expect(summary).toMatch(/^## Fix 6 things on the pages\n/);
  expect(summary).toMatch(
    /### A bug in the website software\n\nYou don’t need to fix these;[\s\S]+search engines/,
  );
  expect(summary).toContain('### Already there before your change\n');
});

test('nothing is said where no page changes', async () => {
  const about = { 'about.html': '<h1>About</h1>' };
  expect((await look(about, about)).summary).toBe('## The pages are fine\n\nNo page changes.\n');
});
