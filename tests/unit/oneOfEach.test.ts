import { expect, test } from 'vitest';
import { copyContent, edit } from './copyContent';
import { pageOf } from './frameOf';
import { entryAt, siteOf } from './plumberSite';

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
