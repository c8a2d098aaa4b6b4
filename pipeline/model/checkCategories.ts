import { nearest } from '../fields/nearest';
import type { Problem } from '../report/Problem';
import { problemAt } from './problemAt';
import type { Content } from './readContent';

/** An article's category is one of those in business.md. */
export function checkCategories({ drafts }: Content): Problem[] {
  const categories = drafts.find(({ type }) => type === 'business')?.fields.articleCategories as
    | string[]
    | undefined;
  if (!categories) return [];
  const articles = drafts.filter(
    ({ type, fields }) =>
      type === 'article' && fields.category !== undefined && !categories.includes(String(fields.category)),
  );
  return articles.map((draft) => {
    const wrong = String(draft.fields.category);
    const message = `“${wrong}” is not a category of the blog. The categories are: ${categories.join(', ')}.`;
    return problemAt(draft, 'category', {
      code: 'category-unknown',
      message,
      wrong,
      right: nearest(wrong, categories),
    });
  });
}
