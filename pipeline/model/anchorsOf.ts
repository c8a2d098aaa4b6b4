import { headingIds } from '../markdown/headingIds';
import type { Draft } from './Draft';

/** What a link may jump to on a page: named sections, the headings of its text, the albums of its gallery. */
export function anchorsOf({ source, sections }: Draft): Set<string> {
  const named = sections.flatMap(({ id }) => (id ? [id] : []));
  const albums = sections.flatMap(({ kind, fields }) =>
    kind === 'gallery' ? ((fields.tabs ?? []) as { photos: string }[]).map(({ photos }) => photos) : [],
  );
  return new Set([...named, ...albums, ...headingIds(source.body)]);
}
