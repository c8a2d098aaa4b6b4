import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ContentType } from '../pipeline/model/contentType';
import { contentTypes } from '../pipeline/model/contentTypes.generated';
import { loadFolder } from '../pipeline/model/loadFolder';
import { knownValues, newFile, templateTitle } from '../pipeline/model/newFile';
import { slugOf } from '../pipeline/model/urls';
import { listContent } from '../pipeline/source/listFolder';
import { projectPaths } from './projectPaths';

const TYPES = Object.values<ContentType>(contentTypes).filter(({ folder }) => folder);

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function typed() {
  try {
    return parseArgs({ allowPositionals: true, options: { content: { type: 'string' } } });
  } catch (error) {
    const [what] = (error as Error).message.split('. ');
    return refuse(`${what}. This command takes a type, a title and --content DIR.`);
  }
}

const { values, positionals } = typed();
const [wanted, ...words] = positionals;
const names = TYPES.map(({ name }) => name).join(', ');
const type = TYPES.find(({ name }) => name === wanted);
if (!type) refuse(`Say what to make: npm run new -- <type> "The title". The types are: ${names}.`);
const title = words.join(' ').trim() || templateTitle(type);
if (slugOf(title) === '') refuse(`“${title}” leaves no name for the file. Use letters or digits.`);
const folder = values.content
  ? resolve(process.env.INIT_CWD ?? process.cwd(), values.content)
  : projectPaths.content;
const content = loadFolder(listContent(folder));
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());
const { path, text } = newFile(type, { title, today, known: knownValues(content, type) });
const file = join(folder, path);
if (existsSync(file)) refuse(`${relative(process.cwd(), file)} exists already. Give another title.`);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, text);
console.log(`Wrote ${relative(process.cwd(), file)}. Open it and replace the examples.`);
