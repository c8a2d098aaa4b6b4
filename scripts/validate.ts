import { existsSync, statSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import type { LintMessage } from '../pipeline/lint/message';
import { claimNotices, listClaims } from '../pipeline/lint/site/claims';
import { publicFolder } from '../pipeline/source/listFolder';
import { applyFixes } from './applyFixes';
import { checkQuickly } from './checkQuickly';
import { formatReport } from './formatReport';
import { isCausedElsewhere } from './isCausedElsewhere';
import { lastPublished } from './lastPublished';
import { validateOptions } from './validateOptions';
import { wasThere } from './wasThere';

/** A line may need several corrections, one after another. */
const MAX_PASSES = 10;

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

/** Only what the named files and folders show, and what they break in others. */
function within(messages: readonly LintMessage[], named: readonly string[]): readonly LintMessage[] {
  if (named.length === 0) return messages;
  const isNamed = (file: string) => named.some((name) => file === name || file.startsWith(`${name}/`));
  return messages.filter(({ file, ruleId }) => isNamed(file) || isCausedElsewhere(ruleId));
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
const checked = [content, publicFolder(content)].map((folder) => `${basename(folder)}/`);
const outside = wanted.find((file) => !checked.some((folder) => `${file}/`.startsWith(folder)));
if (outside) refuse(`${outside} is not below ${content}.`);
const unknown = wanted.find(
  (file) => !existsSync(resolve(above, file)) && !wasThere(resolve(above, file), content),
);
if (unknown) refuse(`There is no file ${unknown}, and there never was one.`);

const last = lastPublished(content);
const check = () => checkQuickly(content, typeof last === 'string' ? {} : { published: last });

let { messages, files, documents } = await check();
if (onlyClaims) {
  for (const { file, line, kind, value } of listClaims(documents))
    console.log(`${file}:${line}  ${kind}  ${value}`);
  process.exit(0);
}
const fixed: string[] = [];
for (let pass = 0; fix && pass < MAX_PASSES; pass += 1) {
  const made = applyFixes(above, within(messages, wanted));
  if (made.length === 0) break;
  fixed.push(...made);
  ({ messages, files, documents } = await check());
}
const shown = within(messages, wanted);
if (format === 'text') for (const line of fixed) console.log(`fixed  ${line}`);
if (typeof last === 'string') console.error(last);
const notices = format === 'json' || wanted.length > 0 ? [] : claimNotices(listClaims(documents));
for (const notice of notices) console.log(format === 'github' ? `::notice::${notice}` : `notice  ${notice}`);
console.log(formatReport(format, shown, files));
process.exit(shown.some(({ fatal }) => fatal) ? 1 : 0);
