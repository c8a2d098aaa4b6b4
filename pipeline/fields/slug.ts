import { field } from './field';

/** The last part of an address. */
export function slug(about: string, example: string) {
  return field({
    kind: 'address part',
    example,
    about,
    parse: (input) => (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(input) ? input : undefined),
  });
}
