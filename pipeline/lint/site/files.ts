import { basename, dirname } from 'node:path/posix';
import { formPages } from '../../model/formFacts';
import { contentFiles } from '../../model/load/loadFolder';
import { allContentTypes, contentTypeOf, sectionModel } from '../../model/registry';
import { fileSlug } from '../../model/urls';
import type { ContentTree } from '../../source/listFolder';
import type { Document } from '../Document';
import { checkFaults } from '../fields/faults';
import { type Rule, rule } from '../rule';
import { isSlip, nearest } from '../suggest';
import { betterName, HIDDEN, TEXT_ENDING } from './betterName';
import { isOtherPicture } from './pictures/pictureFiles';

/** Every file and folder that the site reads. */
const PATHS = allContentTypes.flatMap(({ folder, file }) => folder ?? file ?? []);

const SINGLE_FILES = PATHS.filter((path) => path.endsWith('.md'));

const FOLDERS = PATHS.filter((path) => !path.endsWith('.md'));

const EXAMPLE_REVIEW = `---
name: Tom Reed
location: Portland, ME
rating: 5
order: 2
pages:
  - /
---
The drain has been quiet since.
`;

/** The expected name of a file that the site does not read. */
export function expectedName(path: string, { pictures }: ContentTree): string | undefined {
  const folder = dirname(path);
  const describes = pictures.some((picture) => dirname(picture) === folder) ? ['descriptions.md'] : [];
  const bare = basename(path).replace(/(?:\.\w+)+$/, '');
  const names = folder === '.' ? [...SINGLE_FILES, ...describes] : describes;
  return names.find((name) => isSlip(bare, name.replace('.md', '')));
}

/** Files without which there is no site. */
const REQUIRED = [
  ...allContentTypes.flatMap(({ file, isOptional }) => (file && !isOptional ? [file] : [])),
  ...allContentTypes.flatMap(({ folder, alwaysNeeded = [] }) =>
    alwaysNeeded.map((name) => `${folder}/${name}.md`),
  ),
];

const fileMissing = rule({
  id: 'file-missing',
  on: 'site',
  isCausedElsewhere: true,
  about:
    'A file is missing that the site or a form needs. If you renamed it, give it the old name again. If it was deleted, restore it from the history. If it never was there, the message says how to make it.',
  examples: { wrong: { 'pages/not-found.md': null }, right: {} },
  check({ tree, documents }, report) {
    const strays = contentFiles(tree).flatMap(({ path, type }) => (type === undefined ? [path] : []));
    const isThere = (path: string) =>
      tree.markdown.includes(path) ||
      tree.links.includes(path) ||
      strays.some((stray) => stray.endsWith(`/${path}`));
    const reportMissing = (path: string, why: string) => {
      if (isThere(path)) return;
      const reason = `The file ${path} is missing, and ${why}. If you renamed it, give it this name again. If it was deleted, restore it from the history of the files. If it never was there, ${howToMake(path)}.`;
      report({ in: `${tree.label}/${path}`, reason });
    };
    for (const path of REQUIRED) reportMissing(path, 'the site cannot do without it');
    if (!documents.some(({ sections }) => sections.some(({ kind }) => sectionModel(kind)?.isForm))) return;
    for (const address of Object.values(formPages))
      reportMissing(`pages${address}.md`, 'a form leads visitors there');
  },
});

/** A command, as a new site's own files have no history. */
function howToMake(path: string): string {
  const type = allContentTypes.find(({ folder }) => folder === dirname(path));
  if (!type) return `run “npm run new -- site --content example” and copy ${path} from there`;
  const title = basename(path, '.md').replace(/(^|-)(\w)/g, (_all, dash, letter) => {
    return (dash && ' ') + letter.toUpperCase();
  });
  return `write it like any other ${type.name}, or run “npm run new -- ${type.name} "${title}"” to begin it`;
}

