import { clock } from './clock';
import type { PictureFacts } from './media/PictureFacts';
import { readPictures } from './media/readPictures';
import { checkContent } from './model/checkContent';
import { checkLostAddresses, type Published } from './model/checkLostAddresses';
import { readContent } from './model/readContent';
import { resolveSite } from './model/resolveSite';
import type { Settings, Site } from './model/Site';
import { listContent } from './read/listContent';
import { capProblems } from './report/capProblems';
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

/** Reads, checks and joins a content folder. Throws only where the folder itself cannot be read. */
export async function loadSite(
  folder: string,
  cache: string,
  settings: Omit<Settings, 'siteUrl'> & { siteUrl?: string },
  now = clock(),
): Promise<Loaded> {
  const { problems, files, content } = checkFolder(folder, { now });
  if (problems.some(({ severity }) => severity === 'error')) return { problems, files, pictures: new Map() };
  const { tree } = content;
  const pictures = await readPictures(tree.root, tree.pictures, cache);
  return { site: resolveSite(content, pictures, settings), files, problems, pictures };
}

/** What the check may be told: the time, and what visitors know. */
interface Circumstances {
  now?: Date;
  published?: Published;
}

/** Only the check; of pictures no more than the first bytes are read. */
export function checkFolder(folder: string, { now = clock(), published }: Circumstances = {}) {
  const content = readContent(listContent(folder), now);
  const joined = new Set(
    content.problems.flatMap(({ file, line, code }) =>
      code === 'text-lines' ? [`${file}:${line - 1}`] : [],
    ),
  );
  const isNews = ({ file, line }: Problem) => !joined.has(`${file}:${line}`);
  const lost = published ? checkLostAddresses(content, published) : [];
  const problems = capProblems(
    sortProblems([...content.problems, ...checkContent(content).filter(isNews), ...lost]),
  );
  return { content, problems, files: content.tree.markdown.length };
}
