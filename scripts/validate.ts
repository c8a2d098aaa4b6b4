import { existsSync, statSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { publicFolder } from '../pipeline/source/listFolder';
import { checkContent, type FolderCheck, fixContent } from './check/checkContent';
import { lastPublished, mayBeDeleted } from './check/contentHistory';
import { provenMessages } from './check/proposals';
import { formatReport, formats, messagesWithin } from './check/report';
import { readOptions, refuse, siteFolders, siteOption, typedPath } from './options';

const { values, positionals } = readOptions(
  'Checks all content, or the files that are named, and says what to write instead.',
  { ...siteOption, content: 'DIR', format: formats, fix: true },
  'names of files',
);
const { format = 'text' } = values;
const { content, cache } = siteFolders(values);
if (!statSync(content, { throwIfNoEntry: false })?.isDirectory())
  refuse(`There is no folder ${content}. Name the content folder with --content DIR.`);

/** The paths of messages are relative to this folder, and so are `paths`, the named files and folders. */
const root = resolve(content, '..');
const paths = positionals.map((path) =>
  relative(root, typedPath(path.replaceAll('\\', '/'))).replaceAll('\\', '/'),
);
const folders = [content, publicFolder(content)].map((folder) => `${basename(folder)}/`);
const outside = paths.find((path) => !folders.some((folder) => `${path}/`.startsWith(folder)));
if (outside) refuse(`${outside} is not below ${content}.`);
const unknown = paths.find((path) => {
  const file = resolve(root, path);
  return !existsSync(file) && !mayBeDeleted(file, content);
});
if (unknown) refuse(`There is no file ${unknown}.`);

const { published, skipped } = lastPublished(content);
const options: FolderCheck = { cache, latest: new Map(), ...(published && { published }) };
const { fixed, checked } = values.fix
  ? await fixContent(content, options, paths)
  : { fixed: [], checked: await checkContent(content, options) };
const proven =
  format === 'github'
    ? checked.messages
    : await provenMessages(root, checked, (texts) => checkContent(content, { ...options, texts }));
const messages = messagesWithin(proven, paths);
if (format === 'text') for (const line of fixed) console.log(`fixed  ${line}`);
if (skipped) console.error(skipped);
console.log(formatReport(format, messages, checked.files));
process.exit(messages.some(({ fatal }) => fatal) ? 1 : 0);
