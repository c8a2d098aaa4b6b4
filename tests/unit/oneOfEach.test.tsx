import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WordsProvider } from '../../components/labels';
import { Page } from '../../pages/+Page';
import { pageData } from '../../pages/pageData';
import { siteLanguage } from '../../pipeline/labels/labels';
import { entriesOf } from '../../pipeline/model/entries';
import { copyContent, edit } from './copyContent';
import { siteOf, treesFrom } from './plumberSite';

/** A page of the plumber, who has one job and one article and shows both, and what the job cost, with the notes. */
async function pageAt(address: string) {
  const content = copyContent();
  edit(content, 'pages/notes.md', 'posts:\n', 'projects:\ncosts:\nposts:\n');
  const site = await siteOf(content);
  const entry = entriesOf(site).find((each) => each.address === address);
  if (!entry) throw new Error(`no page at ${address}`);
  return renderToStaticMarkup(
    <WordsProvider value={siteLanguage()}>
      <Page {...pageData(entry, site)} readTree={treesFrom(content)} />
    </WordsProvider>,
  );
}

test('the page of a service with one job leads to this job', async () => {
  const html = await pageAt('/leak-repair');
  expect(html).toContain('1 job since 2024');
  expect(html).toMatch(/<a [^>]*href="\/projects\/cellar-drain"[^>]*><span>See this job/);
  expect(html).not.toContain('each of them');
});

test('what one job cost is said once, and nothing is offered to choose from', async () => {
  const html = await pageAt('/notes');
  expect(html).toContain('1 job, finished 2024, 1 week on site');
  expect(html).not.toContain('They cost');
  expect(html).not.toContain('href="#leak-repair"');
  expect(html).not.toContain('data-filters');
});

test('one article is followed by no empty list', async () => {
  expect(await pageAt('/notes')).not.toMatch(/<ul[^>]*><\/ul>/);
});
