import { basename, dirname } from 'node:path/posix';
import { contentFiles, typeOf } from '../../../model/load/loadFolder';
import { allContentTypes, contentTypeOf, sectionModel } from '../../../model/registry';
import type { TypeName } from '../../../model/Site';
import { fileSlug } from '../../../model/urls';
import { placeIn, wholeFile } from '../../../passages/Range';
import { type ContentTree, isOtherPicture, isPicture } from '../../../source/listFolder';
import type { Document } from '../../Document';
import type { Finding, Words } from '../../finding';
import { groupBy } from '../../groupBy';
import { expectedName, FOLDERS, FORM_PAGES, REQUIRED } from '../../misplacedFiles';
import { type Rule, rule } from '../../rule';
import { betterName, HIDDEN, TEXT_ENDING } from '../../site/betterName';
import { listLike, listSome } from '../../suggest';

const fileMissing = rule({
  id: 'file-missing',
  what: 'The file {path} is missing, and {why}.',
  advice:
    'If you renamed it, give it this name again. If it was deleted, restore it from the history of the files. If it was never there, {make}.',
  about:
    'A file is missing that the site or a form needs. If you renamed it, give it the old name again. If it was deleted, restore it from the history. If it was never there, the message says how to make it.',
  site({ tree, documents }, report) {
    const homes = documents.flatMap(({ home }) => home ?? []);
    const isThere = (path: string) => [...tree.markdown, ...tree.links, ...homes].includes(path);
    const reportMissing = (path: string, why: string) => {
      const data = { path, why, make: howToMake(path) };
      if (!isThere(path)) report({ range: wholeFile(`${tree.label}/${path}`), data });
    };
    for (const path of REQUIRED) reportMissing(path, 'the site cannot do without it');
    if (!documents.some(({ sections }) => sections.some(({ kind }) => sectionModel(kind)?.isForm))) return;
    for (const path of FORM_PAGES) reportMissing(path, 'a form leads visitors there');
  },
});

function howToMake(path: string): string {
  const type = allContentTypes.find(({ folder, file }) => folder === dirname(path) || file === path);
  const fields = `the fields that FIELDS.md lists under “${type?.label ?? type?.name}”`;
  return `make a new file of this name, with ${fields}`;
}

export const wrongFolder = rule({
  id: 'wrong-folder',
  about:
    'A text is in a folder that the site does not read, so nobody would see it. Move it to the right folder.',
  site({ tree, documents }, report) {
    const known = new Set(documents.map(({ file }) => file));
    for (const { path, file, type } of contentFiles(tree))
      if (type === undefined && !known.has(file) && !expectedName(path, tree))
        report({ range: placeIn(file), says: { what: UNREAD, advice: chooseFolder(path) } });
    for (const files of byFolder(misplacedFiles(documents))) {
      const found = explainFolder(files, tree);
      if (found) report(found);
      else for (const each of files) report(explainPlace(each, tree));
    }
  },
});

const chooseFolder = (path: string) => `Move it to one of these: ${listLike(path, FOLDERS, 'README.md')}.`;

const UNREAD = 'The site does not read files in this folder, so nobody would see this one.';

interface Misplaced {
  file: string;
  /** Both relative to the content folder. */
  path: string;
  home: string;
  type: TypeName;
  /** Whether it is only the name that is wrong. */
  isRenamed: boolean;
}

function misplacedFiles(documents: readonly Document[]): Misplaced[] {
  return documents.flatMap(({ file, home, type }) => {
    const path = file.slice(file.indexOf('/') + 1);
    return home ? [{ file, path, home, type, isRenamed: dirname(path) === dirname(home) }] : [];
  });
}

/** Those that are not only renamed, by their folder and that where they belong. */
function byFolder(files: readonly Misplaced[]): Iterable<Misplaced[]> {
  const moved = files.filter(({ isRenamed }) => !isRenamed);
  return groupBy(moved, ({ path, home }) => `${dirname(path)} ${dirname(home)}`).values();
}

/** The one message about a folder that the site does not read, whose files belong in one that it reads. */
function explainFolder(files: readonly Misplaced[], tree: ContentTree): Finding | undefined {
  const [first, ...others] = files;
  if (!first || files.length === 1 || typeOf(first.path) !== undefined) return undefined;
  const [folder, home] = [dirname(first.path), dirname(first.home)];
  if (folder === '.') return undefined;
  const names = listSome(files.map(({ path }) => basename(path)));
  const isFree = !tree.markdown.some((path) => dirname(path) === home);
  const advice = isFree ? `Rename the folder to ${home}.` : `Move them to ${home}.`;
  const what = `The site does not read the folder ${folder}, so nobody would see its ${files.length} files: ${names}.`;
  return {
    range: wholeFile(first.file),
    says: { what, advice },
    also: others.map(({ file }) => wholeFile(file)),
  };
}

