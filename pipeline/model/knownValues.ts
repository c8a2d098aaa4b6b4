import type { ContentType } from './contentType';
import type { Content } from './loadFolder';
import { placeOf } from './placeOf';

/** Values for a new file that fit the content that is there. */
export function knownValues({ entries, tree }: Content, type: ContentType): Record<string, string> {
  const business = entries.find((draft) => draft.type === 'business');
  const categories = business?.fields.articleCategories as string[] | undefined;
  const siblings = entries.filter((draft) => draft.type === type.name);
  const last = Math.max(0, ...siblings.map(({ fields }) => Number(fields.order ?? 0)));
  return {
    image:
      tree.pictures.find((path) => path.startsWith('portfolio/')) ?? tree.pictures[0] ?? 'images/picture.jpg',
    page: '/',
    author: String(business?.fields.name ?? ''),
    category: categories?.[0] ?? '',
    order: String(last + 1),
    ...placeOf(business?.fields ?? {}),
  };
}
