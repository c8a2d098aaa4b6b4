import { z } from 'zod';
import { kind } from '../fields/kind';

/** The name of a sign of the Lucide set, in lower case with hyphens. */
export function icon() {
  return kind(z.string().trim(), {
    kind: 'icon',
    example: 'hammer',
    about: 'The name of a sign from lucide.dev/icons.',
  });
}
