import { existsSync, statSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { publicFolder } from '../pipeline/source/listFolder';
import { type ContentCheckOptions, checkContent, fixContent } from './check/checkContent';
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

const root = dirname(content);
const paths = namedPaths(positionals, content);

export const finished = check().then((isFine) => process.exit(isFine ? 0 : 1));

/** Checks, and prints what it found. Returns whether nothing keeps the site from being published. */
async function check(): Promise<boolean> {
  const { published, skipped } = lastPublished(content);
  // With the results of the first check, those with proposals read only changed files.
  const options: ContentCheckOptions = { cache, latest: new Map(), ...(published && { published }) };
  const { fixed, checked } = values.fix
    ? await fixContent(content, options, paths)
    : { fixed: [], checked: await checkContent(content, options) };
  // Annotations on GitHub show no proposals, so none is tried.
  const proven =
    format === 'github'
      ? checked.messages
      : await provenMessages(root, checked, (texts) => checkContent(content, { ...options, texts }));
  const messages = messagesWithin(proven, paths);
  if (format === 'text') for (const line of fixed) console.log(`fixed  ${line}`);
  if (skipped) console.error(skipped);
  console.log(formatReport(format, messages, checked.files));
  return !messages.some(({ fatal }) => fatal);
}

/** The named files and folders, relative like the paths of messages to the folder above `content`. */
function namedPaths(typed: readonly string[], content: string): string[] {
  const folders = [content, publicFolder(content)].map((folder) => `${basename(folder)}/`);
  return typed.map((name) => {
    const file = typedPath(name.replaceAll('\\', '/'));
    const path = relative(dirname(content), file).replaceAll('\\', '/');
    if (!folders.some((folder) => `${path}/`.startsWith(folder))) refuse(`${path} is not below ${content}.`);
    if (!existsSync(file) && !mayBeDeleted(file, content)) refuse(`There is no file ${path}.`);
    return path;
  });
}
