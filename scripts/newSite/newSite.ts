import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesFromContent } from '../generate/contentFiles';
import { readAnswers } from './answers';
import { askAnswers } from './askAnswers';
import { commitAll, ownChanges } from './git';
import { readAnswersFile } from './readAnswersFile';
import { repositoryFiles } from './repositoryFiles';
import { siteFiles } from './siteFiles';

interface Source {
  /** A YAML file of answers; without it, they are asked for in the terminal. */
  answers?: string;
  /** A copy of this project, whose content and served files are taken over. */
  from?: string;
}

/**
 * Writes a contractor's repository into a new folder, with a first commit. Returns what to tell the person who asked for it;
 * throws a sentence where it cannot.
 */
export async function newSite(folder: string, { answers, from }: Source): Promise<string> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${show(folder)} is not empty. Name a new folder.`);
  const content = join(folder, 'content');
  if (from === undefined) await writeContent(content, answers);
  else takeOver(from, folder);
  writeFiles(repositoryFiles(), folder);
  writeFiles(filesFromContent(content), folder);
  const count = commitAll(folder, content);
  const changed = from === undefined ? [] : ownChanges(from);
  return [
    `Wrote ${count} files to ${show(folder)}, with Git and a first commit.`,
    ...(changed.length > 0
      ? ['These were changed in the copy too, and are not taken over:', ...changed]
      : []),
    `See the site with \`npm start -- --site ${show(folder)}\`. \`npm run validate -- --site ${show(folder)}\` lists what only you can write.`,
  ].join('\n');
}

/** Writes the content of a new site from a file of answers, or from those given in the terminal. */
export async function writeContent(content: string, answersFile?: string): Promise<void> {
  const draft = `${dirname(content)}.answers.yaml`;
  const answers = answersFile
    ? readAnswers(readAnswersFile(readFileSync(answersFile, 'utf8')))
    : await askAnswers(draft);
  writeFiles(await siteFiles(answers), content);
  for (const [path, from] of Object.entries(answers.files)) {
    mkdirSync(dirname(join(content, path)), { recursive: true });
    cpSync(join(dirname(answersFile ?? ''), from), join(content, path));
  }
  if (!answersFile) rmSync(draft);
}

function takeOver(copy: string, folder: string): void {
  if (!existsSync(join(copy, 'content'))) throw new Error(`${show(copy)} has no folder “content”.`);
  for (const name of ['content', 'public'])
    if (existsSync(join(copy, name))) cpSync(join(copy, name), join(folder, name), { recursive: true });
  // Version 0.1.0 generated its pages about fields into the content.
  rmSync(join(folder, 'content', 'fields'), { recursive: true, force: true });
}

/** Writes files by their path in a folder. */
export function writeFiles(files: ReadonlyMap<string, string | Buffer>, folder: string): void {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

const show = (path: string) => relative(process.env.INIT_CWD ?? process.cwd(), path) || '.';
