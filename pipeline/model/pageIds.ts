import GithubSlugger from 'github-slugger';
import { sectionModel } from './registry';

interface NamedSection {
  kind: string;
  id?: string;
  fields: Record<string, unknown>;
}

/** The main part of every page, to which the first link leads. */
const MAIN = 'content';

/** The ids of a page that its sections have, before those of the headings in its texts. */
export function sectionIds(sections: readonly NamedSection[]): string[] {
  return sections.flatMap(({ kind, id, fields }) => [
    ...(id ? [id] : []),
    ...(sectionModel(kind)?.anchors?.(fields) ?? []),
  ]);
}

/** Makes an id unique on its page, beside those that are taken. */
export function uniqueIds(taken: readonly string[]): (id: string) => string {
  const slugger = new GithubSlugger();
  for (const id of [MAIN, ...taken]) slugger.occurrences[id] = 0;
  return (id) => slugger.slug(id);
}
