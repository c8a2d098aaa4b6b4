import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { publicFolder } from '../../pipeline/source/listFolder';
import { contentFiles, formFiles } from '../generate/contentFiles';
import { projectPaths } from '../projectPaths';
import { readAnswers } from './answers';
import { askAnswers } from './askAnswers';
import { siteFiles } from './siteFiles';

/**
 * Writes a whole small site into a new folder, or into `content/`, which is moved aside: from a YAML file of answers, or from
 * those given in the terminal. Also writes the guide and, for `content/`, the issue forms in `.github`. Returns what to tell
 * the person who asked for it; throws a sentence where it cannot.
 */
export async function newSite(folder: string, answersFile?: string): Promise<string> {
  const isOwn = folder === projectPaths.content;
  if (!isOwn && existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${show(folder)} is not empty. Name a new folder.`);
  const answers = answersFile ? readAnswers(readFileSync(answersFile, 'utf8')) : await askAnswers();
  const files = await siteFiles(answers);
  const aside = isOwn && existsSync(folder) ? moveAside(folder) : undefined;
  writeFiles(files, folder);
  for (const [path, from] of Object.entries(answers.files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(dirname(answersFile ?? ''), from), join(folder, path));
  }
  const guide = contentFiles(folder);
  writeFiles(guide, folder);
  if (isOwn) writeFiles(formFiles(folder), projectFolder);
  const option = isOwn ? '' : ` -- --content ${show(folder)}`;
  return [
    `Wrote ${files.size + guide.size} files to ${show(folder)}.`,
    ...(aside ? [`The former content is in ${show(aside)}; delete it once you need nothing from it.`] : []),
    `See the site with \`npm start${option}\`. \`npm run validate${option}\` lists what only you can write.`,
  ].join('\n');
}

function writeFiles(files: ReadonlyMap<string, string | Buffer>, folder: string): void {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** Moves the content, and the files that are served as they are, into a folder that the check and the build do not read. Returns it. */
export function moveAside(content: string): string {
  const day = new Date().toISOString().slice(0, 19).replace(/\D/g, '');
  const aside = join(dirname(content), 'former', day);
  mkdirSync(aside, { recursive: true });
  renameSync(content, join(aside, 'content'));
  const served = publicFolder(content);
  const own = existsSync(served) ? readdirSync(served).filter((name) => name !== 'README.md') : [];
  if (own.length > 0) mkdirSync(join(aside, 'public'));
  for (const name of own) renameSync(join(served, name), join(aside, 'public', name));
  return aside;
}

const show = (path: string) => relative(process.cwd(), path) || '.';
