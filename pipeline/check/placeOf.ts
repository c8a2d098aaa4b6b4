import type { Place, Source } from '../read/Source';

/** Where a field stands; where it is missing, where the group it belongs to stands. */
export function placeOf(source: Source, field: string): Place {
  const parts = field === '' ? [] : field.split('.');
  while (parts.length > 0) {
    const place = source.places.get(parts.join('.'));
    if (place) return place;
    parts.pop();
  }
  return { line: 1, column: 1 };
}
