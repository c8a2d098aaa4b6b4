import { existsSync, statSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import type { Problem } from '../pipeline/report/Problem';
import { applyFixes } from './applyFixes';
import { checkQuickly } from './checkQuickly';
import { formatReport } from './formatReport';
import { validateOptions } from './validateOptions';

const BREAKS_ELSEWHERE = [
  'link-broken',
  'anchor-broken',
  'picture-missing',
  'reference-unknown',
  'page-missing',
  'address-twice',
];

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

/** Only what the named files show, and what they break in others. */
function within(problems: readonly Problem[], named: readonly string[]): Problem[] {
  if (named.length === 0) return [...problems];
  return problems.filter(({ file, code }) => named.includes(file) || BREAKS_ELSEWHERE.includes(code));
}

const options = validateOptions(process.argv.slice(2));
if ('fault' in options) refuse(options.fault);
const { content, format, fix, files: named } = options;
if (!statSync(content, { throwIfNoEntry: false })?.isDirectory())
  refuse(`There is no folder ${content}. Name the content folder with --content DIR.`);

const typedIn = process.env.INIT_CWD ?? process.cwd();
const above = resolve(content, '..');
const wanted = named.map((file) => relative(above, resolve(typedIn, file)).replaceAll('\\', '/'));
const outside = wanted.find((file) => !file.startsWith(`${basename(content)}/`));
if (outside) refuse(`${outside} is not below ${content}.`);
const absent = wanted.find((file) => !existsSync(resolve(above, file)));
if (absent) refuse(`There is no file ${absent}.`);

const first = await checkQuickly(content);
const fixed = fix ? applyFixes(above, within(first.problems, wanted)) : [];
const { problems, files } = fixed.length > 0 ? await checkQuickly(content) : first;
const shown = within(problems, wanted);
if (format === 'text') for (const line of fixed) console.log(`mended  ${line}`);
console.log(formatReport(format, shown, files));
process.exit(shown.some(({ severity }) => severity === 'error') ? 1 : 0);
