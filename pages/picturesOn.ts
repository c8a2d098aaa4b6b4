import type { ResolvedValue } from '../pipeline/fields/values';
import { visit } from '../pipeline/fields/visit';
import type { Entry, Picture } from '../pipeline/model/Site';

/** The largest size of every picture that a page shows, each once, in the order of the page. */
export function picturesOn({ post, sections }: Pick<Entry, 'post' | 'sections'>): string[] {
  const found = new Set<string>();
  const add = ({ large }: Picture) => found.add(large);
  visit<ResolvedValue>([post?.image, sections.map(({ props }) => props)], {
    picture: add,
    prose: ({ pictures }) => Object.values(pictures).forEach(add),
  });
  return [...found];
}
