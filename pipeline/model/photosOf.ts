import { basename } from 'node:path/posix';
import type { Picture } from '../fields/values';
import type { Photo } from './Site';

/** The portfolio: every picture in `portfolio/<category>/`, numbered from 1 in the natural order of the names. */
export function photosOf(
  paths: readonly string[],
  pictureOf: (path: string) => Picture | undefined,
): Photo[] {
  const inOrder = paths
    .filter((path) => /^portfolio\/[^/]+\/[^/]+$/.test(path))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const counts = new Map<string, number>();
  return inOrder.flatMap((path) => {
    const category = path.split('/')[1] ?? basename(path);
    const picture = pictureOf(path);
    if (!picture) return [];
    const number = (counts.get(category) ?? 0) + 1;
    counts.set(category, number);
    return [{ id: `${category}-${number}`, category, picture }];
  });
}
