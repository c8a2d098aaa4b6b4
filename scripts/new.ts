import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type ContentType, templateTitle } from '../pipeline/model/contentType';
import { contentTypes } from '../pipeline/model/contentTypes.generated';
import { loadFolder } from '../pipeline/model/load/loadFolder';
import { newListPage } from '../pipeline/model/newFile/listPage';
import { knownValues, newFile, siblingsOf } from '../pipeline/model/newFile/newFile';
import { fileSlug } from '../pipeline/model/urls';
import { listContent } from '../pipeline/source/listFolder';
import { readOptions, siteFolders, siteOption, typedPath } from './options';
import { writeFiles } from './writeFiles';

const types = Object.values<ContentType>(contentTypes).filter(({ folder }) => folder);
const options = { ...siteOption, content: 'DIR', answers: 'FILE', from: 'COPY' } as const;
const knownTypes = `The types are: ${types.map(({ name }) => name).join(', ')}; or site, for the repository of a new site.`;
const isSite = process.argv[2] === 'site';
const { values, positionals } = readOptions(
  isSite
    ? (await import('./newSite/answersFile')).aboutSite()
    : `Writes a new file of content with example values to replace, or the repository of a new site. ${knownTypes}`,
  options,
  isSite ? 'the word site and a new folder' : 'a type and a title',
);
const [typeName, ...titleWords] = positionals;
if (typeName === 'site') {
  const [, folder] = positionals;
  if (!folder || positionals.length > 2) fail('Name a new folder: npm run new -- site DIR.');
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  if (!values.answers && !values.from && !isTerminal)
    fail(
      'Run this in a terminal, which asks for everything, or name a file of answers: npm run new -- site DIR --answers answers.yaml. If there is no such file, it is written, with all questions.',
    );
  const { newSite } = await import('./newSite/newSite');
  const source = {
    isTerminal,
    ...(values.answers && { answers: typedPath(values.answers) }),
    ...(values.from && { from: typedPath(values.from) }),
  };
  console.log(await newSite(typedPath(folder), source).catch((error: Error) => fail(error.message)));
  process.exit(0);
}
const { content: folder } = siteFolders(values);
const type = types.find(({ name, label }) => name === typeName || (label && label === typeName));
if (!type) fail(`Say what to make: npm run new -- <type> "The title". ${knownTypes}`);
const content = loadFolder(listContent(folder));
const title = titleWords.join(' ').trim() || templateTitle(type);
if (fileSlug(title) === '') fail(`“${title}” leaves no name for the file. Use letters or digits.`);
const { path, text } = newFile(type, {
  title,
  today: content.now.today,
  known: knownValues(content, type),
  siblings: siblingsOf(content, type),
});
const show = (file: string) => relative(process.cwd(), join(folder, file));
if (existsSync(join(folder, path))) fail(`${show(path)} exists already. Give another title.`);
const listPage = newListPage(content, type);
writeFiles(
  folder,
  new Map([{ path, text }, ...(listPage?.files ?? [])].map((file) => [file.path, file.text])),
);
console.log(`Wrote ${show(path)}. Open it and replace the examples.`);
if (listPage)
  console.log(
    `It is your first ${type.label ?? type.name}, so “${listPage.label}”, a page that lists them, is added to the menu.`,
  );
for (const each of listPage?.files ?? []) console.log(`Wrote ${show(each.path)}.`);

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
