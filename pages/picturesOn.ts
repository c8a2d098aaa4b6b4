import type { ResolvedValue } from '../pipeline/fields/values';
import { visit } from '../pipeline/fields/visit';
import type { Entry, Picture } from '../pipeline/model/Site';

/** The largest size of every picture that a page shows, each once, in the order of the page. */
export function picturesOn({
  fields,
  image,
  sections,
}: Pick<Entry, 'fields' | 'image' | 'sections'>): string[] {
  const own = (fields as { publishedAt?: string }).publishedAt ? image : undefined;
  const found = new Set<string>();
  const add = ({ large }: Picture) => found.add(large);
  visit<ResolvedValue>([own, sections.map(({ props }) => props)], {
    picture: add,
    prose: ({ pictures }) => Object.values(pictures).forEach(add),
  });
  return [...found];
}
