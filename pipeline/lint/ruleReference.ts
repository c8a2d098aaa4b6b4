import { type Change, firstRows, type Row, readExplanations, readTables } from './mistakeTables';
import type { Rule } from './rule';
import { rules as allRules } from './rules';
import { escapePattern } from './wordings';

const INTRODUCTION = `# What the check reports

<!-- Made from the rules and their tables by \`npm run generate\`; do not edit it by hand. -->

A check reads every change before it goes online. Each message gives the file and the line, says what is wrong and what to write
instead, and names a rule, such as \`needs-quotes\`. This page explains each rule, in alphabetical order, by a change and what the check says about it.
Click **Why?** after a message to go to its rule here.

- An **error** must be fixed before the change goes online. Until then, visitors see the page as it was.
- A **warning** is advice. The change can go online without a fix.
- **Fixed by \`--fix\`** means that the command \`npm run validate -- --fix\` makes the correction for you.

The changes are made on the site of an invented plumber: - is before a line that is taken away, + before a line that is put in.
⇥ is a tab, a code such as [U+00A0] is an invisible character, and [1 to 31] makes 31 lines of one. In an explanation, … stands for
what the message names: a word of yours, a number, a file.`;

const MORE_PROBLEMS = `## more

If a file has a lot of problems, only the first ones are shown. Fix those, then check again.`;

/** The text of docs/rules.md, in the order of the alphabet. Messages link to the headings, which are rule ids. */
export function writeRuleReference(rules: readonly Rule[] = allRules, rows: readonly Row[] = readTables()) {
  const examples = firstRows(rows);
  const explanations = readExplanations();
  const sorted = rules.toSorted((one, other) => one.id.localeCompare(other.id));
  const written = sorted.map((rule) => writeRule(rule, explanations.get(rule.id), examples.get(rule.id)));
  return `${[INTRODUCTION, MORE_PROBLEMS, '## Rules', ...written].join('\n\n')}\n`;
}

function writeRule(rule: Rule, explanation?: string, example?: Row): string {
  const { id, severity, kind, what, advice } = rule;
  const message = [what, advice]
    .filter(Boolean)
    .join(' ')
    .replace(/\{\w+\}/g, '…');
  const about = rule.about ?? explanation ?? message;
  const marks = `**${severity === 'warning' ? 'Warning' : 'Error'}**${kind === 'sure' ? ', fixed by `--fix`' : ''}`;
  const explained = saysAll(example, about) ? '' : `. ${escapeProse(about)}`;
  return [`### ${id}`, marks + explained, ...(example ? writeExample(example) : [])].join('\n\n');
}

/** Whether the message of the example repeats the explanation, with a word for each `…`. */
function saysAll(example: Row | undefined, about: string): boolean {
  const parts = about.split('…').map(escapePattern);
  return new RegExp(`^${parts.join('.*')}$`).test(example?.message?.says ?? '');
}

const CODE = /(`[^`\n]+`)/;

/** Escapes text for Markdown, except code between backticks. */
function escapeProse(text: string): string {
  const parts = text.split(CODE);
  return parts.map((part) => (CODE.test(part) ? part : escapeMarkdown(part))).join('');
}

const escapeMarkdown = (text: string) => text.replace(/[\\`*_[\]<>#|~&!]/g, '\\$&');

/** An empty line that stays, which the tables write as one taken away and put in again. */
const EMPTY_LINE = /^-\n\+$/gm;

function writeExample({ changes, message, fix }: Row): string[] {
  const [first, ...others] = changes;
  if (!first || !message) return [];
  const lines = [
    ...linesOf(first),
    ...others.flatMap((change, index) => writeFurtherChange(change, changes[index]?.file)),
  ];
  const how = first.how === '' || first.how === 'published' ? '' : `, ${first.how}`;
  const { file = first.file } = changes[message.changeIndex] ?? {};
  const where = file === first.file ? '' : `In ${shownFile({ file })}: `;
  return [
    `${shownFile(first)}${how}${lines.length > 0 ? ':' : ''}`,
    ...(lines.length > 0 ? [codeBlock(lines.join('\n').replace(EMPTY_LINE, ''), 'diff')] : []),
    `> ${where}${escapeMarkdown(visible(message.says))}`,
    ...writeProposal(fix),
  ];
}

/** In tables, `../` leads from the content folder to the files beside it. */
const shownPath = (file: string) => file.replace(/^\.\.\//, '');
const shownFile = ({ file }: Pick<Change, 'file'>) => `\`${shownPath(file)}\``;

/** A further change, under an `@@` line. */
function writeFurtherChange(change: Change, previousFile?: string): string[] {
  const { file, how, lines } = change;
  if (how === '' && lines.length === 0) return [];
  const head = file === previousFile ? '…' : `${shownPath(file)}${how && `, ${how}`}`;
  return [`@@ ${head} @@`, ...linesOf(change)];
}

const linesOf = ({ lines }: Change) => lines.map(({ sign, text }) => `${sign} ${text}`.trimEnd());

function writeProposal(fix: readonly string[]): string[] {
  const [only = '', ...more] = fix;
  if (fix.length === 0) return [];
  if (more.length > 0 || only.includes('`')) return ['Proposed:', codeBlock(fix.join('\n'))];
  return [only === '' ? 'Proposed: delete the line.' : `Proposed: \`${visible(only).trim()}\``];
}

function codeBlock(text: string, language = ''): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return [`${fence}${language}`, visible(text), fence].join('\n');
}

/** Replaces invisible characters by their codes, except spaces and line breaks. */
function visible(text: string): string {
  const code = (character: string) => character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return text
    .replaceAll('\t', '⇥')
    .replace(/(?![\n ])[\p{C}\p{Z}]/gu, (character) => `[U+${code(character)}]`);
}
