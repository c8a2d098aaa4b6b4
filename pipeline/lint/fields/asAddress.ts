import { slugOf } from '../../model/slugOf';

export const PAGE_ADDRESS = 'The address of a page starts with /, for example /about.';

/** The address of a page by its file, its web address or its title. */
export function asAddress(input: string): string {
  const path = input
    .replace(/^https?:\/\/[^/]*\/?/, '')
    .replace(/^(?:content\/)?(?:pages|services)\//, '')
    .replace(/\.(?:md|html)$/, '');
  return `/${path.split('/').map(slugOf).join('/')}`;
}
