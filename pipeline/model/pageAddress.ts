import { z } from 'zod';
import { kind } from '../fields/kind';
import { refuse } from '../fields/refuse';

/** The address of a page of this site. */
export function pageAddress() {
  const schema = z
    .string()
    .trim()
    .transform((written, context): string =>
      written.startsWith('/')
        ? written
        : refuse(
            context,
            'page-address',
            'The address of a page starts with /, for example /about.',
            `/${written}`,
          ),
    );
  return kind(schema, { kind: 'page', example: '/kitchen-remodeling', about: 'A page of the site.' });
}
