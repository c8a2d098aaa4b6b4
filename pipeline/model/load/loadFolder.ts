import { join } from 'node:path';
import { dirname } from 'node:path/posix';
import type { ContentTree } from '../../source/listFolder';
import { readFile } from '../../source/readFile';
import { readSource } from '../../source/readSource';
import type { Source } from '../../source/Source';
import { memoize } from '../memoize';
import { contentTypeOf, typeNames } from '../registry';
import type { TypeName } from '../Site';
import { currentTime, nowFor } from '../visibility';
import { type LoadedEntry, loadEntry, type ParsedTexts } from './load';

/** A loaded content folder, not resolved yet. Invalid values are missing. */
export type Content = ReturnType<typeof loadFolder>;

/** Loads all files of a content folder. `onTexts` receives the parsed texts of each file, which are not kept. */
export function loadFolder(tree: ContentTree, onTexts: (texts: ParsedTexts) => void = () => {}) {
  const entries: LoadedEntry[] = [];
  /** Descriptions of pictures, by path relative to the content folder. */
  const descriptions = new Map<string, string>();
  for (const { path, file, diskPath, type } of contentFiles(tree)) {
    if (type === undefined) continue;
    const source = readSource(file, readText(diskPath));
    if (type === 'descriptions') {
      for (const [name, text] of describedPictures(source))
        descriptions.set(`${dirname(path)}/${name}`, text);
    } else {
      const { entry, texts } = loadEntry(type, source);
      onTexts(texts);
      entries.push(entry);
    }
  }
  return { tree, entries, descriptions, now: nowFor(entries, currentTime()) };
}

/** The fields of the business in a content folder, without invalid ones. */
export function loadBusiness(folder: string): LoadedEntry['fields'] {
  const { file = '' } = contentTypeOf('business');
  return loadEntry('business', readSource(file, readText(join(folder, file)))).entry.fields;
}

/** The lines of a `descriptions.md`: file names and descriptions of the pictures in its folder. */
function describedPictures({ values }: Source): [name: string, text: string][] {
  return Object.entries(values).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : []));
}

/** The text of a file; empty if it is too large or not text, which the check reports. */
export function readText(diskPath: string): string {
  const text = readFile(diskPath);
  return typeof text === 'string' ? text : '';
}

/** A content file, with the content type that its path implies. */
export interface ContentFile {
  /** Relative to the content folder. */
  path: string;
  /** Relative to the parent of the content folder, as in messages. */
  file: string;
  /** The path for file access. */
  diskPath: string;
  type: TypeName | 'descriptions' | undefined;
}

/** Documentation for the owner, which is not content. */
const GUIDES = ['README.md', 'FIELDS.md'];

/** The Markdown files of a content folder, without the owner's documentation. */
export const contentFiles = memoize(({ root, label, markdown }: ContentTree): readonly ContentFile[] =>
  markdown
    .filter((path) => !GUIDES.includes(path))
    .map((path) => ({
      path,
      file: `${label}/${path}`,
      diskPath: `${root}/${path}`,
      type: path.endsWith('/descriptions.md') ? 'descriptions' : typeOfPath(path),
    })),
);

/** The content type of a file, by its path in the content folder; `undefined` if it is in the wrong place. */
export function typeOfPath(path: string): TypeName | undefined {
  return typeNames.find((name) => {
    const { file, folder } = contentTypeOf(name);
    return file === path || (path.startsWith(`${folder}/`) && path.split('/').length === 2);
  });
}
