import { readFileSync } from 'node:fs';
import type { ContentTree } from '../read/ContentTree';
import type { Problem } from '../report/Problem';
import { contentFiles } from './contentFiles';
import { contentTypes } from './contentTypes';
import type { Draft } from './Draft';
import { readDescriptions } from './readDescriptions';
import { readDraft } from './readDraft';

/** Everything that could be read from a content folder, before files are held against each other. */
export interface Content {
  tree: ContentTree;
  drafts: Draft[];
  /** Words for pictures, by path relative to the content folder. */
  descriptions: Map<string, string>;
  problems: Problem[];
}

/** What one file holds by itself. */
export interface FileRead {
  draft: Draft;
  problems: Problem[];
}

/** Reads every Markdown file of a content folder. `reads` are files that have been read already, by path. */
export function readContent(tree: ContentTree, reads?: ReadonlyMap<string, FileRead>): Content {
  const drafts: Draft[] = [];
  const problems: Problem[] = [];
  const descriptions = new Map<string, string>();
  for (const { path, file, place, type } of contentFiles(tree)) {
    if (type === 'descriptions') {
      problems.push(...readDescriptions(tree, path, readFileSync(place, 'utf8'), descriptions));
    } else if (type === undefined) {
      problems.push(misplaced(file));
    } else {
      const read = reads?.get(path) ?? readDraft(type, file, readFileSync(place, 'utf8'));
      for (const problem of read.problems) problems.push(problem);
      drafts.push(read.draft);
    }
  }
  return { tree, drafts, descriptions, problems };
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
