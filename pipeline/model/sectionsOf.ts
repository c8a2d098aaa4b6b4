import type { Page, Section, SectionKind, SectionOf } from './Site';

/** The sections of one kind on a page. */
export function sectionsOf<K extends SectionKind>(page: Pick<Page, 'sections'> | undefined, kind: K) {
  const isOfKind = (section: Section): section is SectionOf<K> => section.kind === kind;
  return page?.sections.filter(isOfKind) ?? [];
}
