import { basename, dirname } from 'node:path/posix';
import type { ContentType } from '../../model/contentType';
import { contentTypes } from '../../model/contentTypes.generated';
import type { ContentTree } from '../../source/listFolder';
import type { Problem } from '../Problem';
import { isSlip, nearest } from '../suggest';
import { problemOfFile } from './problemAt';

const TYPES: ContentType[] = Object.values(contentTypes);
const FILES = TYPES.flatMap(({ file }) => file ?? []);
const FOLDERS = TYPES.flatMap(({ folder }) => folder ?? []);
const PLACES = TYPES.map(({ file, folder }) => file ?? folder);

/** A text that the site does not read, since its name or its folder is not quite right. `file` begins with the content folder's name. */
export function misplaced(file: string, { label, markdown, pictures }: ContentTree): Problem {
  const path = file.slice(label.length + 1);
  const folder = dirname(path);
  const here = folder === '.' ? FILES : [];
  const describes = pictures.some((picture) => dirname(picture) === folder) ? ['descriptions.md'] : [];
  const bare = basename(path).replace(/(?:\.\w+)+$/, '');
  const meant = [...here, ...describes].find((name) => isSlip(bare, name.replace('.md', '')));
  if (!meant) return problemOfFile(file, 'wrong-folder', wrongFolder(folder));
  const way = markdown.includes(folder === '.' ? meant : `${folder}/${meant}`)
    ? `There is already a file ${meant}: copy into it what is new here, and delete this file.`
    : `Rename it to ${meant}.`;
  return problemOfFile(file, 'file-name', `The site does not read a file of this name here. ${way}`);
}

function wrongFolder(folder: string): string {
  const meant = nearest(folder, FOLDERS);
  const way = meant ? `Move it to ${meant}.` : `Move it to one of these: ${PLACES.join(', ')}.`;
  return `This file is in no folder that the site knows, so nobody would see it. ${way}`;
}
