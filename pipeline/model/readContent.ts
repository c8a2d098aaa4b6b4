import { join } from 'node:path';
import { clock } from '../clock';
import type { ContentTree } from '../read/ContentTree';
import { readText } from '../read/readText';
import type { Problem } from '../report/Problem';
import { contentTypes, type TypeName } from './contentTypes';
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
  /** What is taken as now, for pages that come and go. */
  now: Date;
}

/** Files that are guides for the owner, not content. */
const GUIDES = ['README.md', 'FIELDS.md'];

/** Reads every Markdown file of a content folder. */
export function readContent(tree: ContentTree, now = clock()): Content {
  const drafts: Draft[] = [];
  const problems: Problem[] = [];
  const descriptions = new Map<string, string>();
  for (const path of tree.markdown) {
    if (GUIDES.includes(path)) continue;
    const file = `${tree.label}/${path}`;
    const written = readText(join(tree.root, path));
    if (typeof written !== 'string') {
      problems.push({ file, column: 1, field: '', severity: 'error', fix: null, ...written });
      continue;
    }
    if (path.endsWith('/descriptions.md')) {
      problems.push(...readDescriptions(tree, path, written, descriptions));
      continue;
    }
    const type = typeOf(path);
    if (!type) {
      problems.push(misplaced(file));
      continue;
    }
    const read = readDraft(type, file, written);
    problems.push(...read.problems);
    drafts.push(read.draft);
  }
  return { tree, drafts, descriptions, problems, now };
}

/** The kind of a file by where it stands. */
export function typeOf(path: string): TypeName | undefined {
  const names = Object.keys(contentTypes) as TypeName[];
  return names.find((name) => {
    const { place } = contentTypes[name];
    return place.endsWith('.md')
      ? path === place
      : path.startsWith(`${place}/`) && path.split('/').length === 2;
  });
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
