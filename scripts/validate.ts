import { existsSync, statSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import type { Problem } from '../pipeline/lint/Problem';
import { claimNotices, listClaims } from '../pipeline/lint/site/claims';
import { applyFixes } from './applyFixes';
import { brokenElsewhere } from './brokenElsewhere';
import { checkQuickly } from './checkQuickly';
import { formatReport } from './formatReport';
import { lastPublished } from './lastPublished';
import { validateOptions } from './validateOptions';
import { wasThere } from './wasThere';

/** A line may need several repairs, one after another. */
const MOST_PASSES = 10;

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

/** Only what the named files and folders show, and what they break in others. */
function within(problems: readonly Problem[], named: readonly string[]): Problem[] {
  if (named.length === 0) return [...problems];
  const isNamed = (file: string) => named.some((name) => file === name || file.startsWith(`${name}/`));
  return problems.filter(({ file, code }) => isNamed(file) || brokenElsewhere.has(code));
}

const options = validateOptions(process.argv.slice(2));
if ('fault' in options) refuse(options.fault);
const { content, format, fix, claims: onlyClaims, files: named } = options;
if (!statSync(content, { throwIfNoEntry: false })?.isDirectory())
  refuse(`There is no folder ${content}. Name the content folder with --content DIR.`);

const typedIn = process.env.INIT_CWD ?? process.cwd();
const above = resolve(content, '..');
const wanted = named.map((file) =>
  relative(above, resolve(typedIn, file.replaceAll('\\', '/'))).replaceAll('\\', '/'),
);
const outside = wanted.find((file) => !`${file}/`.startsWith(`${basename(content)}/`));
if (outside) refuse(`${outside} is not below ${content}.`);
const unknown = wanted.find(
  (file) => !existsSync(resolve(above, file)) && !wasThere(resolve(above, file), content),
);
if (unknown) refuse(`There is no file ${unknown}, and there never was one.`);

const last = lastPublished(content);
const check = () => checkQuickly(content, typeof last === 'string' ? {} : { published: last });

let { problems, files, documents } = await check();
if (onlyClaims) {
  for (const { file, line, kind, value } of listClaims(documents))
    console.log(`${file}:${line}  ${kind}  ${value}`);
  process.exit(0);
}
const fixed: string[] = [];
for (let pass = 0; fix && pass < MOST_PASSES; pass += 1) {
  const made = applyFixes(above, within(problems, wanted));
  if (made.length === 0) break;
  fixed.push(...made);
  ({ problems, files, documents } = await check());
}
const shown = within(problems, wanted);
if (format === 'text') for (const line of fixed) console.log(`mended  ${line}`);
if (typeof last === 'string') console.error(last);
const notices = format === 'json' || wanted.length > 0 ? [] : claimNotices(listClaims(documents));
for (const notice of notices) console.log(format === 'github' ? `::notice::${notice}` : `notice  ${notice}`);
console.log(formatReport(format, shown, files));
process.exit(shown.some(({ severity }) => severity === 'error') ? 1 : 0);
