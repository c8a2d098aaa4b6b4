import type { PictureFacts } from './media/PictureFacts';
import { readPictures } from './media/readPictures';
import { type Memory, rememberContent } from './memory/rememberContent';
import { checkContent } from './model/checkContent';
import { type Content, readContent } from './model/readContent';
import { resolveSite } from './model/resolveSite';
import type { Settings, Site } from './model/Site';
import { listContent } from './read/listContent';
import type { Problem } from './report/Problem';
import { sortProblems } from './report/sortProblems';

/** A content folder read whole. `site` is there only where no problem is an error. */
export interface Loaded {
  site?: Site;
  files: number;
  problems: Problem[];
  /** Facts of every picture of the content folder, by path. */
  pictures: Map<string, PictureFacts>;
}

/** A content folder read and checked, before it is joined. */
export interface Checked {
  content: Content;
  problems: Problem[];
  files: number;
}

/** Reads, checks and joins a content folder. Throws only where the folder itself cannot be read. */
export async function loadSite(
  folder: string,
  memory: Memory,
  settings: Omit<Settings, 'siteUrl'> & { siteUrl?: string },
): Promise<Loaded> {
  const { problems, files, content } = await checkWithMemory(folder, memory);
  if (problems.some(({ severity }) => severity === 'error')) return { problems, files, pictures: new Map() };
  const { tree } = content;
  const pictures = await readPictures(tree.root, tree.pictures, memory.cache);
  return { site: resolveSite(content, pictures, settings), files, problems, pictures };
}

/** Only the check: no picture is opened. */
export function checkFolder(folder: string): Checked {
  return check(readContent(listContent(folder)));
}

/** The same check, with what earlier runs read of the files. */
export async function checkWithMemory(folder: string, memory: Memory): Promise<Checked> {
  return check(await rememberContent(listContent(folder), memory));
}

function check(content: Content): Checked {
  const problems = sortProblems([...content.problems, ...checkContent(content)]);
  return { content, problems, files: content.tree.markdown.length };
}
