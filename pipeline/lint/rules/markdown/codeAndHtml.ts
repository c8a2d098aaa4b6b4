import type { Code, Html, Nodes } from 'mdast';
import { htmlToMarkdown } from '../../../markdown/htmlToMarkdown';
import { OWN_PICTURE } from '../../../markdown/prose';
import { type Problem, problemAt } from '../../finding';
import { hasSameLetters } from '../../layout/evaluateEdit';
import { linesOf, type MarkdownText, rangeOfNode, typedAs } from '../../MarkdownText';
import { checkNodes, type Rule, rule, warning } from '../../rule';
import { checkWordings, PLAIN } from '../../wordings';
import { isComponent } from '../fields/foreignTags';

/** The opening fence of a code block; `undefined` for an indented block. */
const fenceOf = (text: MarkdownText, code: Code) => /^(?:`{3,}|~{3,})/.exec(typedAs(text, code))?.[0];

/** Whether the last line is a closing fence: the same character, at least as many times, after optional marks of a quotation. */
function isEnded(typed: string, fence: string): boolean {
  const [, ...lines] = typed.split('\n');
  const end = (lines.at(-1) ?? '').replace(/^[\s>]*/, '').trimEnd();
  return end.length >= fence.length && [...end].every((each) => each === fence[0]);
}

export const codeRules: readonly Rule[] = [
  rule({
    id: 'code-open',
    what: 'Everything from here on is shown as code, since nothing ends it.',
    advice: 'Delete the {fence}, or write {fence} on a line of its own after the code.',
    adviceInForm: 'Leave out the three signs with which it begins.',
    about:
      'Three backticks or tildes begin a block of code, and the same ones end it. Without an end, everything below is shown as code. Delete them, or write them once more after the code.',
    markdown: checkNodes('code', (code, text) => {
      const fence = fenceOf(text, code);
      if (!fence || isEnded(typedAs(text, code), fence)) return undefined;
      return { range: rangeOfNode(text, code, 0, fence.length), data: { fence } };
    }),
  }),
  warning({
    id: 'text-spaces',
    kind: 'sure',
    what: 'This text begins with four spaces or a tab, which makes it look like computer code.',
    advice: 'Begin it at the very left.',
    markdown: checkNodes('code', (code, text) => {
      const [first, ...more] = linesOf(text, code);
      if (!first || fenceOf(text, code) || !/^(?: {4}|\t)/.test(first.typed)) return undefined;
      const edits = [first, ...more].flatMap(({ typed, start }) => {
        const indent = typed.search(/[^ \t]|$/);
        return indent > 0 ? [{ range: text.range(start, start + indent), text: '' }] : [];
      });
      return { range: text.range(first.start, code.position?.end.offset), fix: { edits } };
    }),
  }),
];

const NO_TAGS = 'HTML tags are not allowed here.';

const html = rule({
  id: 'html',
  kind: 'sure',
  about:
    'HTML tags are not allowed in a text: Markdown says the same in fewer characters. **Two asterisks** on each side make text bold, and an empty line begins a new paragraph.',
  what: NO_TAGS,
  advice: 'Write plain text.',
  markdown(text, report) {
    const tags = tagsIn(text);
    const found = tags.map((tag) => ({ ...tag, range: text.range(tag.start, tag.start + tag.words.length) }));
    for (const { range, words: _words, start: _start, ...problem } of found)
      if (problem.expected === undefined) report(problemAt(range, problem));
    const expected = found.filter((each) => each.expected !== undefined);
    const [first, ...more] = expected;
    if (!first) return;
    // Ignores the digits in tags such as `h2`.
    const isSame = expected.every((each) =>
      hasSameLetters(each.words.replace(/<[^<>]*>/g, ''), `${each.expected}`),
    );
    const { what, advice, adviceInForm } = first;
    const several = { what: NO_TAGS, advice: `Write these ${expected.length} places in Markdown instead.` };
    report({
      range: first.range,
      says: more.length > 0 ? several : { what, advice, adviceInForm },
      ...(more.length > 0 && { also: more.map(({ range }) => range) }),
      fix: {
        edits: expected.map((each) => ({ range: each.range, text: each.expected ?? '' })),
        kind: isSame ? 'sure' : undefined,
      },
    });
  },
  passages: checkWordings([{ in: PLAIN, pattern: /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/gi }]),
});

const startOf = ({ position }: Nodes) => position?.start.offset ?? 0;
const endOf = ({ position }: Nodes) => position?.end.offset ?? 0;

/** Whether a comment is the owner's, and not a block marker of the WordPress editor. */
const isNote = ({ value }: Html) => /^<!--(?! *\/?wp:).*-->$/s.test(value.trim());
const isOpenNote = ({ value }: Html) => value.startsWith('<!--') && !value.includes('-->');

interface Tag extends Problem {
  /** The source of the tag, or from an opening tag to its closing tag. */
  words: string;
  start: number;
  /** Whether nothing else is on its lines. */
  isBlock?: boolean;
}

/** Tags in running text, each up to its closing tag; and blocks of tags without text. */
function tagsIn(text: MarkdownText): Tag[] {
  const { nodes, markdown } = text;
  const lines = [...nodes('paragraph'), ...nodes('heading'), ...nodes('tableCell')];
  const found: Tag[] = [];
  for (const node of nodes('html').filter(
    (each) => !isNote(each) && !isOpenNote(each) && !isComponent(each.value),
  )) {
    const last = found.at(-1);
    const end = last ? last.start + last.words.length : -1;
    if (startOf(node) < end) continue;
    const isInLine = lines.some((line) => startOf(line) <= startOf(node) && endOf(node) <= endOf(line));
    if (isInLine) {
      const start = startOf(node);
      found.push({ ...explainTag(pairIn(markdown.slice(start), node.value), { isInLine }), start });
      continue;
    }
    const isNext = last?.isBlock && markdown.slice(end, startOf(node)).trim() === '';
    const { start } = isNext ? last : { start: startOf(node) };
    if (isNext) found.pop();
    found.push({ ...explainTag(markdown.slice(start, endOf(node)), { isInLine }), start, isBlock: true });
  }
  return found;
}

/** The source from a tag to its closing tag in the same paragraph; or the tag alone. */
function pairIn(typed: string, tag: string): string {
  const [, name] = /^<([a-z]\w*)/i.exec(typed) ?? [];
  const [paragraph = ''] = typed.split(/\n\s*\n/);
  let depth = 0;
  for (const { 0: each, index } of paragraph.matchAll(new RegExp(`<(/?)${name}\\b[^<>]*>`, 'gi'))) {
    depth += each.startsWith('</') ? -1 : each.endsWith('/>') ? 0 : 1;
    if (depth === 0) return paragraph.slice(0, index + each.length);
  }
  return tag;
}

/** A hard line break. */
const BREAK = '\\\n';

/** Elements without an equivalent in Markdown. */
const FOREIGN = /<(?:script|iframe|embed|object|form|input|button|video|audio|svg|style)\b/i;

const REFUSED: readonly [pattern: RegExp, says: string][] = [
  [
    /<(?:iframe|embed|object)\b/i,
    'A text cannot hold a frame of another site. Use a section for it: feed, map or gallery.',
  ],
  [/<script\b/i, 'A text cannot hold a script, since it could harm visitors. Delete it.'],
];

function explainTag(words: string, { isInLine }: { isInLine: boolean }): Omit<Tag, 'start'> {
  const problem = (what: string, advice: string, expected?: string) => ({ words, what, advice, expected });
  const refused = REFUSED.filter(([pattern]) => pattern.test(words));
  const isAll = refused.length === 1 && refused.some(([pattern]) => words.search(pattern) === 0);
  if (refused.length > 0)
    return problem(
      refused.map(([, says]) => says).join(' '),
      isAll ? '' : 'Write the rest in Markdown, without tags.',
    );
  if (/^<img\b[^<>]*>$/i.test(words)) return explainPicture(words);
  if (isInLine && /^<br\b[^<>]*>$/i.test(words))
    return problem(NO_TAGS, 'An empty line begins a new paragraph.', BREAK);
  const expected = FOREIGN.test(words) ? undefined : htmlToMarkdown(words);
  if (expected === undefined || (isInLine && expected === ''))
    return problem(NO_TAGS, 'Write plain text; **two stars** make it bold.');
  return problem(NO_TAGS, adviceFor(expected), expected);
}

function adviceFor(expected: string): string {
  if (expected === '') return 'Delete it.';
  return expected.includes('\n') ? 'Write this in Markdown instead.' : `Write ${expected} instead.`;
}

function explainPicture(words: string): Omit<Tag, 'start'> {
  const address = attributeIn(words, 'src') ?? '';
  const adviceInForm = 'Attach the photo here.';
  if (/^https:\/\/(?:github\.com|[\w.-]+\.githubusercontent\.com)\//.test(address)) {
    const advice = 'Upload it into images, and write: ![What it shows](images/name.jpg)';
    return { words, what: 'This picture is on GitHub and not on the site.', advice, adviceInForm };
  }
  const text = attributeIn(words, 'alt')?.replace(/[[\]]/g, '') || 'What it shows';
  const isOwn = OWN_PICTURE.test(address);
  const right = `![${text}](${isOwn ? address : 'images/name.jpg'})`;
  const advice = `A picture is written like this: ${right}`;
  return { words, what: NO_TAGS, advice, adviceInForm, expected: isOwn ? right : undefined };
}

function attributeIn(tag: string, name: string): string | undefined {
  return new RegExp(`\\b${name}=["']([^"'<>]*)["']`, 'i').exec(tag)?.[1];
}

const noteOpen = rule({
  id: 'note-open',
  what: 'A hidden note begins here and never ends, so nothing below it is shown.',
  advice: 'Write --> where it ends, or delete the <!-- here.',
  adviceInForm: 'Leave out the arrow with the exclamation mark where it begins.',
  markdown: checkNodes('html', (node, text) => isOpenNote(node) && { range: rangeOfNode(text, node) }),
});

export const htmlRules: readonly Rule[] = [noteOpen, html];
