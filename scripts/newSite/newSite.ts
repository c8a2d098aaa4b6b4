import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { engineRepository } from '../../pipeline/engineUrl';
import { loadBusiness } from '../../pipeline/model/load/loadFolder';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { listFiles } from '../../pipeline/source/listFolder';
import { filesFromContent } from '../generate/contentFiles';
import { git } from '../git';
import { writeFiles } from '../writeFiles';
import { readSiteAnswers } from './answers';
import { emptyAnswers, readAnswersFile } from './answersFile';
import { askAnswers, reviewAnswers } from './askAnswers';
import { listAnswers, listProblems, UNDERSTOOD } from './showAnswers';
import { siteFiles } from './siteFiles';
import { fillTemplate } from './templates';

interface Source {
  /** A YAML file of answers; without it, the terminal asks. */
  answers?: string;
  /** A copy of this project, from which `content` and `public` are copied. */
  from?: string;
  /** Whether the answers of a file can be reviewed in a terminal. */
  isTerminal?: boolean;
}

/** Writes a contractor's repository with a first commit into a new folder. Returns, or throws, a message for the user. */
export async function newSite(folder: string, { answers, from, isTerminal }: Source): Promise<string> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${show(folder)} is not empty. Choose another folder, or empty this one first.`);
  const content = join(folder, 'content');
  const lines =
    from === undefined ? await writeContent(content, answers, isTerminal) : copySite(from, folder);
  writeFiles(folder, repositoryFiles());
  writeFiles(folder, filesFromContent(content));
  return [
    `Wrote ${commitAll(folder, content)} files to ${show(folder)}, a Git repository with a first commit.`,
    ...lines,
    `To see the site, run \`npm start -- --site ${show(folder)}\`. To list what only you can write, run \`npm run validate -- --site ${show(folder)}\`.`,
  ].join('\n');
}

/** The files of a contractor's repository besides the site, by path. Its workflows call those of this project at its commit. */
function repositoryFiles(): Map<string, string> {
  const folder = join(projectFolder, 'scripts/newSite/repository');
  const commit = git(projectFolder, ['rev-parse', 'HEAD']).trim();
  const values = { engine: engineRepository, commit };
  const texts = listFiles(folder).map((path) => [path, readFileSync(join(folder, path), 'utf8')] as const);
  return new Map(texts.map(([path, text]) => [path, fillTemplate(text, values)]));
}

/**
 * Writes the content of a new site from a file of answers, or from answers in the terminal, which are saved in a file. Returns lines
 * for the user.
 */
export async function writeContent(content: string, file?: string, isTerminal = false): Promise<string[]> {
  const draft = `${dirname(content)}.answers.yaml`;
  const { answers, savedIn, understood } = file
    ? await answersOfFile(file, draft, isTerminal)
    : { answers: await askAnswers(draft), savedIn: draft, understood: [] };
  const copied = Object.entries(answers.files).map(
    ([path, from]) => [path, readGiven(resolve(dirname(file ?? ''), from))] as const,
  );
  writeFiles(content, new Map([...(await siteFiles(answers)), ...copied]));
  const saved = show(savedIn);
  return [
    ...understood,
    ...listProblems(answers),
    `To correct an answer, change it in ${saved}, delete the new folder and run the command with \`--answers ${saved}\`. Or change the new files in ${show(content)}: lines that begin with “# To write” say what is missing.`,
  ];
}

/**
 * The answers of a file, which a terminal may correct, and the file that then has them. `understood`: lines that nobody has read yet. If
 * there is no file, writes one with all questions and throws.
 */
async function answersOfFile(file: string, draft: string, isTerminal: boolean) {
  if (!existsSync(file) && /\.ya?ml$/.test(file)) {
    writeFileSync(file, emptyAnswers());
    throw new Error(
      `There was no file ${show(file)}. It has been written now, with all questions: write your answers there and run the same command again.`,
    );
  }
  const raw = readAnswersFile(readGiven(file).toString());
  const answers = readSiteAnswers(raw);
  if (!isTerminal) {
    const listed = listAnswers(answers, raw.answers).map(({ text }) => text);
    return { answers, savedIn: file, understood: [UNDERSTOOD, ...listed] };
  }
  const reviewed = await reviewAnswers({ ...raw, draft, streams: {} });
  const isCorrected = !isDeepStrictEqual(reviewed, answers);
  return { answers: reviewed, savedIn: isCorrected ? draft : file, understood: [] };
}

function readGiven(path: string): Buffer {
  if (!existsSync(path)) throw new Error(`There is no file ${show(path)}.`);
  return readFileSync(path);
}

/** Copies the site of a copy of this project. Returns lines about other changed files, which are not copied. */
function copySite(copy: string, folder: string): string[] {
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

/** Makes a folder a repository with one commit, authored by the business. Returns the number of files. */
function commitAll(folder: string, content: string): number {
  const { name, email = 'owner@localhost' } = loadBusiness(content);
  git(folder, ['init', '--quiet', '--initial-branch=main']);
  git(folder, ['add', '--all']);
  git(folder, ['commit', '--quiet', '--no-verify', '--message', 'First version of the site'], {
    GIT_AUTHOR_NAME: String(name),
    GIT_AUTHOR_EMAIL: String(email),
    GIT_COMMITTER_NAME: String(name),
    GIT_COMMITTER_EMAIL: String(email),
  });
  return git(folder, ['ls-files', '-z']).split('\0').length - 1;
}

const NOT_CONTENT = [':!content', ':!public', ':!.github/ISSUE_TEMPLATE'];

/** The files of a copy of this project, besides its content, whose contents are in no version of the project: the copy may be of any. */
function ownChanges(copy: string): string[] {
  const listed = git(copy, ['ls-files', '--stage', '-z', '--', '.', ...NOT_CONTENT]);
  const published = new Set(
    git(projectFolder, ['cat-file', '--batch-all-objects', '--batch-check=%(objectname)']).split('\n'),
  );
  return [...listed.matchAll(/\d+ ([0-9a-f]+) \d\t([^\0]+)\0/g)].flatMap(([, hash = '', path = '']) =>
    published.has(hash) ? [] : [path],
  );
}
