import { lstatSync, readdirSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import type { ContentTree } from './ContentTree';

const PICTURE = /\.(jpe?g|png|webp|avif)$/i;

/** Lists a content folder. Links to other places on the disk are passed over. Throws where the folder cannot be read. */
export function listContent(folder: string): ContentTree {
  const root = resolve(folder);
  const files = [...filesBelow(root)].map((path) => relative(root, path).split(sep).join('/')).sort();
  return {
    root,
    label: basename(root),
    markdown: files.filter((path) => path.endsWith('.md')),
    pictures: files.filter((path) => PICTURE.test(path)),
  };
}

function* filesBelow(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    if (name.startsWith('.')) continue;
    const path = join(folder, name);
    const stat = lstatSync(path);
    if (stat.isDirectory()) yield* filesBelow(path);
    else if (stat.isFile()) yield path;
  }
}
