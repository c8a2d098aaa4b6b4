import { clock } from './clock';
import type { PictureFacts } from './media/picture';
import { readPictures } from './media/readPictures';
import { type CacheOptions, cachedContent } from './model/cachedContent';
import { checkContent } from './model/checkContent';
import { checkLostAddresses } from './model/checkLostAddresses';
import { nextChange } from './model/nextChange';
import type { Published } from './model/Published';
import { problemOfFile } from './model/problemAt';
import { type Content, readContent } from './model/readContent';
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
  /** When a page comes or goes by itself for the next time. */
  until?: string;
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
  memory: CacheOptions,
  settings: Omit<Settings, 'siteUrl'> & { siteUrl?: string },
  now = clock(),
): Promise<Loaded> {
  const { problems, files, content } = await checkWithMemory(folder, memory, { now });
  if (problems.some(({ severity }) => severity === 'error')) return { problems, files, pictures: new Map() };
  const { tree } = content;
  const { facts: pictures, damaged } = await readPictures(tree.root, tree.pictures, memory.cache);
  if (damaged.length > 0) {
    const found = damaged.map((path) => damagedPicture(`${tree.label}/${path}`));
    return { problems: sortProblems([...problems, ...found]), files, pictures: new Map() };
  }
  return {
    site: resolveSite(content, pictures, settings),
    files,
    problems,
    pictures,
    until: nextChange(content),
  };
}

/** The check sees only the beginning and the end of a picture; what is wrong in its middle comes out when it is opened. */
function damagedPicture(file: string): Problem {
  return problemOfFile(
    file,
    'picture-broken',
    'This picture is damaged. Open the photograph on your computer, save it again as JPEG (.jpg) and upload that.',
    'error',
  );
}

/** What the check may be told: the time, and what visitors know. */
export interface Circumstances {
  now?: Date;
  published?: Published;
}

/** Only the check; of pictures no more than the beginning and the end are read. */
export function checkFolder(folder: string, { now = clock(), published }: Circumstances = {}): Checked {
  return check(readContent(listContent(folder), now), published);
}

/** The same check, with what earlier runs read of the files. */
export async function checkWithMemory(
  folder: string,
  memory: CacheOptions,
  { now = clock(), published }: Circumstances = {},
): Promise<Checked> {
  return check(await cachedContent(listContent(folder), memory, now), published);
}

function check(content: Content, published?: Published): Checked {
  const joined = new Set(
    content.problems.flatMap(({ file, line, code }) =>
      code === 'text-lines' ? [`${file}:${line - 1}`] : [],
    ),
  );
  const isUntold = ({ file, line }: Problem) => !joined.has(`${file}:${line}`);
  const lost = published ? checkLostAddresses(content, published) : [];
  const problems = capProblems(
    sortProblems([...content.problems, ...checkContent(content, published).filter(isUntold), ...lost]),
  );
  return { content, problems, files: content.tree.markdown.length };
}
