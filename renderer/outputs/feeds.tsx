import { Feed, type FeedOptions } from 'feed';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Picture } from '../../pipeline/kinds/values';
import { openProse, type ReadTree, uniqueIds } from '../../pipeline/markdown/openProse';
import { renderProse } from '../../pipeline/markdown/renderProse';
import { bodyTexts, type FeedItem, feedItems } from '../../pipeline/model/entries';
import type { Entry, Site } from '../../pipeline/model/Site';
import { urlOf } from '../../pipeline/model/urls';
import { escapeXml } from './escapeXml';

const MAX_ITEMS = 50;

/** RSS and Atom feeds of the newest posts and projects with full text, by file name. Empty if there are none. */
export function feeds(site: Site, readTree: ReadTree): Map<string, string> {
  const { business, settings, listings } = site;
  const newest = feedItems(site).slice(0, MAX_ITEMS);
  const [first] = newest;
  if (!first) return new Map();
  const blog = listings.article ?? listings[first.entry.type];
  const options: FeedOptions = {
    title: business.name,
    description: blog?.description ?? business.description,
    id: `${settings.siteUrl}/`,
    link: urlOf(blog ?? { address: '/' }, site),
    language: site.siteLanguage.language,
    updated: noonOf(newest.map(changedOn).sort().at(-1) ?? ''),
    generator: false,
    copyright: business.name,
    feedLinks: { rss: `${settings.siteUrl}/feed.xml`, atom: `${settings.siteUrl}/atom.xml` },
  };
  const [rss, atom] = [new Feed(options), new Feed(options)];
  for (const item of newest) {
    const { author, title, description, ...rest } = itemOf(item, feedText(item.entry, site, readTree), site);
    // RSS's own `author` must be an email address.
    const creator = { name: 'dc:creator', objects: { _text: author } };
    rss.addItem({ ...rest, title, description, extensions: [creator] });
    // The library writes titles and summaries in Atom as HTML.
    const html = { title: escapeXml(title), description: escapeXml(description) };
    atom.addItem({ ...rest, ...html, author: [{ name: author }] });
  }
  return new Map([
    ['feed.xml', `${rss.rss2()}\n`],
    ['atom.xml', `${atom.atom1()}\n`],
  ]);
}

function itemOf(item: FeedItem, content: string, site: Site) {
  const { entry, date, author, categories } = item;
  const link = urlOf(entry, site);
  return {
    title: entry.title,
    id: link,
    link,
    description: entry.description,
    content,
    author,
    category: categories.map((name) => ({ name })),
    published: noonOf(date),
    date: noonOf(changedOn(item)),
  };
}

function changedOn({ date, changed = date }: FeedItem): string {
  return changed;
}

/** Noon in New York (UTC-5): the same calendar day everywhere in America. */
function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00-05:00`);
}

/** Self-contained HTML of an entry's running text, with absolute addresses and without styles or scripts. */
export function feedText(entry: Entry, site: Site, readTree: ReadTree): string {
  const url = urlOf(entry, site);
  const absolute = (address: string) => (/^[/#]/.test(address) ? new URL(address, url).href : address);
  const components = {
    // The sanitizer removes the `href` of addresses that it does not allow.
    a: ({ href, children }: { href?: string; children: ReactNode }) =>
      href === undefined ? children : <a href={absolute(href)}>{children}</a>,
    img: ({ 'data-picture': data }: { 'data-picture': string }) => {
      const { src, alt, width, height }: Picture = JSON.parse(data);
      return <img src={absolute(src)} alt={alt} width={width} height={height} loading="lazy" />;
    },
  };
  const uniqueId = uniqueIds([]);
  return bodyTexts(entry)
    .map((text) => openProse(text, readTree, { uniqueId }))
    .map((tree) => renderToStaticMarkup(renderProse(tree, components)))
    .join('\n');
}
