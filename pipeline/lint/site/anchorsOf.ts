import { slugOf } from '../../model/slugOf';
import type { Document } from '../Document';

/** What a link may jump to on a page: named sections, the headings of its text, the albums of its gallery. */
export function anchorsOf({ body, sections }: Document): Set<string> {
  const named = sections.flatMap(({ id }) => (id ? [id] : []));
  const albums = sections.filter(({ kind }) => kind === 'gallery').flatMap(({ fields }) => albumsOf(fields));
  return new Set([...named, ...albums, ...(body?.anchors ?? [])]);
}

interface Gallery {
  tabs?: { photos: string }[];
  posts?: { label: string };
}

function albumsOf({ tabs = [], posts }: Gallery): string[] {
  return [...tabs.map(({ photos }) => photos), ...(posts ? [slugOf(posts.label)] : [])];
}
