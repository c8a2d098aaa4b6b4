import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { filesFromContent, readGuideFacts } from '../generate/contentFiles';
import { readAnswers } from './answers';
import { askAnswers } from './askAnswers';
import { commitAll, ownChanges } from './git';
import { type Words, wordsOf } from './questionWords';
import { readAnswersFile } from './readAnswersFile';
import { repositoryFiles } from './repositoryFiles';
import { siteFiles } from './siteFiles';

interface Source {
  /** A YAML file of answers; without it, they are asked for in the terminal. */
  answers?: string;
  /** A copy of this project, whose content and served files are taken over. */
  from?: string;
}

/** What to tell the person, in which words. */
interface Told {
  words: Words;
  told: string[];
}

/**
 * Writes a contractor's repository into a new folder, with a first commit. Returns what to tell the person who asked for it;
 * throws a sentence where it cannot.
 */
export async function newSite(folder: string, { answers, from }: Source): Promise<string> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(
      `${show(folder)} is not empty. Choose another folder, or empty this one first. · ${show(folder)} no está vacía. Elija otra carpeta o vacíe esta primero.`,
    );
  const content = join(folder, 'content');
  const { words, told } = from === undefined ? await writeContent(content, answers) : takeOver(from, folder);
  writeFiles(repositoryFiles(readGuideFacts(content).language), folder);
  writeFiles(filesFromContent(content), folder);
  const count = commitAll(folder, content, words.firstCommit);
  const changed = from === undefined ? [] : ownChanges(from);
  return [
    words.wrote(count, show(folder)),
    ...(changed.length > 0
      ? ['The copy also differs in these files, which were not copied:', ...changed]
      : []),
    ...told,
    words.next(show(folder)),
  ].join('\n');
}

/**
 * Writes the content of a new site from a file of answers, or from those given in the terminal, which stay in a file. Returns
 * what to tell the person.
 */
export async function writeContent(content: string, answersFile?: string): Promise<Told> {
  if (answersFile) assertFile(answersFile);
  const draft = `${dirname(content)}.answers.yaml`;
  const answers = answersFile
    ? readAnswers(readAnswersFile(readFileSync(answersFile, 'utf8')))
    : await askAnswers(draft);
  const copies = Object.entries(answers.files).map(
    ([path, from]) => [path, resolve(dirname(answersFile ?? ''), from)] as const,
  );
  for (const [, from] of copies) assertFile(from);
  writeFiles(await siteFiles(answers), content);
  for (const [path, from] of copies) {
    mkdirSync(dirname(join(content, path)), { recursive: true });
    cpSync(from, join(content, path));
  }
  const words = wordsOf(answers.language);
  const { darkened } = answers;
  const told = [
    ...(darkened ? [words.darkened(darkened.typed, darkened.color)] : []),
    ...(answersFile ? [] : [words.kept(show(draft))]),
  ];
  return { words, told };
}

function assertFile(path: string): void {
  if (!existsSync(path))
    throw new Error(`There is no file ${show(path)}. · El archivo ${show(path)} no existe.`);
}

function takeOver(copy: string, folder: string): Told {
  if (!existsSync(join(copy, 'content'))) throw new Error(`${show(copy)} has no folder “content”.`);
  for (const name of ['content', 'public'])
    if (existsSync(join(copy, name))) cpSync(join(copy, name), join(folder, name), { recursive: true });
  // Version 0.1.0 generated its pages about fields into the content.
  rmSync(join(folder, 'content', 'fields'), { recursive: true, force: true });
  return { words: wordsOf('English'), told: [] };
}

/** Writes files by their path in a folder. */
export function writeFiles(files: ReadonlyMap<string, string | Buffer>, folder: string): void {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

const show = (path: string) => relative(process.env.INIT_CWD ?? process.cwd(), path) || '.';
