import { type Dirent, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** All files below a content folder, by path relative to it, with `/` on every system. */
export interface ContentTree {
  /** The content folder itself. */
  root: string;
  /** The content folder's name, with which every file in a message begins. */
  label: string;
  markdown: string[];
  pictures: string[];
  /** Files of any other kind. */
  others: string[];
  /** Symbolic links; they are never followed. */
  links: string[];
}

const PICTURE = /\.(jpe?g|png|webp|avif)$/i;
/** What file managers leave behind; a name that is nothing but its ending was meant to be a text. */
const LITTER = /^(\.(?!md$).*|Thumbs\.db|desktop\.ini)$/i;

/** Lists a content folder. Links to other places on the disk are not followed. Throws where the folder cannot be read. */
export function listContent(folder: string): ContentTree {
  const root = resolve(folder);
  const found = [...below(root, '')].sort((a, b) => (a.path < b.path ? -1 : 1));
  const files = found.filter(({ entry }) => entry.isFile()).map(({ path }) => path);
  return {
    root,
    label: basename(root),
    markdown: files.filter((path) => path.endsWith('.md')),
    pictures: files.filter((path) => PICTURE.test(path)),
    others: files.filter((path) => !path.endsWith('.md') && !PICTURE.test(path)),
    links: found.filter(({ entry }) => entry.isSymbolicLink()).map(({ path }) => path),
  };
}

function* below(root: string, folder: string): Generator<{ path: string; entry: Dirent }> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (LITTER.test(entry.name)) continue;
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* below(root, path);
    else yield { path, entry };
  }
}
