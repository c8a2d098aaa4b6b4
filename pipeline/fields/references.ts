import { field } from './field';
import { iconNames } from './iconNames.generated';
import { trades } from './trades';
import type { ImageValue, LogoValue, ReferenceValue } from './values';

/** A picture's path below the content folder. Whether it exists is checked later, with the whole site. */
export function image(about: string) {
  const parse = (path: string): ImageValue => ({ type: 'image', path });
  return field({ kind: 'image', example: 'images/hero/home.jpg', about, parse });
}

/** The path of a logo below the content folder. */
export function logo(about: string) {
  const parse = (path: string): LogoValue => ({ type: 'logo', path });
  return field({ kind: 'logo', example: 'images/logo.svg', about, parse });
}

/** The file name, without `.md`, of an entry of another kind. */
export function reference(to: string, about: string, example: string) {
  const parse = (name: string): ReferenceValue => ({ type: 'reference', to, name });
  return field({ kind: 'reference', to, example, about, parse });
}

/** A type of business of schema.org. */
export function trade(about: string) {
  return field({ kind: 'trade', example: 'GeneralContractor', about, parse: parseTrade });
}

export const parseTrade = (input: string): string | undefined =>
  trades.find((name) => name.toLowerCase() === input.toLowerCase().replace(/\s/g, ''));

/** The name of an icon of the Lucide set, in lower case with hyphens. */
export function icon() {
  return field({
    kind: 'icon',
    example: 'hammer',
    about: 'The name of an icon on lucide.dev/icons.',
    parse: (input) => (iconNames().includes(input) ? input : undefined),
  });
}
