import { memoize } from '../pipeline/model/memoize';
import type { ArticleEntry, Link, Site } from '../pipeline/model/Site';

/** What stands above an article. */
export interface ArticleData {
  title: string;
  category: string;
  author: string;
  date: string;
  updated?: string;
  readTime: string;
  tags: string[];
  image: ArticleEntry['fields']['image'];
  back: Link;
}

export function articleData({ title, fields }: ArticleEntry, site: Site): ArticleData {
  const { category, author, publishedAt: date, updatedAt: updated, readTime, tags, image } = fields;
  return { title, category, author, date, updated, readTime, tags, image, back: blogOf(site) };
}

/** The page that lists the articles; home where there is none. */
export const blogOf = memoize(({ pages }: Site): Link => {
  const blog = pages.find(({ sections }) => sections.some(({ kind }) => kind === 'posts'));
  return { label: blog?.label ?? '', href: blog?.address ?? '/', external: false };
});
