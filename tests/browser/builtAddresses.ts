import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { listFiles } from '../../pipeline/source/listFolder';
import { builtFolder } from '../builtSite';

/** The address of every page that a build wrote, including those that are not in the sitemap. */
export function builtAddresses(folder = builtFolder): string[] {
  return pagesIn(folder).map(addressOf).sort();
}

/** The addresses of as few pages as have every class of the site: those with most classes, and each that adds one. */
export function variedAddresses(folder = builtFolder): string[] {
  const pages = pagesIn(folder).map((path) => ({ path, classes: classesIn(join(folder, path)) }));
  const seen = new Set<string>();
  const chosen = pages
    .sort((a, b) => b.classes.size - a.classes.size || a.path.localeCompare(b.path))
    .filter(({ classes }) => {
      const before = seen.size;
      for (const name of classes) seen.add(name);
      return seen.size > before;
    });
  return chosen.map(({ path }) => addressOf(path)).sort();
}

const pagesIn = (folder: string) => listFiles(folder).filter((path) => path.endsWith('.html'));

const addressOf = (path: string) => posix.join('/', path.replace(/(^index)?\.html$/, ''));

/** Without the colors that stand for a picture until it is loaded, of which each picture has its own. */
function classesIn(file: string): Set<string> {
  const names = [...readFileSync(file, 'utf8').matchAll(/ class="([^"]*)"/g)].flatMap(
    ([, value]) => value?.split(' ') ?? [],
  );
  return new Set(names.filter((name) => !name.startsWith('placeholder-')));
}
