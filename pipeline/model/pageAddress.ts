import { z } from 'zod';
import { kind } from '../fields/kind';
import { refuse } from '../fields/refuse';
import { slugOf } from './slugOf';

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
            meant(written),
          ),
    );
  return kind(schema, { kind: 'page', example: '/kitchen-remodeling', about: 'A page of the site.' });
}

/** From a file, a web address or a title. */
function meant(written: string): string {
  const path = written
    .replace(/^https?:\/\/[^/]*\/?/, '')
    .replace(/^(?:content\/)?(?:pages|services)\//, '')
    .replace(/\.(?:md|html)$/, '');
  return `/${path.split('/').map(slugOf).join('/')}`;
}
