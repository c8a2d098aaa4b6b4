import { field } from './field';
import { iconNames } from './iconNames.generated';

/** The name of an icon of the Lucide set, in lower case with hyphens. */
export function icon() {
  return field({
    kind: 'icon',
    example: 'hammer',
    about: 'The name of an icon on lucide.dev/icons.',
    parse: (input) => (iconNames().includes(input) ? input : undefined),
  });
}
