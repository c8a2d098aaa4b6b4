import { posix } from 'node:path';
import { listFiles } from '../../pipeline/source/listFolder';
import { builtFolder } from '../builtSite';

/** The address of every page that a build wrote, including those that are not in the sitemap. */
export function builtAddresses(folder = builtFolder): string[] {
  return listFiles(folder)
    .filter((path) => path.endsWith('.html'))
    .map((path) => posix.join('/', path.replace(/(^index)?\.html$/, '')))
    .sort();
}
