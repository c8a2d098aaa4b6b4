import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { beforeAll, expect, inject, test } from 'vitest';
import { pageData } from '../../pages/pageData';
import { entriesOf } from '../../pipeline/model/entries';
import { loadSite } from '../../pipeline/model/load/loadSite';
import { REVIEW_SOURCES } from '../../pipeline/model/reviewSources';
import type { Entry, Site } from '../../pipeline/model/Site';
import { WorkerPool } from '../../pipeline/workers/WorkerPool';
import { feedText } from '../../renderer/outputs/feedTexts';
import { siteFiles } from '../../renderer/outputs/makeOutputs';
import { renderDocument } from '../../renderer/renderDocument';
import { openFrom, textsFrom } from '../unit/plumberSite';
import { englishIn, pseudoContent } from './pseudoContent';

/** Networks have the same name in every language. */
const NAMES: readonly string[] = REVIEW_SOURCES;

/** A site whose owner wrote no word of English, with every label of ours in another language. */
let content: string;
let site: Site;

beforeAll(async () => {
  content = pseudoContent();
  const cache = mkdtempSync(join(inject('copies'), 'pseudo-cache-'));
  const options = { cache, version: '1', pool: new WorkerPool(cache) };
  const loaded = await loadSite(content, options, { functionsUrl: '/functions/v1' });
  if (!loaded.site) throw new Error(loaded.report);
  site = loaded.site;
});

test('no word on a page comes from anywhere but the content and the table of labels', () => {
  const open = openFrom(content);
  const pages = entriesOf(site).filter(({ name }) => !/^note-\d/.test(name));
  const found = pages.flatMap((entry) => {
    const html = renderDocument(pageData(entry, site), open);
    const words = englishIn(readableTexts(parse(html)).join('\n')).filter((word) => !NAMES.includes(word));
    return words.map((word) => `${entry.address}: ${word}`);
  });
  expect(pages.length).toBeGreaterThan(15);
  expect([...new Set(found)]).toEqual([]);
});

test.each(['llms.txt', 'feed.xml', 'atom.xml', 'site.webmanifest'])('no other word is in %s', (name) => {
  const textOf = (post: Entry) => feedText(textsFrom(content)(post), site.settings.siteUrl);
  const text = siteFiles(site, new Map(), textOf).get(name) ?? '';
  expect(text).not.toBe('');
  expect(
    englishIn(name.endsWith('manifest') ? valuesIn(JSON.parse(text)).join('\n') : withoutTags(text)),
  ).toEqual([]);
});

/** The text of a feed and of the HTML in it, without its language and its dates, which are in English by their standard. */
function withoutTags(feed: string): string {
  const dates = /<(pubDate|lastBuildDate|language)>.*?<\/\1>/g;
  return feed
    .replace(/<!\[CDATA\[|\]\]>/g, '')
    .replace(dates, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/<[^>]*>/g, ' ');
}

const READ_ALOUD = [
  'alt',
  'aria-label',
  'aria-roledescription',
  'data-labels',
  'data-promise',
  'placeholder',
  'title',
  'value',
];

/** Everything that a person reads or hears of a page, here or in a list of results. */
function readableTexts(page: HTMLElement): string[] {
  const graph = page.querySelector('script[type="application/ld+json"]')?.text ?? '{}';
  const metas = page.querySelectorAll(
    'meta[name="description"], meta[property^="og:"]:not([property="og:type"])',
  );
  const attributes = page.querySelectorAll('body *').flatMap((element) =>
    READ_ALOUD.flatMap((name) => {
      const value = element.getAttribute(name) ?? '';
      if (element.getAttribute('type') === 'hidden') return [];
      // A script fills in their names in braces.
      return name === 'data-labels' && value ? valuesIn(JSON.parse(value.replace(/\{\w+\}/g, ''))) : [value];
    }),
  );
  for (const element of page.querySelectorAll('script, style, svg')) element.remove();
  return [
    page.querySelector('title')?.text ?? '',
    page.querySelector('body')?.structuredText ?? '',
    ...metas.map((meta) => meta.getAttribute('content') ?? ''),
    ...attributes,
    ...valuesIn(JSON.parse(graph)),
  ];
}

/** Properties whose values are terms of schema.org or of a standard. */
const TERMS = /^(@.*|dayOfWeek|inLanguage|lang|address(?:Region|Country)|type|purpose|display|start_url)$/;

/** The texts in a value of JSON. */
function valuesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    TERMS.test(key) && key !== '@graph' ? [] : valuesIn(inner),
  );
}
