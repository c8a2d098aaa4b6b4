import { z } from 'zod';
import { kind } from './kind';
import type { ImageValue } from './values';

/** A picture's path under the content folder. That it exists is checked when the whole site is known. */
export function image(about: string) {
  const schema = z
    .string()
    .trim()
    .transform((path): ImageValue => ({ type: 'image', path }));
  return kind(schema, { kind: 'image', example: 'images/hero/home.jpg', about });
}