export const wrongFolder = rule({
  id: 'wrong-folder',
  on: 'site',
  about:
    'A text is in a folder that the site does not read, so nobody would see it. Move it to the right folder.',
  examples: {
    wrong: { 'Review/tom-reed.md': EXAMPLE_REVIEW },
    right: { 'reviews/tom-reed.md': EXAMPLE_REVIEW },
  },
  check({ tree }, report) {
    for (const { path, file, type } of contentFiles(tree)) {
      if (type !== undefined || expectedName(path, tree)) continue;
      const folder = nearest(dirname(path), FOLDERS);
      const advice = folder ? `Move it to ${folder}.` : `Move it to one of these: ${PATHS.join(', ')}.`;
      const reason = `The site does not read files in this folder, so nobody would see this one. ${advice}`;
      report({ in: file, reason });
    }
  },
  also: {
    fields: checkFaults('wrong-folder', ({ input }) => {
      const { folder, name, label = name } = allContentTypes.find(({ folder: each }) => each === input) ?? {};
      return {
        reason: `This file has the fields of a ${label}, and is not in their folder. Move it to ${folder}.`,
      };
    }),
  },
});

const linkFile = rule({
  id: 'link-file',
  on: 'site',
  message: 'This is not a file but a link to another place on the disk. Put the file itself here.',
  examples: [
    { wrong: { 'images/all': { linkTo: '../portfolio' } }, right: {} },
    {
      wrong: { '../public/a.txt': 'A', '../public/b.txt': { linkTo: 'a.txt' } },
      right: { '../public/a.txt': 'A' },
    },
  ],
  check({ tree, publicTree }, report) {
    for (const { label, links } of [tree, publicTree])
      for (const path of links) report({ in: path === '' ? label : `${label}/${path}` });
  },
});

const alreadyThere = (name: string) =>
  `There is already a file ${name}: copy into it what is new here, and delete this file.`;

const fileName = rule({
  id: 'file-name',
  on: 'site',
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
      const advice = isTaken ? alreadyThere(name) : `Rename it to ${name}.`;
      report({ in: file, reason: `The site does not read a file of this name here. ${advice}` });
    }
    for (const document of documents) {
      const reason = badName(document);
      if (reason) report({ in: document.file, reason });
    }
  },
});

function badName(document: Document): string | undefined {
  const { file, name } = document;
  if (name === '')
    return `This file has no name before its ending. Rename it, for example to ${dirname(file)}/new-name.md.`;
  const to = betterName(document);
  if (to === undefined) return undefined;
  const rename = `Rename it to ${dirname(file)}/${to}.md.`;
  if (TEXT_ENDING.test(name)) return `The name of this file has two endings. ${rename}`;
  if (HIDDEN.test(name)) return `The name of this file has a character that cannot be seen. ${rename}`;
  return `The name of this file becomes the address of its page, so it may have only small letters, digits and hyphens. ${rename}`;
}

const fileEnding = rule({
  id: 'file-ending',
  on: 'site',
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
  const name = `${fileSlug(trimmed.replace(/(\.\w+)+$/, ''))}.md`;
  const isTaken = markdown.includes(path.replace(basename(path), name));
  const advice = isTaken
    ? alreadyThere(name)
    : `Rename this one to ${name}, or copy its text into a new file of that name.`;
  return `The site reads only files whose names end in .md. ${advice}`;
}

const fileTwice = rule({
  id: 'file-twice',
  on: 'site',
  isCausedElsewhere: true,
  message: 'This file says the same as {original}, so it would be shown twice. Delete one of the two.',
  examples: {
    wrong: { 'reviews/tom-reed.md': EXAMPLE_REVIEW, 'reviews/tom-reed-1.md': EXAMPLE_REVIEW },
    right: { 'reviews/tom-reed.md': EXAMPLE_REVIEW },
  },
  check({ documents }, report) {
    const first = new Map<string, Document>();
    for (const document of documents) {
      const key = uniqueText(document);
      const other = key && first.get(key);
      if (key && !other) first.set(key, document);
      if (!other) continue;
      const isOriginal = document.name.length < other.name.length;
      const [copy, original] = isOriginal ? [other, document] : [document, other];
      report({ in: copy.file, data: { original: original.file } });
    }
  },
});

/** The fields that identify copies among files of the same type. */
function uniqueText({ type, fields, body }: Document): string | undefined {
  const { duplicateKey = [] } = contentTypeOf(type);
  const values = duplicateKey.map((name) => (name === 'body' ? body?.hash : fields[name]));
  return values.length > 0 && values.every(Boolean) ? [type, ...values].join(' ') : undefined;
}

export const fileRules: readonly Rule[] = [
  fileMissing,
  fileTwice,
  linkFile,
  wrongFolder,
  fileName,
  fileEnding,
];
