import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Parser from 'rss-parser';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Entry } from '../../pipeline/model/Site';
import { feeds } from '../../renderer/outputs/feeds';
import { FeedTexts, type TextTrees } from '../../renderer/outputs/feedTexts';
import { newFolder } from './copyContent';
import { changeArticles, plumberSite, plumberTexts, withArticles } from './plumberSite';

const SITE = 'https://site.example';
/** A folder for several builds, one after another. */
const folder = () => newFolder('feeds');
const textsIn = (work: string, texts: TextTrees = plumberTexts) => new FeedTexts(work, texts, SITE);
const textOf = (entry: Entry) => textsIn(folder()).of(entry);

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

test('a site without articles and projects has no feeds', async () => {
  const site = changeArticles(await plumberSite(), () => []);
  expect(feeds({ ...site, entries: { ...site.entries, project: [] } }, textOf).size).toBe(0);
});

test('a project is in the feeds, with its story, in the month in which it was finished', async () => {
  const { items } = await new Parser().parseString(feeds(await plumberSite(), textOf).get('feed.xml') ?? '');
  expect(items.find(({ link }) => link?.endsWith('/projects/cellar-drain'))).toMatchObject({
    title: 'A New Copper Drain in a Portland Cellar',
    categories: ['Leak repair'],
    isoDate: expect.stringMatching(/^2024-03/),
    'content:encoded': expect.stringContaining('the strength of a biscuit'),
  });
});

describe('the texts that the last build left', () => {
  const opened: string[] = [];
  const counting: TextTrees = (article) => {
    opened.push(article.address);
    return plumberTexts(article);
  };
  beforeEach(() => opened.splice(0));

  test('are taken for articles that are as they were, and for no other', async () => {
    const [first] = (await plumberSite()).entries.article;
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
    const last = textsIn(work, counting);
    const text = last.of(first);
    last.write();
    const next = textsIn(work, counting);
    expect(next.of(first)).toBe(text);
    expect(next.of(second)).toBe(textOf(second));
    expect(opened).toEqual([first.address, second.address]);
  });

  test('are made anew for another address of the site, and where the file is broken', async () => {
    const [first] = (await plumberSite()).entries.article;
    if (!first) throw new Error('the site has no article');
    const work = folder();
    const last = textsIn(work, counting);
    last.of(first);
    last.write();
    new FeedTexts(work, counting, 'https://other.example').of(first);
    writeFileSync(join(work, 'feed-texts.json'), '{"a": ');
    expect(textsIn(work, counting).of(first)).toBe(textOf(first));
    expect(opened).toHaveLength(3);
  });
});
