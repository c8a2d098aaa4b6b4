import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesFromContent } from '../../scripts/generate/contentFiles';

const project = join(import.meta.dirname, '..', '..');
const filesIn = (folder: string) => readdirSync(join(project, folder)).map((name) => join(folder, name));

const files = [
  'README.md',
  ...filesIn('docs').filter((file) => file.endsWith('.md')),
  ...filesIn('docs/fields'),
  ...filesIn('pipeline/labels/en'),
].map((file) => [file, readFileSync(join(project, file), 'utf8')] as const);
const generated = filesFromContent(join(project, 'tests', 'fixtures', 'plumber'));

/** Spellings that readers in America take for mistakes. */
const BRITISH =
  /\b(licences?|(un)?licenced|(colour|favour|neighbour|behaviour|labour|honour|flavour|humour)\w*|cent(re|red)s?|metres?|theatres?|grey|cheques?|kerbs?|tyres?|storeys?|moulds?|catalogues?|programmes?|(cancel|label|model|signal|travel)l(ed|ing|er)|whilst|amongst|learnt|(mis)?spelt|judgement|defence|offence|practise\w*|artefacts?|full stop|tick (box\w*|at least)|(organ|real|recogn|apolog|summar|special|standard|custom|optim|minim|maxim|normal|author|initial|serial)is(e[drs]?|ing|ation)|analys(e[drs]?|ing))\b/gi;

test.each([...files, ...generated])('%s is spelled as in America', (_file, text) => {
  const prose = text
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/`[^`\n]*`|“[^”\n]*”|\{\w+\}|^ *\w+:|^### .*|\[[\w-]+\]\(#[\w-]+\)|#[\w-]+/gm, '');
  expect(prose.match(BRITISH) ?? []).toEqual([]);
});
