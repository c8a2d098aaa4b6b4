import { dirname } from 'node:path/posix';
import { contentFiles } from '../../model/contentFiles';
import { formPages } from '../../model/formFacts';
import { allContentTypes, sectionModel } from '../../model/registry';
import { rule } from '../rule';
import { nearest } from '../suggest';
import { EXAMPLE_REVIEW, expectedName, PATHS } from './fileNames';

const FOLDERS = PATHS.filter((path) => !path.endsWith('.md'));

/** Files without which there is no site. */
const REQUIRED = [
  ...allContentTypes.flatMap(({ file, isOptional }) => (file && !isOptional ? [file] : [])),
  ...allContentTypes.flatMap(({ folder, alwaysNeeded = [] }) =>
    alwaysNeeded.map((name) => `${folder}/${name}.md`),
  ),
];

export const fileMissing = rule({
  id: 'file-missing',
  on: 'site',
  severity: 'error',
  isCausedElsewhere: true,
  about:
    'A file is missing that the site or a form needs. If you renamed it, give it the old name again. Otherwise, restore it from the history.',
  examples: { wrong: { 'pages/not-found.md': null }, right: {} },
  check({ tree, documents }, report) {
    const strays = contentFiles(tree).flatMap(({ path, type }) => (type === undefined ? [path] : []));
    const isThere = (path: string) =>
      tree.markdown.includes(path) ||
      tree.links.includes(path) ||
      strays.some((stray) => stray.endsWith(`/${path}`));
    const reportMissing = (path: string, why: string) => {
      if (isThere(path)) return;
      const reason = `The file ${path} is missing, and ${why}. If you renamed it, give it this name again. If it was deleted, restore it from the history of the files.`;
      report({ in: `${tree.label}/${path}`, reason });
    };
    for (const path of REQUIRED) reportMissing(path, 'the site cannot do without it');
    if (!documents.some(({ sections }) => sections.some(({ kind }) => sectionModel(kind)?.isForm))) return;
    for (const address of Object.values(formPages))
      reportMissing(`pages${address}.md`, 'a form leads visitors there');
  },
});

export const wrongFolder = rule({
  id: 'wrong-folder',
  on: 'site',
  severity: 'error',
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
      const way = folder ? `Move it to ${folder}.` : `Move it to one of these: ${PATHS.join(', ')}.`;
      const reason = `The site does not read files in this folder, so nobody would see this one. ${way}`;
      report({ in: file, reason });
    }
  },
});

export const linkFile = rule({
  id: 'link-file',
  on: 'site',
  severity: 'error',
  about:
    'The content folder contains a symbolic link to another file, which the site does not follow. Replace it with the file itself.',
  examples: { wrong: { 'images/all': { linkTo: '../portfolio' } }, right: {} },
  check({ tree }, report) {
    const reason = 'This is not a file but a link to another place on the disk. Put the file itself here.';
    for (const path of tree.links) report({ in: `${tree.label}/${path}`, reason });
  },
});
