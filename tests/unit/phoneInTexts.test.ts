import { expect, test } from 'vitest';
import { pageData } from '../../pages/pageData';
import { feedText } from '../../renderer/outputs/feeds';
import { copyContent, edit } from './copyContent';
import { pageOf } from './frameOf';
import { entryAt, siteOf, treesFrom } from './plumberSite';

const PHONE = '(207) 555-0163';

/** A site whose first article has the phone number in its text, as its answers do. */
async function siteWithPhone() {
  const content = copyContent();
  edit(content, 'blog/frozen-pipes.md', '\n## ', '\nCall {phone} today.\n\n## ');
  const site = await siteOf(content);
  return { content, site };
}

test('a phone number in an answer reaches search engines as it is written', async () => {
  const { site } = await siteWithPhone();
  const { head } = pageData(entryAt(site, '/leak-repair'), site);
  expect(JSON.stringify(head.graph)).toContain(`Call ${PHONE}.`);
});

test('a phone number in an article reaches feeds as it is written', async () => {
  const { content, site } = await siteWithPhone();
  const entry = entryAt(site, '/blog/frozen-pipes');
  expect(feedText(entry, site, treesFrom(content))).toContain(
    `Call <a href="tel:+12075550163">${PHONE}</a> today.`,
  );
});

test.each(['/blog/frozen-pipes', '/leak-repair'])(
  'a phone number in a text of %s is copied as it is written, and its link stays on one line',
  async (address) => {
    const { content, site } = await siteWithPhone();
    const html = pageOf(entryAt(site, address), site, content);
    const [, attributes] = /<a ([^>]*)>\(207\) 555-0163<\/a>/.exec(html) ?? [];
    expect(attributes).toMatch(/href="tel:\+12075550163"/);
    expect(attributes).toMatch(/class="/);
  },
);
