import { type Dirent, existsSync, lstatSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** All files below a content folder, by path relative to it, with `/` on every system. */
export interface ContentTree {
  root: string;
  /** The content folder's name, with which every file in a message begins. */
  label: string;
  markdown: string[];
  pictures: string[];
  /** Files of any other kind, and pictures that no text can name: see `isNamed`. */
  others: string[];
  /** Symbolic links, which are not followed. */
  links: string[];
}

const PICTURE = /\.(jpe?g|png|webp|avif)$/i;
export const isPicture = (path: string): boolean => PICTURE.test(path);

const OTHER_PICTURE = /\.(heic|heif|tiff?|bmp|gif|svg|psd|raw|cr2|nef|dng|jfif|pdf)$/i;

/** Pictures that browsers or the build do not take, and PDF. */
export const isOtherPicture = (path: string): boolean => OTHER_PICTURE.test(path);

/** Macs write an accent in a file's name as a character of its own. Texts are read with one for both, and name another file. */
const isNamed = (path: string) => path === path.normalize('NFC');

/** Files of file managers. A name that consists only of an extension is probably a text. */
const LITTER = /^(\.(?!md$).*|Thumbs\.db|desktop\.ini)$/i;

/** Lists a content folder without following symbolic links. Throws if the folder cannot be read. */
export function listContent(folder: string): ContentTree {
  const root = resolve(folder);
  const found = [...walkFolder(root, isContent)].sort((a, b) => (a.path < b.path ? -1 : 1));
  const files = found.filter(({ entry }) => entry.isFile()).map(({ path }) => path);
  return {
    root,
    label: basename(root),
    markdown: files.filter((path) => path.endsWith('.md')),
    pictures: files.filter((path) => isPicture(path) && isNamed(path)),
    others: files.filter((path) => !path.endsWith('.md') && !(isPicture(path) && isNamed(path))),
    links: found.filter(({ entry }) => entry.isSymbolicLink()).map(({ path }) => path),
  };
}

/** The folder beside a content folder whose files are served as they are. */
export function publicFolder(content: string): string {
  return join(content, '..', 'public');
}

/** What file managers leave behind, and what keeps an empty folder in Git. */
const NOT_SERVED = /^(\.DS_Store|\.gitkeep|Thumbs\.db|desktop\.ini)$/i;

export type PublicTree = ReturnType<typeof listPublic>;

/** Lists such a folder, which may be missing. Its README.md is for the owner, and is not served. */
export function listPublic(folder: string) {
  const label = basename(folder);
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) {
    const links = stats?.isSymbolicLink() ? [''] : [];
    return { label, files: [], links, isFile: stats?.isFile() ?? false };
  }
  const isServed = ({ path, entry }: FoundEntry) => path !== 'README.md' && !NOT_SERVED.test(entry.name);
  const found = [...walkFolder(folder, isServed)].sort((a, b) => (a.path < b.path ? -1 : 1));
  const paths = (isWanted: (entry: Dirent) => boolean) =>
    found.filter(({ entry }) => isWanted(entry)).map(({ path }) => path);
  return {
    label,
    files: paths((entry) => entry.isFile()),
    links: paths((entry) => entry.isSymbolicLink()),
    isFile: false,
  };
}

const isContent = ({ entry }: FoundEntry): boolean => !LITTER.test(entry.name);

export interface FoundEntry {
  /** Relative to the folder, with `/` on every system. */
  path: string;
  entry: Dirent;
}

/**
 * Everything below a folder, each folder before what it holds. Symbolic links are listed and not followed. What is not
 * wanted is neither listed nor entered. Throws where the folder cannot be read.
 */
export function* walkFolder(
  folder: string,
  isWanted: (found: FoundEntry) => boolean = () => true,
  base = '',
): Generator<FoundEntry> {
  for (const entry of readdirSync(join(folder, base), { withFileTypes: true })) {
    const found = { path: base ? `${base}/${entry.name}` : entry.name, entry };
    if (!isWanted(found)) continue;
    yield found;
    if (entry.isDirectory()) yield* walkFolder(folder, isWanted, found.path);
  }
}

/** The paths of all files below a folder, sorted; symbolic links are left out. None where there is no folder. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return [...walkFolder(folder)]
    .filter(({ entry }) => entry.isFile())
    .map(({ path }) => path)
    .sort();
}
