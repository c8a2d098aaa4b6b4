import type { Document } from '../Document';
import type { LintedContent as Content } from '../LintedContent';
import type { Problem } from '../Problem';
import { problemAt } from './problemAt';

const DAY = 86_400_000;
/** Before web pages there were no articles on them. */
const FIRST = '1990-01-01';

/** Days of articles that are hardly meant: one of the far past, one to come, a change before the beginning. */
export function checkDays({ documents, now }: Content): Problem[] {
  const tomorrow = new Date(now.getTime() + DAY).toISOString().slice(0, 10);
  return documents.flatMap((document) =>
    document.type === 'article' ? checkArticle(document, tomorrow) : [],
  );
}

function checkArticle(document: Document, tomorrow: string): Problem[] {
  const { publishedAt, updatedAt, publishAt } = document.fields as Record<string, string | undefined>;
  const warn = (field: string, message: string) =>
    problemAt(document, field, { code: 'day-unlikely', message, severity: 'warning' });
  if (publishedAt && publishedAt > tomorrow && !publishAt)
    return [
      warn(
        'publishedAt',
        'This day is still to come, but readers see the article now. Check the year; or let it wait for its day with “publishAt”.',
      ),
    ];
  if (publishedAt && publishedAt < FIRST)
    return [warn('publishedAt', 'This day is long past. Check the year.')];
  return publishedAt && updatedAt && updatedAt < publishedAt
    ? [warn('updatedAt', 'This day is before the one of “publishedAt”. Check both.')]
    : [];
}
