import { field } from './field';
import type { ImageValue } from './values';

/** A picture's path under the content folder. That it exists is checked when the whole site is known. */
export function image(about: string) {
  const parse = (path: string): ImageValue => ({ type: 'image', path });
  return field({ kind: 'image', example: 'images/hero/home.jpg', about, parse });
}
