import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { listFiles } from '../../pipeline/source/listFolder';
import { builtFolder } from '../builtSite';

/** The address of every page that a build wrote, including those that are not in the sitemap. */
export function builtAddresses(folder = builtFolder): string[] {
  return pagesIn(folder).map(addressOf).sort();
}

/**
 * The addresses of as few pages as have every rule of the site's style, but for those that a page of the folder `beside` has:
 * those with most rules, and each that adds one.
 */
export function variedAddresses(folder = builtFolder, beside?: string): string[] {
  const pages = pagesIn(folder).map((path) => ({ path, rules: rulesIn(join(folder, path)) }));
  const seen = new Set(beside && pagesIn(beside).flatMap((path) => [...rulesIn(join(beside, path))]));
  const chosen = pages
    .sort((a, b) => b.rules.size - a.rules.size || a.path.localeCompare(b.path))
    .filter(({ rules }) => {
      const before = seen.size;
      for (const rule of rules) seen.add(rule);
      return seen.size > before;
    });
  return chosen.map(({ path }) => addressOf(path)).sort();
}

const pagesIn = (folder: string) => listFiles(folder).filter((path) => path.endsWith('.html'));

const addressOf = (path: string) => posix.join('/', path.replace(/(^index)?\.html$/, ''));

/** Without what styled-components notes after the rules of each component: all names that it has on the page. */
function rulesIn(file: string): Set<string> {
  const [, style = ''] = /<style[^>]*>(.*?)<\/style>/s.exec(readFileSync(file, 'utf8')) ?? [];
  return new Set(style.split('/*!sc*/\n').filter((rule) => !rule.startsWith('data-styled')));
}
