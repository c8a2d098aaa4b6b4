import { field } from './field';
import { iconNames } from './iconNames.generated';
import type { ImageValue, ReferenceValue } from './values';

/** A picture's path below the content folder. Whether it exists is checked later, with the whole site. */
export function image(about: string) {
  const parse = (path: string): ImageValue => ({ type: 'image', path });
  return field({ kind: 'image', example: 'images/hero/home.jpg', about, parse });
}

/** The file name, without `.md`, of an entry of another kind. */
export function reference(to: string, about: string, example: string) {
  const parse = (name: string): ReferenceValue => ({ type: 'reference', to, name });
  return field({ kind: 'reference', example, about, parse });
}

/** The name of an icon of the Lucide set, in lower case with hyphens. */
export function icon() {
  return field({
    kind: 'icon',
    example: 'hammer',
    about: 'The name of an icon on lucide.dev/icons.',
    parse: (input) => (iconNames().includes(input) ? input : undefined),
  });
}
