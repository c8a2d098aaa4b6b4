import type { ArticleEntry, Entry, Picture } from '../pipeline/model/Site';

/** The large picture at the top of a page. */
export function heroOf(entry: Entry): Picture | undefined {
  if (entry.type === 'article') return (entry as ArticleEntry).fields.image;
  const hero = entry.sections.find(({ kind }) => kind === 'hero');
  return hero?.props.image as Picture | undefined;
}
