import { Feed } from 'feed';
import { blogOf } from '../pages/articleData';
import { absolute } from '../pipeline/model/absolute';
import { language } from '../pipeline/model/language';
import type { ArticleEntry, Site } from '../pipeline/model/Site';

const NEWEST = 50;

/** The newest articles with their whole text as RSS and Atom, by file name; no feeds where there are no articles. */
export function feeds(site: Site, textOf: (article: ArticleEntry) => string): Map<string, string> {
  const { business, settings, articles } = site;
  const newest = articles.slice(0, NEWEST);
  if (newest.length === 0) return new Map();
  const blog = site.pages.find(({ address }) => address === blogOf(site).href);
  const feed = new Feed({
    title: business.name,
    description: blog?.description ?? business.description,
    id: `${settings.siteUrl}/`,
    link: absolute(settings.siteUrl, blogOf(site).href),
    language,
    updated: noonOf(newest.map(changedOn).sort().at(-1) ?? ''),
    generator: false,
    copyright: business.name,
    feedLinks: { rss: `${settings.siteUrl}/feed.xml`, atom: `${settings.siteUrl}/atom.xml` },
  });
  for (const article of newest) feed.addItem(itemOf(article, textOf(article), site));
  return new Map([
    ['feed.xml', `${feed.rss2()}\n`],
    ['atom.xml', `${feed.atom1()}\n`],
  ]);
}

function itemOf(article: ArticleEntry, content: string, { settings }: Site) {
  const { title, description, fields, address } = article;
  const link = absolute(settings.siteUrl, address);
  return {
    title,
    id: link,
    link,
    description,
    content,
    author: [{ name: fields.author }],
    category: [{ name: fields.category }, ...fields.tags.map((name) => ({ name }))],
    published: noonOf(fields.publishedAt),
    date: noonOf(changedOn(article)),
  };
}

function changedOn({ fields }: ArticleEntry): string {
  return fields.updatedAt ?? fields.publishedAt;
}

/** A calendar day at an hour that is the same day all over America. */
function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00-05:00`);
}
