import type { Draft } from './Draft';
import type { SectionModel } from './section';
import { sections as models } from './sections.generated';

const KINDS: Record<string, SectionModel> = models;

/** What a link may jump to on a page: named sections, the headings of its text, what its sections offer. */
export function anchorsOf({ body, sections }: Draft): Set<string> {
  const own = sections.flatMap(({ kind, id, fields }) => [
    ...(id ? [id] : []),
    ...(KINDS[kind]?.anchors?.(fields) ?? []),
  ]);
  return new Set([...own, ...(body?.anchors ?? [])]);
}
