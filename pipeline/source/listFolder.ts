import { type Dirent, existsSync, lstatSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** All files below a content folder, as relative paths with `/`. */
export interface ContentTree {
  root: string;
  /** The name of the content folder, the first part of every path in messages. */
  label: string;
  markdown: string[];
  pictures: string[];
  /** Files of other types, and pictures that no text can name: see `canBeNamed`. */
  others: string[];
  links: string[];
}

const PICTURE = /\.(jpe?g|png|webp|avif)$/i;
export const isPicture = (path: string): boolean => PICTURE.test(path);

const OTHER_PICTURE = /\.(heic|heif|tiff?|bmp|gif|svg|psd|raw|cr2|nef|dng|jfif|pdf)$/i;

/** PDF, and formats of pictures that browsers or the build do not support. */
export const isOtherPicture = (path: string): boolean => OTHER_PICTURE.test(path);

/** Macs write file names in Unicode's form NFD. Texts are normalized to NFC, so they cannot name such a file. */
const canBeNamed = (path: string) => path === path.normalize('NFC');

/** Files that file managers leave behind. `.md` is not among them: it is probably a text without a name. */
const JUNK_FILES = /^(\.(?!md$).*|Thumbs\.db|desktop\.ini)$/i;

/** Lists a content folder. Does not follow symbolic links. Throws if the folder cannot be read. */
export function listContent(folder: string): ContentTree {
  const root = resolve(folder);
  const { files, links } = listTree(root, ({ entry }) => !JUNK_FILES.test(entry.name));
  const isUsable = (path: string) => path.endsWith('.md') || (isPicture(path) && canBeNamed(path));
  return {
    root,
    label: basename(root),
    markdown: files.filter((path) => path.endsWith('.md')),
    pictures: files.filter((path) => isPicture(path) && canBeNamed(path)),
    others: files.filter((path) => !isUsable(path)),
    links,
  };
}

/** The folder beside the content folder whose files are served unchanged. */
export function publicFolder(content: string): string {
  return join(content, '..', 'public');
}

/** Of the public folder, more names are served: `.well-known` is a folder that browsers ask for. */
const NOT_SERVED = /^(\.DS_Store|\.gitkeep|Thumbs\.db|desktop\.ini)$/i;

export type PublicTree = ReturnType<typeof listPublic>;

/** Lists the public folder, which may be missing. Its README.md is for the owner and is not served. */
export function listPublic(folder: string) {
  const label = basename(folder);
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) {
    const links = stats?.isSymbolicLink() ? [''] : [];
    return { label, files: [], links, isFile: stats?.isFile() ?? false };
  }
  const isServed = ({ path, entry }: FoundEntry) => path !== 'README.md' && !NOT_SERVED.test(entry.name);
  return { label, ...listTree(folder, isServed), isFile: false };
}

interface FoundEntry {
  /** Relative to the folder, with `/`. */
  path: string;
  entry: Dirent;
}

/**
 * Walks a folder in pre-order. Symbolic links are listed but not followed; unwanted entries are neither listed nor
 * entered. Throws if the folder cannot be read.
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

/** The sorted paths of the files and of the symbolic links below a folder. */
function listTree(folder: string, isWanted?: (found: FoundEntry) => boolean) {
  const found = [...walkFolder(folder, isWanted)].sort((a, b) => (a.path < b.path ? -1 : 1));
  const files = found.filter(({ entry }) => entry.isFile()).map(({ path }) => path);
  const links = found.filter(({ entry }) => entry.isSymbolicLink()).map(({ path }) => path);
  return { files, links };
}

/** The sorted paths of all files below a folder, without symbolic links. Empty if the folder does not exist. */
export function listFiles(folder: string): string[] {
  return existsSync(folder) ? listTree(folder).files : [];
}
