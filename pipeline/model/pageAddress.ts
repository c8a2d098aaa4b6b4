import { z } from 'zod';
import { kind } from '../fields/kind';
import { refuse } from '../fields/refuse';
import { slugOf } from './slugOf';

export const WANTED = 'The address of a page starts with /, for example /about.';
const ONE = 'Only one page belongs in each entry. Write each on a line of its own, with a hyphen in front.';
const SEVERAL = /[,;]\s*\/|\s\/(?=\w)/;
const NOTE = { kind: 'page', example: '/kitchen-remodeling', about: 'A page of the site.' } as const;

/** The address of a page of this site. */
export function pageAddress() {
  const schema = z
    .string()
    .trim()
    .transform((written, context): string =>
      written.startsWith('/') && !SEVERAL.test(written)
        ? written
        : refuse(
            context,
            'page-address',
            SEVERAL.test(written) ? ONE : WANTED,
            SEVERAL.test(written) ? undefined : asAddress(written),
          ),
    );
  return kind(schema, NOTE);
}

/** A page as it was named. Which pages there are is not known here. */
export function namedPage() {
  const schema = z
    .string()
    .trim()
    .transform((written, context): string =>
      SEVERAL.test(written) ? refuse(context, 'page-address', ONE) : written,
    );
  return kind(schema, NOTE);
}

/** From a file, a web address or a title. */
export function asAddress(written: string): string {
  const path = written
    .replace(/^https?:\/\/[^/]*\/?/, '')
    .replace(/^(?:content\/)?(?:pages|services)\//, '')
    .replace(/\.(?:md|html)$/, '');
  return `/${path.split('/').map(slugOf).join('/')}`;
}
