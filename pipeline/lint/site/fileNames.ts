import { basename, dirname } from 'node:path/posix';
import { contentFiles } from '../../model/contentFiles';
import { allContentTypes } from '../../model/registry';
import type { ContentTree } from '../../source/listFolder';
import type { Document } from '../Document';
import { rule } from '../rule';
import { isSlip } from '../suggest';
import { isOtherPicture } from './pictureFiles';

const TEXT_ENDING = /\.(markdown|mdx?|txt|docx?|rtf|odt|pages|html?)$/i;

/** Every file and folder that the site reads. */
export const PATHS = allContentTypes.flatMap(({ folder, file }) => folder ?? file ?? []);

const SINGLE_FILES = PATHS.filter((path) => path.endsWith('.md'));

export const EXAMPLE_REVIEW = `---
name: Tom Reed
location: Portland, ME
rating: 5
order: 2
pages:
  - /
---
The drain has been quiet since.
`;

/** The name that a file of another name was to have, where the site does not read it. */
export function expectedName(path: string, { pictures }: ContentTree): string | undefined {
  const folder = dirname(path);
  const describes = pictures.some((picture) => dirname(picture) === folder) ? ['descriptions.md'] : [];
  const bare = basename(path).replace(/(?:\.\w+)+$/, '');
  const names = folder === '.' ? [...SINGLE_FILES, ...describes] : describes;
  return names.find((name) => isSlip(bare, name.replace('.md', '')));
}

const alreadyThere = (name: string) =>
  `There is already a file ${name}: copy into it what is new here, and delete this file.`;

function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

export const fileName = rule({
  id: 'file-name',
  on: 'site',
  severity: 'error',
  about:
    'The name of a file makes a bad address, has two endings, or is not quite the name that the site reads. Rename the file.',
  examples: {
    wrong: { 'reviews/tom-reed.md.md': EXAMPLE_REVIEW },
    right: { 'reviews/tom-reed.md': EXAMPLE_REVIEW },
  },
  check({ tree, documents }, report) {
    for (const { path, file, type } of contentFiles(tree)) {
      const name = type === undefined ? expectedName(path, tree) : undefined;
      if (!name) continue;
      const isTaken = tree.markdown.includes(path.replace(basename(path), name));
      const way = isTaken ? alreadyThere(name) : `Rename it to ${name}.`;
      report({ in: file, reason: `The site does not read a file of this name here. ${way}` });
    }
    for (const document of documents) {
      const reason = badName(document);
      if (reason) report({ in: document.file, reason });
    }
  },
});

function badName({ file, name, address }: Document): string | undefined {
  const rename = (to: string) => `Rename it to ${dirname(file)}/${plainName(to)}.md.`;
  if (name === '')
    return `This file has no name before its ending. Rename it, for example to ${dirname(file)}/new-name.md.`;
  // Windows hides endings and adds another.
  if (TEXT_ENDING.test(name))
    return `The name of this file has two endings. ${rename(name.replace(TEXT_ENDING, ''))}`;
  if (address === undefined || /^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/.test(name)) return undefined;
  return `The name of this file becomes the address of its page, so it may have only small letters, digits and hyphens. ${rename(name)}`;
}

export const fileEnding = rule({
  id: 'file-ending',
  on: 'site',
  severity: 'error',
  about:
    'The content folder has a file that the site does not read: a text whose name does not end in .md, or a file of another kind. Rename texts, and delete other files.',
  examples: {
    wrong: { 'reviews/tom-reed.txt': EXAMPLE_REVIEW },
    right: { 'reviews/tom-reed.md': EXAMPLE_REVIEW },
  },
  check({ tree }, report) {
    for (const path of tree.others)
      if (!isOtherPicture(path)) report({ in: `${tree.label}/${path}`, reason: badEnding(path, tree) });
  },
});

function badEnding(path: string, { markdown }: ContentTree): string {
  const trimmed = basename(path).trim().replace(/\.+$/, '');
  if (!TEXT_ENDING.test(trimmed) && /\.\w+$/.test(trimmed))
    return 'The site does not use this kind of file, so nobody would see it. Delete it.';
  const name = `${plainName(trimmed.replace(/(\.\w+)+$/, ''))}.md`;
  const isTaken = markdown.includes(path.replace(basename(path), name));
  const way = isTaken
    ? alreadyThere(name)
    : `Rename this one to ${name}, or copy its text into a new file of that name.`;
  return `The site reads only files whose names end in .md. ${way}`;
}