function explainPlace({ file, path, home, type }: Misplaced, { markdown }: ContentTree): Finding {
  const { name, label = name, folder } = contentTypeOf(type);
  const isRead = typeOf(path) !== undefined;
  const what = isRead ? `This file has the fields of a ${label}, and is not in their folder.` : UNREAD;
  const move = `Move it to ${folder ?? `the folder content, as ${home}`}.`;
  const advice = markdown.includes(home) ? alreadyThere(home) : move;
  return { range: wholeFile(file), says: { what, advice } };
}

const linkFile = rule({
  id: 'link-file',
  what: 'This is not a file but a link to another place on the disk.',
  advice: 'Put the file itself here.',
  site({ tree, publicTree }, report) {
    for (const { label, links } of [tree, publicTree])
      for (const path of links) report({ range: placeIn(path === '' ? label : `${label}/${path}`) });
  },
});

const alreadyThere = (name: string) =>
  `There is already a file ${name}: copy into it what is new here, and delete this file.`;

const fileName = rule({
  id: 'file-name',
  about:
    'The name of a file makes a bad address, has two endings, or is not quite the name that the site reads. Rename the file.',
  site({ tree, documents }, report) {
    for (const { path, file, type } of contentFiles(tree)) {
      const name = type === undefined ? expectedName(path, tree) : undefined;
      if (name === 'descriptions.md') report({ range: placeIn(file), says: explainName(path, name, tree) });
    }
    for (const { file, path, home, isRenamed } of misplacedFiles(documents))
      if (isRenamed) report({ range: wholeFile(file), says: explainName(path, home, tree) });
    for (const document of documents.filter(({ home }) => home === undefined)) {
      const says = badName(document);
      if (says) report({ range: placeIn(document.file), says });
    }
  },
});

/** A name that the site does not read, or under which it misses the file. */
function explainName(path: string, home: string, { markdown }: ContentTree): Words {
  const name = basename(home);
  const isTaken = markdown.includes(path.replace(basename(path), name));
  const advice = isTaken ? alreadyThere(name) : `Rename it to ${name}.`;
  if (typeOf(path) === undefined) return { what: 'The site does not read a file of this name here.', advice };
  const why = FORM_PAGES.includes(home) ? 'a form leads visitors there' : 'the site cannot do without it';
  return { what: `This file was ${home}, and ${why}.`, advice };
}

function badName(document: Document): Words | undefined {
  const { file, name } = document;
  if (name === '')
    return {
      what: 'This file has no name before its ending.',
      advice: `Rename it, for example to ${dirname(file)}/new-name.md.`,
    };
  const to = betterName(document);
  if (to === undefined) return undefined;
  const advice = `Rename it to ${dirname(file)}/${to}.md.`;
  if (TEXT_ENDING.test(name)) return { what: 'The name of this file has two endings.', advice };
  if (HIDDEN.test(name))
    return { what: 'The name of this file has a character that cannot be seen.', advice };
  const what =
    'The name of this file becomes the address of its page, so it may have only small letters, digits and hyphens.';
  return { what, advice };
}

const fileEnding = rule({
  id: 'file-ending',
  about:
    'The content folder has a file that the site does not read: a text whose name does not end in .md, or a file of another kind. Rename texts, and delete other files.',
  site({ tree }, report) {
    for (const path of tree.others)
      if (!isOtherPicture(path))
        report({ range: placeIn(`${tree.label}/${path}`), says: badEnding(path, tree) });
  },
});

function badEnding(path: string, { markdown }: ContentTree): Words {
  if (isPicture(path)) {
    const [, name = '', ending = ''] = /([^/]+)(\.\w+)$/.exec(path) ?? [];
    return {
      what: 'A Mac stored the accents of this name in a way that no page can refer to.',
      advice: `Rename the picture to ${fileSlug(name)}${ending}, here and wherever a page or a description names it.`,
    };
  }
  const trimmed = basename(path).trim().replace(/\.+$/, '');
  if (!TEXT_ENDING.test(trimmed) && /\.\w+$/.test(trimmed))
    return {
      what: 'The site does not use this kind of file, so nobody would see it.',
      advice: 'Delete it.',
    };
  const name = `${fileSlug(trimmed.replace(/(\.\w+)+$/, ''))}.md`;
  const isTaken = markdown.includes(path.replace(basename(path), name));
  const advice = isTaken
    ? alreadyThere(name)
    : `Rename this one to ${name}, or copy its text into a new file of that name.`;
  return { what: 'The site reads only files whose names end in .md.', advice };
}

export const fileRules: readonly Rule[] = [fileMissing, linkFile, wrongFolder, fileName, fileEnding];
