import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { loadBusiness } from '../../pipeline/model/load/loadFolder';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { filesFromContent } from '../generate/contentFiles';
import { git } from '../git';
import { readSiteAnswers, showFault, showFaults } from './answers';
import { readAnswersFile } from './answersFile';
import { askAnswers } from './askAnswers';
import { repositoryFiles } from './repositoryFiles';
import { siteFiles } from './siteFiles';
import { writeFiles } from './writeFiles';

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
    throw new Error(`${show(folder)} is not empty. Choose another folder, or empty this one first.`);
  const content = join(folder, 'content');
  const told = from === undefined ? await writeContent(content, answers) : takeOver(from, folder);
  writeFiles(folder, repositoryFiles());
  writeFiles(folder, filesFromContent(content));
  return [
    `Wrote ${commitAll(folder, content)} files to ${show(folder)}, a Git repository with a first commit.`,
    ...told,
    `To see the site, run \`npm start -- --site ${show(folder)}\`. To list what only you can write, run \`npm run validate -- --site ${show(folder)}\`.`,
  ].join('\n');
}

/**
 * Writes the content of a new site from a file of answers, or from those given in the terminal, which stay in a file. Returns
 * what to tell the person.
 */
export async function writeContent(content: string, answersFile?: string): Promise<string[]> {
  const draft = `${dirname(content)}.answers.yaml`;
  const answers = answersFile
    ? readSiteAnswers(readAnswersFile(readGiven(answersFile).toString()))
    : await askAnswers(draft);
  const given = Object.entries(answers.files).map(
    ([path, from]) => [path, readGiven(resolve(dirname(answersFile ?? ''), from))] as const,
  );
  writeFiles(content, new Map([...(await siteFiles(answers)), ...given]));
  const { darkened, remarks } = answers;
  const told = showFaults(answers);
  if (told.length > 0) told.unshift('These answers are not on the site:');
  if (remarks.length > 0) told.push('Check these answers on the site:', ...remarks.map(showFault));
  if (darkened)
    told.push(
      `“${darkened.typed}” is too light for text, so the site uses a darker shade: ${darkened.color}.`,
    );
  if (told.length > 0)
    told.push(
      `To correct this, edit the files in ${show(content)} where they say “# To write”. Or delete the new folder, correct your answers and run the same command.`,
    );
  if (!answersFile)
    told.push(
      `Your answers are saved in ${show(draft)}. To make the site from them again, delete the new folder and add \`--answers ${show(draft)}\` to the command.`,
    );
  return told;
}

function readGiven(path: string): Buffer {
  if (!existsSync(path)) throw new Error(`There is no file ${show(path)}.`);
  return readFileSync(path);
}

/** Copies what a copy of this project shows. Returns what to tell of its other files. */
function takeOver(copy: string, folder: string): string[] {
  if (!existsSync(join(copy, 'content'))) throw new Error(`${show(copy)} has no folder “content”.`);
  for (const name of ['content', 'public'])
    if (existsSync(join(copy, name))) cpSync(join(copy, name), join(folder, name), { recursive: true });
  // Version 0.1.0 generated its pages about fields into the content.
  rmSync(join(folder, 'content', 'fields'), { recursive: true, force: true });
  const changed = ownChanges(copy);
  return changed.length > 0
    ? ['The copy also differs in these files, which were not copied:', ...changed]
    : [];
}

const show = (path: string) => relative(process.env.INIT_CWD ?? process.cwd(), path) || '.';

/** Makes a repository of a folder, with one commit of its business. Returns the number of files in it. */
function commitAll(folder: string, content: string): number {
  const { name, email = 'owner@localhost' } = loadBusiness(content);
  git(folder, ['init', '--quiet', '--initial-branch=main']);
  git(folder, ['add', '--all']);
  git(folder, ['commit', '--quiet', '--no-verify', '--message', 'First version of the site'], {
    ...{ GIT_AUTHOR_NAME: String(name), GIT_AUTHOR_EMAIL: String(email) },
    ...{ GIT_COMMITTER_NAME: String(name), GIT_COMMITTER_EMAIL: String(email) },
  });
  return git(folder, ['ls-files', '-z']).split('\0').length - 1;
}

const NOT_CONTENT = [':!content', ':!public', ':!.github/ISSUE_TEMPLATE'];

/** The files of a copy of this project, besides its content, that no version of the project has. */
function ownChanges(copy: string): string[] {
  const listed = git(copy, ['ls-files', '--stage', '-z', '--', '.', ...NOT_CONTENT]);
  const known = new Set(
    git(projectFolder, ['cat-file', '--batch-all-objects', '--batch-check=%(objectname)']).split('\n'),
  );
  return [...listed.matchAll(/\d+ ([0-9a-f]+) \d\t([^\0]+)\0/g)].flatMap(([, hash = '', path = '']) =>
    known.has(hash) ? [] : [path],
  );
}
