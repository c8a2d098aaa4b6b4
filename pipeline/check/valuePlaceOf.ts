import type { Place, Source } from '../read/Source';
import { placeOf } from './placeOf';

/** Where the value of a field stands; where it begins on another line than its name, where the name does. */
export function valuePlaceOf(source: Source, field: string): Place {
  return source.valuePlaces.get(field) ?? placeOf(source, field);
}
