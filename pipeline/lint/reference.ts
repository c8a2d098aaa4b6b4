import type { Example, Rule } from './rule';
import { rules as allRules } from './rules';

const INTRODUCTION = `# What the check reports

<!-- Made from the rules by \`npm run generate\`; do not edit it by hand. -->

A check reads every change before it goes online. Each message gives the file and the line, says what is wrong and what to write
instead, and names a rule, such as \`needs-quotes\`. This page explains every rule, with a wrong and a right example. Click
**Why?** after a message to go to its rule here.

- An **error** must be fixed before the change goes online. Until then, visitors see the page as it was.
- A **warning** is advice. The change can go online without a fix.
- **Fixed by \`--fix\`** means that the command \`npm run validate -- --fix\` makes the correction for you.

In an explanation, … stands for what the message names: a word of yours, a number, a file. The examples come from the site of an
invented plumber. In them, ⇥ is a tab, … is the rest of the file, and a code such as [U+00A0] is an invisible character.`;

const MORE = `## more

If a file has a lot of problems, only the first ones are shown. Fix those, then check again.`;

const STAGES: Record<Rule['on'], string> = {
  source: 'How a file is written',
  fields: 'What the fields say',
  markdown: 'Texts',
  site: 'Pages, links and pictures of the whole site',
};

/** The reference of every rule, for the owner. Messages link to it by the id of their rule. */
export function writeRuleReference(rules: readonly Rule[] = allRules): string {
  const groups = Object.entries(STAGES)
    .map(([stage, title]) => ({ title, own: rules.filter(({ on }) => on === stage) }))
    .filter(({ own }) => own.length > 0);
  const contents = groups.map(({ title, own }) => `- [${title}](#${anchorOf(title)}): ${linksTo(own)}`);
  const parts = groups.flatMap(({ title, own }) => [`## ${title}`, ...own.map(ruleText)]);
  return `${[INTRODUCTION, '## Contents', contents.join('\n'), MORE, ...parts].join('\n\n')}\n`;
}

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');

const linksTo = (rules: readonly Rule[]) => rules.map(({ id }) => `[${id}](#${id})`).join(', ');

function ruleText({ id, severity, about, kind, examples }: Rule): string {
  const marks = `**${severity === 'warning' ? 'Warning' : 'Error'}**${kind === 'sure' ? ', fixed by `--fix`' : ''}`;
  return [`### ${id}`, marks, plain(about), ...[examples].flat().map(exampleText)].join('\n\n');
}

const CODE = /(`[^`\n]+`)/;

/** Escapes our text for Markdown, except code between backticks. */
function plain(text: string): string {
  const parts = text.split(CODE);
  return parts.map((part) => (CODE.test(part) ? part : part.replace(/[\\`*_[\]<>#|~&!]/g, '\\$&'))).join('');
}

type Change = string | null | { replace: string; by: string } | { linkTo: string };

function exampleText(example: Example): string {
  const filesOf = (side: 'wrong' | 'right'): [path: string, change: Change][] =>
    'file' in example ? [[example.file, example[side]]] : Object.entries(example[side]);
  const wrong = filesOf('wrong');
  const known = wrong.length === 1 ? wrong[0]?.[0] : undefined;
  return [
    ...wrong.map(([path, change]) => changeText(`Wrong, \`${shownPath(path)}\``, change)),
    ...filesOf('right').map(([path, change]) =>
      changeText(path === known ? 'Right' : `Right, \`${shownPath(path)}\``, change),
    ),
  ].join('\n\n');
}

/** Examples name files from the content folder; what is beside it, from the project. */
const shownPath = (path: string) => path.replace(/^\.\.\//, '');

function changeText(caption: string, change: Change): string {
  if (change === null) return `${caption}: there is no such file.`;
  if (typeof change === 'string') return `${caption}:\n\n${codeBlock(change)}`;
  return 'by' in change
    ? `${caption}:\n\n${codeBlock(change.by)}`
    : `${caption}: a link to \`${change.linkTo}\` in place of the file.`;
}

/** The number of characters shown of an example that is too long. */
const SHOWN = 60;
const LONG = 1000;

function codeBlock(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const cut = text.length > LONG ? `${text.slice(0, SHOWN)}…` : text;
  return [fence, visible(cut.replace('{before}', '…').replace(/^\n+|\n+$/g, '')), fence].join('\n');
}

/** Invisible characters, except spaces and line ends. */
const INVISIBLE = /(?![\n ])[\p{C}\p{Z}]/gu;

function visible(text: string): string {
  const code = (character: string) => character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return text.replaceAll('\t', '⇥').replace(INVISIBLE, (character) => `[U+${code(character)}]`);
}
