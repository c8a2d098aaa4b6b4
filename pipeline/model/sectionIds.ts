import { sectionModel } from './registry';

interface NamedSection {
  kind: string;
  id?: string;
  fields: Record<string, unknown>;
}

/** The ids of a page that its sections have, before those of the headings in its texts. */
export function sectionIds(sections: readonly NamedSection[]): string[] {
  return sections.flatMap(({ kind, id, fields }) => [
    ...(id ? [id] : []),
    ...(sectionModel(kind)?.anchors?.(fields) ?? []),
  ]);
}
