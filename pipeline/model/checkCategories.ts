import { nearest } from '../fields/nearest';
import type { Problem } from '../report/Problem';
import { problemAt } from './problemAt';
import type { Content } from './readContent';

/** An article's category is one of those in business.md; a gallery's album has photographs. */
export function checkCategories({ drafts, tree }: Content): Problem[] {
  const categories = drafts.find(({ type }) => type === 'business')?.fields.articleCategories as
    | string[]
    | undefined;
  const articles = drafts.filter(
    ({ type, fields }) =>
      type === 'article' &&
      categories &&
      fields.category !== undefined &&
      !categories.includes(String(fields.category)),
  );
  const albums = drafts.flatMap((draft) =>
    draft.sections
      .filter(({ kind }) => kind === 'gallery')
      .flatMap(({ key, fields }) =>
        ((fields.tabs ?? []) as { photos: string }[]).map(({ photos }, index) => ({
          draft,
          photos,
          field: `${key}.tabs.${index}.photos`,
        })),
      ),
  );
  const folders = [
    ...new Set(tree.pictures.flatMap((path) => /^portfolio\/([^/]+)\//.exec(path)?.[1] ?? [])),
  ];
  return [
    ...articles.map((draft) => {
      const wrong = String(draft.fields.category);
      const message = `“${wrong}” is not a category of the blog. The categories are: ${categories?.join(', ')}.`;
      return problemAt(draft, 'category', {
        code: 'category-unknown',
        message,
        wrong,
        right: nearest(wrong, categories ?? []),
      });
    }),
    ...albums
      .filter(({ photos }) => !folders.includes(photos))
      .map(({ draft, photos, field }) =>
        problemAt(draft, field, {
          code: 'album-empty',
          message: `There are no photographs in portfolio/${photos}. The folders with photographs are: ${folders.join(', ')}.`,
          wrong: photos,
          right: nearest(photos, folders),
        }),
      ),
  ];
}
