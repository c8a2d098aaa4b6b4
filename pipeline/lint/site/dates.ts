import { type DocumentOf, isOfType } from '../Document';
import { type Finding, rule } from '../rule';

const DAY = 86_400_000;
/** Before web pages there were no articles on them. */
const FIRST = '1990-01-01';

export const dayUnlikely = rule({
  id: 'day-unlikely',
  on: 'site',
  severity: 'warning',
  about:
    'The date of an article is in the future, is decades ago, or is after the date on which the article was changed. Check the year.',
  examples: {
    file: 'blog/frozen-pipes.md',
    wrong: 'publishedAt: 2203-12-02',
    right: 'publishedAt: 2023-12-02',
  },
  check({ documents, now }, report) {
    const tomorrow = new Date(now.getTime() + DAY).toISOString().slice(0, 10);
    for (const article of documents.filter(isOfType('article'))) {
      const found = unlikelyDate(article, tomorrow);
      if (found) report({ in: article, ...found });
    }
  },
});

function unlikelyDate({ fields }: DocumentOf<'article'>, tomorrow: string): Finding | undefined {
  const { publishedAt, updatedAt, publishAt } = fields;
  if (!publishedAt) return undefined;
  if (publishedAt > tomorrow && !publishAt)
    return {
      field: 'publishedAt',
      reason:
        'This date is in the future, but readers see the article now. Check the year, or write the date after “publishAt:” to show the article from then on.',
    };
  if (publishedAt < FIRST) return { field: 'publishedAt', reason: 'This date is long past. Check the year.' };
  return updatedAt && updatedAt < publishedAt
    ? { field: 'updatedAt', reason: 'This date is before the one after “publishedAt:”. Check both.' }
    : undefined;
}
