import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import Parser from 'rss-parser';
import { describe, expect, test } from 'vitest';
import { textOf } from '../../scripts/compare/readPage';
import { readPage } from '../built/readPage';
import { builtFolder } from '../builtSite';
import { jobs, pages } from './pages';

const SITE = 'https://www.maplerow.example';
const ARTICLES = pages.map(({ address }) => address).filter((address) => address.startsWith('/blog/'));
const read = (name: string) => readFileSync(join(builtFolder, name), 'utf8');
const parser = new Parser<object, { 'content:encoded'?: string }>();

describe.each(['feed.xml', 'atom.xml'])('%s', async (name) => {
  const feed = await parser.parseString(read(name));
  const contentOf = (index: number) =>
    parse(feed.items[index]?.['content:encoded'] ?? feed.items[index]?.content ?? '');

  test('has every article and project, newest first, with its day or month', () => {
    expect(feed.title).toBe('Maple Row Remodeling');
    const news = [...ARTICLES, ...jobs].map((path) => SITE + path);
    expect(feed.items.map(({ link }) => link).sort()).toEqual(news.sort());
    const days = feed.items.map(({ isoDate }) => isoDate ?? '');
    expect([...days].sort().reverse()).toEqual(days);
    for (const { link, isoDate } of feed.items) {
      const shown = readPage((link ?? '').slice(SITE.length))
        .querySelector('time')
        ?.getAttribute('datetime');
      expect(isoDate?.startsWith(String(shown))).toBe(true);
    }
  });

  test('has the whole text of each', () => {
    for (const [index, { link }] of feed.items.entries()) {
      const article = readPage((link ?? '').slice(SITE.length)).querySelector('main');
      const paragraphs = contentOf(index).querySelectorAll('p').map(textOf).filter(Boolean);
      const isArticle = ARTICLES.some((path) => link === SITE + path);
      expect(paragraphs.length).toBeGreaterThan(isArticle ? 5 : 1);
      const shown = textOf(article as never);
      for (const words of paragraphs) expect(shown).toContain(words);
      expect(textOf(contentOf(index)).split(' ').length).toBeGreaterThan(isArticle ? 600 : 80);
    }
  });
});

test.each([
  ['application/rss+xml', '/feed.xml'],
  ['application/atom+xml', '/atom.xml'],
])('every page names the %s feed', (type, href) => {
  for (const { address } of pages) {
    const link = readPage(address).querySelector(`link[rel="alternate"][type="${type}"]`);
    expect(link?.getAttribute('href')).toBe(href);
  }
});

describe('llms.txt', () => {
  const text = read('llms.txt');

  test('says who this is and names every page that may be found, with what it says', () => {
    expect(text).toMatch(/^# Maple Row Remodeling\n\n> Family-owned remodeling contractor/);
    const links = [...text.matchAll(/^- \[(.+)\]\((.+)\): (.+)$/gm)];
    const listed = pages.filter((page) => page.listed !== false && page.address !== '/projects/page/2');
    expect(links.map(([, , url]) => url).sort()).toEqual(
      listed.map(({ address }) => SITE + (address === '/' ? '/' : address)).sort(),
    );
    for (const [, title, url] of links) {
      const page = readPage(new URL(url ?? '').pathname);
      expect(page.querySelector('title')?.text).toBe(`${title} | Maple Row`);
    }
  });
});
