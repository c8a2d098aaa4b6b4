import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFiles } from '../../scripts/generate/contentFiles';

const project = join(import.meta.dirname, '..', '..');
const filesIn = (folder: string) => readdirSync(join(project, folder)).map((name) => join(folder, name));

const files = [
  'README.md',
  ...filesIn('docs').filter((file) => file.endsWith('.md')),
  ...filesIn('pipeline/labels/en'),
].map((file) => [file, readFileSync(join(project, file), 'utf8')] as const);
const generated = contentFiles(join(project, 'tests', 'fixtures', 'plumber'));

/** Spellings that readers in America take for mistakes. Names of fields are code, and keep theirs. */
const BRITISH =
  /\b(licences?|(un)?licenced|(colour|favour|neighbour|behaviour|labour|honour)\w*|cent(re|red)s?|grey|cheques?|kerbs?|tyres?|storeys?|moulds?|catalogues|programmes?|cancelled|modell(ed|ing)|travell\w+|(organ|real|recogn|apolog|summar|special|standard|custom|optim|minim|maxim|normal)is(e[ds]?|ing|ation))\b/gi;

test.each([...files, ...generated])('%s is spelled as in America', (_file, text) => {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`|\{\w+\}|^ *\w+:|#[\w-]+/gm, '');
  expect(prose.match(BRITISH) ?? []).toEqual([]);
});
