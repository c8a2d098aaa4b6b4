import type { SectionModel } from '../../model/section';
import { sections as models } from '../../model/sections.generated';
import type { Document } from '../Document';

const KINDS: Record<string, SectionModel> = models;

/** What a link may jump to on a page: named sections, the headings of its text, what its sections offer. */
export function anchorsOf({ body, sections }: Document): Set<string> {
  const own = sections.flatMap(({ kind, id, fields }) => [
    ...(id ? [id] : []),
    ...(KINDS[kind]?.anchors?.(fields) ?? []),
  ]);
  return new Set([...own, ...(body?.anchors ?? [])]);
}
