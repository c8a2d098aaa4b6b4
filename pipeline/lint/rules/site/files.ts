import { basename, dirname } from 'node:path/posix';
import { contentFiles, typeOfPath } from '../../../model/load/loadFolder';
import { allContentTypes, contentTypeOf, sectionModel } from '../../../model/registry';
import { fileSlug, firstAddress } from '../../../model/urls';
import { startOfFile, wholeFile } from '../../../passages/Range';
import { type ContentTree, isOtherPicture, isPicture } from '../../../source/listFolder';
import { type Document, formsIn, pathOf } from '../../Document';
import { groupBy, listMostSimilar, listSome } from '../../lists';
import {
  betterName,
  expectedName,
  FOLDERS,
  FORM_PAGES,
  HIDDEN_CHARACTER,
  REQUIRED_FILES,
  TEXT_ENDING,
} from '../../misplacedFiles';
import { type Finding, type MessageText, rule, type SiteInput } from '../../rule';
import { RESERVED } from '../../site/links/addressIndex';

const UNREAD = 'The site does not read files in this folder, so nobody would see this one.';

type Misplaced = ReturnType<typeof misplacedFiles>[number];

const misplacedFiles = (documents: readonly Document[]) =>
  documents.flatMap((document) => {
    const { expectedPath } = document;
    const path = pathOf(document);
    return expectedPath
      ? [{ document, path, expectedPath, isRenamed: dirname(path) === dirname(expectedPath) }]
      : [];
  });

/** One message for an unknown folder whose files belong in a folder of the site. */
function explainFolder(files: [Misplaced, ...Misplaced[]], { markdown }: ContentTree): Finding | undefined {
  const [{ document, path, expectedPath: firstPlace }, ...others] = files;
  const [folder, expectedPath] = [dirname(path), dirname(firstPlace)];
  if (others.length === 0 || typeOfPath(path) !== undefined || folder === '.') return undefined;
  const names = listSome(files.map((each) => basename(each.path)));
  const isFree = !markdown.some((each) => dirname(each) === expectedPath);
  const advice = isFree ? `Rename the folder to ${expectedPath}.` : `Move them to ${expectedPath}.`;
  const what = `The site does not read the folder ${folder}, so nobody would see its ${files.length} files: ${names}.`;
  const also = others.map((each) => wholeFile(each.document.file));
  return { range: wholeFile(document.file), what, advice, also };
}

function explainPlace({ document, path, expectedPath }: Misplaced, { markdown }: ContentTree): Finding {
  const { name, label = name, folder } = contentTypeOf(document.type);
  const isRead = typeOfPath(path) !== undefined;
  const what = isRead ? `This file has the fields of a ${label}, and is not in their folder.` : UNREAD;
  const move = `Move it to ${folder ?? `the folder content, as ${expectedPath}`}.`;
  const advice = markdown.includes(expectedPath) ? alreadyThere(expectedPath) : move;
  return { range: wholeFile(document.file), what, advice };
}

const alreadyThere = (name: string) =>
  `There is already a file ${name}: copy into it what is new here, and delete this file.`;

/** Explains a file name that the site ignores, or a required file with another name. */
function explainName(path: string, expectedPath: string, { markdown }: ContentTree): MessageText {
  const name = basename(expectedPath);
  const isTaken = markdown.includes(path.replace(basename(path), name));
  const advice = isTaken ? alreadyThere(name) : `Rename it to ${name}.`;
  if (typeOfPath(path) === undefined)
    return { what: 'The site does not read a file of this name here.', advice };
  const why = FORM_PAGES.includes(expectedPath)
    ? 'a form leads visitors there'
    : 'the site cannot do without it';
  return { what: `This file was ${expectedPath}, and ${why}.`, advice };
}

/** Explains the name of a file that is at its expected place. */
function explainBadName(document: Document): MessageText | undefined {
  const { file, name } = document;
  const folder = dirname(file);
  if (name === '') {
    const advice = `Rename it, for example to ${folder}/new-name.md.`;
    return { what: 'This file has no name before its ending.', advice };
  }
  const better = betterName(document);
  if (better === undefined) return undefined;
  const advice = `Rename it to ${folder}/${better}.md.`;
  if (TEXT_ENDING.test(name)) return { what: 'The name of this file has two endings.', advice };
  if (HIDDEN_CHARACTER.test(name))
    return { what: 'The name of this file has a character that cannot be seen.', advice };
  const what =
    'The name of this file becomes the address of its page, so it may have only small letters, digits and hyphens.';
  return { what, advice };
}

function explainBadEnding(path: string, { markdown }: ContentTree): MessageText {
  if (isPicture(path)) {
    const [, name = '', ending = ''] = /([^/]+)(\.\w+)$/.exec(path) ?? [];
    return {
      what: 'A Mac stored the accents of this name in a way that no page can refer to.',
      advice: `Rename the picture to ${fileSlug(name)}${ending}, here and wherever a page or a description names it.`,
    };
  }
  const trimmed = basename(path).trim().replace(/\.+$/, '');
  if (!TEXT_ENDING.test(trimmed) && /\.\w+$/.test(trimmed))
    return { what: 'The site does not use this kind of file, so nobody would see it.', advice: 'Delete it.' };
  const name = `${fileSlug(trimmed.replace(/(\.\w+)+$/, ''))}.md`;
  const isTaken = markdown.includes(path.replace(basename(path), name));
  const advice = isTaken
    ? alreadyThere(name)
    : `Rename this one to ${name}, or copy its text into a new file of that name.`;
  return { what: 'The site reads only files whose names end in .md.', advice };
}

