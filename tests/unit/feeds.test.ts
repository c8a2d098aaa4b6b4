import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Parser from 'rss-parser';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { TextsOf } from '../../pages/openTexts';
import { postsOf } from '../../pipeline/model/entries';
import type { PostEntry } from '../../pipeline/model/Site';
import { keptFeedTexts } from '../../renderer/build/keptFeedTexts';
import { feeds } from '../../renderer/feeds';
import { changeArticles, plumberSite, plumberTexts, withArticles } from './plumberSite';

const SITE = 'https://site.example';
/** A folder of one build after the other. */
function folder(): string {
  const work = mkdtempSync(join(tmpdir(), 'feeds-'));
  onTestFinished(() => rmSync(work, { recursive: true }));
  return work;
}
const textsIn = (work: string, texts: TextsOf = plumberTexts) => keptFeedTexts(work, texts, SITE);
const textOf = (article: PostEntry) => textsIn(folder()).textOf(article);

test('the newest 50 articles are in the feeds', async () => {
  const files = feeds(withArticles(await plumberSite(), 60), textOf);
  for (const name of ['feed.xml', 'atom.xml']) {
    const { items } = await new Parser().parseString(files.get(name) ?? '');
    expect(items).toHaveLength(50);
    expect(items[0]).toMatchObject({ title: 'Drip 1' });
    expect(items[0]?.isoDate).toMatch(/^2024-12-31/);
    expect(items.at(-1)?.title).toBe('Drip 50');
  }
});

test('the same content gives the same feeds', async () => {
  const site = await plumberSite();
  expect(feeds(site, textOf)).toEqual(feeds(site, textOf));
});

test('a site without articles has no feeds', async () => {
  expect(
    feeds(
      changeArticles(await plumberSite(), () => []),
      textOf,
    ).size,
  ).toBe(0);
});

describe('the texts that the last build left', () => {
  const opened: string[] = [];
  const telling: TextsOf = (article) => {
    opened.push(article.address);
    return plumberTexts(article);
  };
  beforeEach(() => opened.splice(0));

  test('are taken for articles that are as they were, and for no other', async () => {
    const [first] = postsOf(await plumberSite());
    if (!first) throw new Error('the site has no article');
    const sections = first.sections.map((section) => {
      if (section.kind !== 'text' || !section.props.body) return section;
      return {
        ...section,
        props: { ...section.props, body: { ...section.props.body, words: 0 } },
      };
    });
    const second = { ...first, sections, address: '/blog/second' };
    const work = folder();
    const last = textsIn(work, telling);
    const text = last.textOf(first);
    last.keep();
    const next = textsIn(work, telling);
    expect(next.textOf(first)).toBe(text);
    expect(next.textOf(second)).toBe(textOf(second));
    expect(opened).toEqual([first.address, second.address]);
  });

  test('are made anew for another address of the site, and where the file is broken', async () => {
    const [first] = postsOf(await plumberSite());
    if (!first) throw new Error('the site has no article');
    const work = folder();
    const last = textsIn(work, telling);
    last.textOf(first);
    last.keep();
    keptFeedTexts(work, telling, 'https://other.example').textOf(first);
    writeFileSync(join(work, 'feed-texts.json'), '{"a": ');
    expect(textsIn(work, telling).textOf(first)).toBe(textOf(first));
    expect(opened).toHaveLength(3);
  });
});
