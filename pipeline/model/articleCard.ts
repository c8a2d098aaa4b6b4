import type { ArticleEntry } from './Site';

/** What a card shows of an article. `date` is a calendar day, `YYYY-MM-DD`. */
export function articleCard({ address, title, fields }: ArticleEntry) {
  const { excerpt, author, publishedAt: date, readTime, category, image } = fields;
  return { address, title, excerpt, author, date, readTime, category, image };
}
