import { dirname } from 'node:path/posix';
import { clock } from '../clock';
import type { ContentTree } from '../source/listFolder';
import { readFile } from '../source/readFile';
import { readSource } from '../source/readSource';
import { contentFiles } from './contentFiles';
import { type LoadedEntry, load } from './load';

/** Everything that could be loaded from a content folder, before its files are joined. */
export interface Content {
  tree: ContentTree;
  entries: LoadedEntry[];
  /** Descriptions of pictures, by path relative to the content folder. */
  descriptions: Map<string, string>;
  /** What is taken as now, for pages that come and go. */
  now: Date;
}

/** Loads every Markdown file of a folder. `known`: entries that need not be loaded again, by path. */
export function loadFolder(
  tree: ContentTree,
  now = clock(),
  known: ReadonlyMap<string, LoadedEntry> = new Map(),
): Content {
  const content: Content = { tree, entries: [], descriptions: new Map(), now };
  for (const { path, file, place, type } of contentFiles(tree)) {
    if (type === undefined) continue;
    if (type === 'descriptions') addDescriptions(content.descriptions, path, place);
    else content.entries.push(known.get(path) ?? load(type, readSource(file, textOf(place))).entry);
  }
  return content;
}

/** The lines of a folder's `descriptions.md`: the name of a picture beside it, and what it shows. */
function addDescriptions(descriptions: Map<string, string>, path: string, place: string): void {
  for (const [name, text] of Object.entries(readSource(path, textOf(place)).values))
    if (typeof text === 'string') descriptions.set(`${dirname(path)}/${name}`, text);
}

function textOf(place: string): string {
  const text = readFile(place);
  return typeof text === 'string' ? text : '';
}
