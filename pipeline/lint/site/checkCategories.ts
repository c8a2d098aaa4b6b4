import type { LintedContent as Content } from '../LintedContent';
import type { Problem } from '../Problem';
import { nearest } from '../suggest';
import { problemAt } from './problemAt';

/** An article's category is one of those in business.md. */
export function checkCategories({ documents }: Content): Problem[] {
  const categories = documents.find(({ type }) => type === 'business')?.fields.articleCategories as
    | string[]
    | undefined;
  if (!categories) return [];
  const articles = documents.filter(
    ({ type, fields }) =>
      type === 'article' && fields.category !== undefined && !categories.includes(String(fields.category)),
  );
  return articles.map((document) => {
    const wrong = String(document.fields.category);
    const message = `“${wrong}” is not a category of the blog. The categories are: ${categories.join(', ')}.`;
    return problemAt(document, 'category', {
      code: 'category-unknown',
      message,
      wrong,
      right: nearest(wrong, categories),
    });
  });
}
