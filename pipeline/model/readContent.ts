import { clock } from '../clock';
import type { ContentTree } from '../read/ContentTree';
import { readWritten } from '../read/readWritten';
import type { Problem } from '../report/Problem';
import { type ContentFile, contentFiles } from './contentFiles';
import type { Draft } from './Draft';
import { misplaced } from './misplaced';
import { problemOfFile } from './problemAt';
import { readDescriptions } from './readDescriptions';
import { readDraft } from './readDraft';

/** Everything that could be read from a content folder, before files are held against each other. */
export interface Content {
  tree: ContentTree;
  drafts: Draft[];
  /** Words for pictures, by path relative to the content folder. */
  descriptions: Map<string, string>;
  problems: Problem[];
  /** What is taken as now, for pages that come and go. */
  now: Date;
}

/** What one file holds by itself. */
export interface FileRead {
  draft: Draft;
  problems: Problem[];
}

/** Reads every Markdown file of a content folder. `reads` are files that have been read already, by path. */
export function readContent(
  tree: ContentTree,
  now = clock(),
  reads: ReadonlyMap<string, FileRead> = new Map(),
): Content {
  const content: Content = { tree, drafts: [], descriptions: new Map(), problems: [], now };
  for (const file of contentFiles(tree)) {
    const read = reads.get(file.path) ?? readFile(file, content);
    for (const problem of read.problems) content.problems.push(problem);
    if (read.draft) content.drafts.push(read.draft);
  }
  return content;
}

function readFile(found: ContentFile, content: Content): { draft?: Draft; problems: Problem[] } {
  const { file, place } = found;
  const written = readWritten(place);
  if (typeof written === 'string') return readText(found, written, content);
  const { code, message, line, guess } = written;
  const problems = [{ ...problemOfFile(file, code, message), line }];
  const draft = guess === undefined ? undefined : readText(found, guess, content).draft;
  return { draft: draft && { ...draft, whole: false }, problems };
}

function readText(
  { path, file, type }: ContentFile,
  written: string,
  { tree, descriptions }: Content,
): { draft?: Draft; problems: Problem[] } {
  if (type === 'descriptions') return { problems: readDescriptions(tree, path, written, descriptions) };
  if (type) return readDraft(type, file, written);
  const wrong = misplaced(file, tree);
  // Words for pictures in a file of another name are not missing as well.
  if (wrong.code === 'file-name') readDescriptions(tree, path, written, descriptions);
  return { problems: [wrong] };
}
