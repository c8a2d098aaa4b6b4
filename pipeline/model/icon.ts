import { z } from 'zod';
import { kind } from '../fields/kind';
import { refuse } from '../fields/refuse';
import { nearest } from '../lint/suggest';
import { iconNames } from './iconNames.generated';

/** The name of a sign of the Lucide set, in lower case with hyphens. */
export function icon() {
  const schema = z
    .string()
    .trim()
    .transform((written, context): string => {
      const names = iconNames();
      if (names.includes(written)) return written;
      const meant = nearest(written, names);
      const hint = meant ? ` Did you mean “${meant}”?` : '';
      const message = `There is no sign called “${written}” at lucide.dev/icons.${hint}`;
      return refuse(context, 'icon', message, meant);
    });
  return kind(schema, {
    kind: 'icon',
    example: 'hammer',
    about: 'The name of a sign from lucide.dev/icons.',
  });
}
