import { Feed } from 'feed';
import { postsOf } from '../../pipeline/model/entries';
import { language } from '../../pipeline/model/head';
import type { Post, PostEntry, Site } from '../../pipeline/model/Site';
import { urlOf } from '../../pipeline/model/urls';

const MAX_ITEMS = 50;

/** The newest posts with their full text as RSS and Atom, by file name; empty if there are no posts. */
export function feeds(site: Site, textOf: (post: PostEntry) => string): Map<string, string> {
  const { business, settings, listings } = site;
  const newest = postsOf(site).slice(0, MAX_ITEMS);
  const [first] = newest;
  if (!first) return new Map();
  const blog = listings[first.type];
  const feed = new Feed({
    title: business.name,
    description: blog?.description ?? business.description,
    id: `${settings.siteUrl}/`,
    link: urlOf(blog ?? { address: '/' }, site),
    language,
    updated: noonOf(
      newest
        .map(({ post }) => changedOn(post))
        .sort()
        .at(-1) ?? '',
    ),
    generator: false,
    copyright: business.name,
    feedLinks: { rss: `${settings.siteUrl}/feed.xml`, atom: `${settings.siteUrl}/atom.xml` },
  });
  for (const entry of newest) feed.addItem(itemOf(entry, textOf(entry), site));
  return new Map([
    ['feed.xml', `${feed.rss2()}\n`],
    ['atom.xml', `${feed.atom1()}\n`],
  ]);
}

function itemOf(entry: PostEntry, content: string, site: Site) {
  const { title, description, post } = entry;
  const link = urlOf(entry, site);
  return {
    title,
    id: link,
    link,
    description,
    content,
    author: [{ name: post.author }],
    category: [{ name: post.category }, ...post.tags.map((name) => ({ name }))],
    published: noonOf(post.published),
    date: noonOf(changedOn(post)),
  };
}

function changedOn({ published, updated = published }: Post): string {
  return updated;
}

/** A calendar day at a time that is the same day everywhere in America. */
function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00-05:00`);
}
