import { clock } from '../clock';
import type { ContentTree } from '../read/ContentTree';
import { readWritten } from '../read/readWritten';
import type { Problem } from '../report/Problem';
import { type ContentFile, contentFiles } from './contentFiles';
import { contentTypes } from './contentTypes';
import type { Draft } from './Draft';
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

function readFile(
  { path, file, place, type }: ContentFile,
  { tree, descriptions }: Content,
): { draft?: Draft; problems: Problem[] } {
  const written = readWritten(place);
  if (typeof written !== 'string') {
    const { code, message, line } = written;
    return { problems: [{ ...problemOfFile(file, code, message), line }] };
  }
  if (type === 'descriptions') return { problems: readDescriptions(tree, path, written, descriptions) };
  return type ? readDraft(type, file, written) : { problems: [misplaced(file)] };
}

function misplaced(file: string): Problem {
  const folders = Object.values(contentTypes).map(({ place }) => place);
  return {
    file,
    line: 1,
    column: 1,
    field: '',
    severity: 'error',
    code: 'wrong-folder',
    message: `This file is in no folder that the site knows, so nobody would see it. Move it to one of these: ${folders.join(', ')}.`,
    fix: null,
  };
}