export const fileRules = [
  rule({
    id: 'file-missing',
    what: 'The file {path} is missing, and {why}.',
    advice:
      'If you renamed it, give it this name again. If it was deleted, restore it from the history of the files. If it was never there, {make}.',
    site({ tree, documents }, report) {
      const expectedPaths = documents.flatMap(({ expectedPath }) => expectedPath ?? []);
      const isThere = (path: string) => [...tree.markdown, ...tree.links, ...expectedPaths].includes(path);
      const reportMissing = (path: string, why: string) => {
        const type = allContentTypes.find(({ folder, file }) => folder === dirname(path) || file === path);
        const fields = `the fields that FIELDS.md lists under “${type?.label ?? type?.name}”`;
        const data = { path, why, make: `make a new file of this name, with ${fields}` };
        if (!isThere(path)) report({ range: wholeFile(`${tree.label}/${path}`), data });
      };
      for (const path of REQUIRED_FILES) reportMissing(path, 'the site cannot do without it');
      if (documents.flatMap(formsIn).length === 0) return;
      for (const path of FORM_PAGES) reportMissing(path, 'a form leads visitors there');
    },
  }),
  rule({
    id: 'link-file',
    what: 'This is not a file but a link to another place on the disk.',
    advice: 'Put the file itself here.',
    site({ tree, publicTree }, report) {
      for (const { label, links } of [tree, publicTree])
        for (const path of links) report({ range: startOfFile(path === '' ? label : `${label}/${path}`) });
    },
  }),
  rule({
    id: 'wrong-folder',
    site({ tree, documents }, report) {
      const known = new Set(documents.map(({ file }) => file));
      for (const { path, file, type } of contentFiles(tree)) {
        if (type !== undefined || known.has(file) || expectedName(path, tree)) continue;
        const advice = `Move it to one of these: ${listMostSimilar(path, FOLDERS, 'README.md')}.`;
        report({ range: startOfFile(file), what: UNREAD, advice });
      }
      const moved = misplacedFiles(documents).filter(({ isRenamed }) => !isRenamed);
      const byMove = groupBy(moved, ({ path, expectedPath }) => `${dirname(path)} ${dirname(expectedPath)}`);
      for (const files of byMove.values()) {
        const ofFolder = explainFolder(files, tree);
        for (const finding of ofFolder ? [ofFolder] : files.map((each) => explainPlace(each, tree)))
          report(finding);
      }
    },
  }),
  rule({
    id: 'file-name',
    site({ tree, documents }, report) {
      for (const { path, file, type } of contentFiles(tree))
        if (type === undefined && expectedName(path, tree) === 'descriptions.md')
          report({ range: startOfFile(file), ...explainName(path, 'descriptions.md', tree) });
      for (const { document, path, expectedPath, isRenamed } of misplacedFiles(documents))
        if (isRenamed) report({ range: wholeFile(document.file), ...explainName(path, expectedPath, tree) });
      for (const document of documents.filter(({ expectedPath }) => expectedPath === undefined)) {
        const says = explainBadName(document);
        if (says) report({ range: startOfFile(document.file), ...says });
      }
    },
  }),
  rule({
    id: 'file-ending',
    site({ tree }, report) {
      for (const path of tree.others)
        if (!isOtherPicture(path))
          report({ range: startOfFile(`${tree.label}/${path}`), ...explainBadEnding(path, tree) });
    },
  }),
];

const OUTPUT_FILE =
  /^(?:_headers|_redirects|robots\.txt|llms\.txt|site\.webmanifest|sitemap\.xml|(?:feed|atom)\.xml|icon\.svg|icon-\d+\.png)$/;

/** Whether the site writes a file of this path, or the folder that it is in, itself. */
export function isOutput(path: string): boolean {
  const [first = ''] = path.split('/');
  return OUTPUT_FILE.test(path) || RESERVED.includes(`/${first}`);
}

/** What to do instead of adding configuration files for hosts. */
const ADVICE: Record<string, string> = {
  _headers: 'It has the headers that keep the site safe. Delete this file.',
  _redirects: 'Write old addresses in content/redirects.md, and delete this file.',
};

export const publicTaken = rule({
  id: 'public-taken',
  site(input, report) {
    const { label, files } = input.publicTree;
    for (const path of files) {
      const says = whyTaken(path, input);
      if (says) report({ range: startOfFile(`${label}/${path}`), ...says });
    }
  },
});

export const publicNotFolder = rule({
  id: 'public-not-folder',
  what: 'There must be a folder called {label} here, not a file.',
  advice: 'Give the file another name, and put it into that folder if visitors need it.',
  site({ publicTree: { label, isFile } }, report) {
    if (isFile) report({ range: startOfFile(label), data: { label } });
  },
});

/** Why a file in `public` cannot have this path, if it cannot. Compares in lower case, because some file systems ignore case. */
function whyTaken(path: string, { addresses: { pages } }: SiteInput): MessageText | undefined {
  const plain = path.toLowerCase();
  if (isOutput(plain))
    return {
      what: `The site writes ${plain} itself.`,
      advice: ADVICE[plain] ?? 'Delete this file, or give it another name.',
    };
  const address = `/${plain.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;
  const list = pages.get(firstAddress(address));
  // The further pages of a list, such as `/blog/page/2`, are made from the same file.
  const hasFurtherPages = list?.sections.some(({ kind }) => sectionModel(kind)?.pages);
  const page = pages.get(address) ?? (hasFurtherPages ? list : undefined);
  const what = `This file has the name of the page in ${page?.file}.`;
  return page && { what, advice: 'Give one of the two another name.' };
}
