import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WordsProvider } from '../../components/labels';
import { Page } from '../../pages/+Page';
import { pageData } from '../../pages/pageData';
import { siteLanguage } from '../../pipeline/labels/labels';
import { entriesOf } from '../../pipeline/model/entries';
import type { Entry } from '../../pipeline/model/Site';
import { feedText } from '../../renderer/outputs/feeds';
import { copyContent, edit } from './copyContent';
import { siteOf, textsFrom, treesFrom } from './plumberSite';

const PHONE = '(207) 555-0163';

/** A site whose first article has the phone number in its text, as its answers do. */
async function siteWithPhone() {
  const content = copyContent();
  edit(content, 'blog/frozen-pipes.md', '\n## ', '\nCall {phone} today.\n\n## ');
  const site = await siteOf(content);
  const article = site.entries.article.find(({ address }) => address === '/blog/frozen-pipes') as Entry;
  const pageAt = (address: string) => {
    const entry = entriesOf(site).find((each) => each.address === address);
    if (!entry) throw new Error(`no page at ${address}`);
    return { ...pageData(entry, site), readTree: treesFrom(content) };
  };
  return { texts: textsFrom(content)(article), pageAt };
}

test('a phone number in an answer reaches search engines as it is written', async () => {
  const { pageAt } = await siteWithPhone();
  expect(JSON.stringify(pageAt('/leak-repair').head.graph)).toContain(`Call ${PHONE}.`);
});

test('a phone number in an article reaches feeds as it is written', async () => {
  const { texts } = await siteWithPhone();
  expect(feedText(texts, 'https://site.example')).toContain(
    `Call <a href="tel:+12075550163">${PHONE}</a> today.`,
  );
});

test.each(['/blog/frozen-pipes', '/leak-repair'])(
  'a phone number in a text of %s is copied as it is written, and its link stays on one line',
  async (address) => {
    const { pageAt } = await siteWithPhone();
    const html = renderToStaticMarkup(
      <WordsProvider value={siteLanguage()}>
        <Page {...pageAt(address)} />
      </WordsProvider>,
    );
    const [, attributes] = /<a ([^>]*)>\(207\) 555-0163<\/a>/.exec(html) ?? [];
    expect(attributes).toMatch(/href="tel:\+12075550163"/);
    expect(attributes).toMatch(/class="/);
  },
);
