import type { Code, Html, Nodes } from 'mdast';
import { htmlToMarkdown } from '../../../markdown/htmlToMarkdown';
import { OWN_PICTURE } from '../../../markdown/prose';
import { hasSameLetters } from '../../layout/evaluateEdit';
import { linesOf, type MarkdownText, markdownOf, rangeOfNode } from '../../MarkdownText';
import { checkNodes, type Problem, rule, warning } from '../../rule';
import { checkWordings, PLAIN } from '../../wordings';
import { isComponent } from '../fields/foreignTags';

/** The opening fence of a code block; `undefined` for an indented block. */
const fenceOf = (text: MarkdownText, code: Code) => /^(?:`{3,}|~{3,})/.exec(markdownOf(text, code))?.[0];

/** Whether the last line is a closing fence: the same character, at least as many times, after optional marks of a quotation. */
function isEnded(typed: string, fence: string): boolean {
  const [, ...lines] = typed.split('\n');
  const end = (lines.at(-1) ?? '').replace(/^[\s>]*/, '').trimEnd();
  return end.length >= fence.length && [...end].every((each) => each === fence[0]);
}

export const codeRules = [
  rule({
    id: 'code-open',
    what: 'Everything from here on is shown as code, since nothing ends it.',
    advice: 'Delete the {fence}, or write {fence} on a line of its own after the code.',
    adviceInForm: 'Leave out the three signs with which it begins.',
    markdown: checkNodes('code', (code, text) => {
      const fence = fenceOf(text, code);
      if (!fence || isEnded(markdownOf(text, code), fence)) return undefined;
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
      if (!first || fenceOf(text, code) || !/^(?: {4}|\t)/.test(first.text)) return undefined;
      const edits = [first, ...more].flatMap(({ text: typed, start }) => {
        const indent = typed.search(/[^ \t]|$/);
        return indent > 0 ? [{ range: text.range(start, start + indent), text: '' }] : [];
      });
      return { range: text.range(first.start, code.position?.end.offset), edits };
    }),
  }),
];

const NO_TAGS = 'HTML tags are not allowed here.';

const html = rule({
  id: 'html',
  kind: 'sure',
  what: NO_TAGS,
  advice: 'Write plain text.',
  markdown(text, report) {
    const tags = tagsIn(text).map((tag) => ({
      source: tag.source,
      range: text.range(tag.start, tag.start + tag.source.length),
      problem: explainTag(tag),
    }));
    const isFixable = ({ problem }: { problem: Problem }) => problem.expected !== undefined;
    for (const tag of tags) if (!isFixable(tag)) report({ range: tag.range, ...tag.problem });
    const [first, ...more] = tags.filter(isFixable);
    if (!first) return;
    const edits = [first, ...more].map(({ range, problem }) => ({ range, text: problem.expected ?? '' }));
    // A proposal that changes digits becomes a `choice`. The digit in a tag such as `h2` does not count.
    const isSame = [first, ...more].every(({ source, problem }) =>
      hasSameLetters(source.replace(/<[^<>]*>/g, ''), `${problem.expected}`),
    );
    const advice = `Write these ${edits.length} places in Markdown instead.`;
    report({
      range: first.range,
      ...(more.length > 0 ? { what: NO_TAGS, advice } : first.problem),
      also: more.length > 0 ? more.map(({ range }) => range) : undefined,
      edits,
      kind: isSame ? 'sure' : undefined,
    });
  },
  passages: checkWordings(PLAIN, { pattern: /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/gi }),
});

const startOf = ({ position }: Nodes) => position?.start.offset ?? 0;
const endOf = ({ position }: Nodes) => position?.end.offset ?? 0;

/** Whether a comment is the owner's, and not a block marker of the WordPress editor. */
const isNote = ({ value }: Html) => /^<!--(?! *\/?wp:).*-->$/s.test(value.trim());
const isOpenNote = ({ value }: Html) => value.startsWith('<!--') && !value.includes('-->');

interface Tag {
  start: number;
  /** The source of the tag, or from an opening tag to its closing tag, or of neighboring blocks. */
  source: string;
  /** Whether nothing else is on its lines. */
  isBlock: boolean;
}

/** Tags in running text, each up to its closing tag; and blocks that begin with a tag, of which neighbors are joined. */
function tagsIn({ nodes, markdown }: MarkdownText): Tag[] {
  const runningTexts = [...nodes('paragraph'), ...nodes('heading'), ...nodes('tableCell')];
  const found: Tag[] = [];
  for (const node of nodes('html').filter(
    (each) => !isNote(each) && !isOpenNote(each) && !isComponent(each.value),
  )) {
    const start = startOf(node);
    const last = found.at(-1);
    const lastEnd = last ? last.start + last.source.length : -1;
    if (start < lastEnd) continue;
    const isBlock = !runningTexts.some((text) => startOf(text) <= start && endOf(node) <= endOf(text));
    if (isBlock && last?.isBlock && markdown.slice(lastEnd, start).trim() === '')
      last.source = markdown.slice(last.start, endOf(node));
    else if (isBlock) found.push({ start, source: markdown.slice(start, endOf(node)), isBlock });
    else found.push({ start, source: pairIn(markdown.slice(start), node.value), isBlock });
  }
  return found;
}

/** The source from a tag to its closing tag in the same paragraph; or the tag alone. */
function pairIn(typed: string, tag: string): string {
  const [, name] = /^<([a-z]\w*)/i.exec(typed) ?? [];
  const [paragraph = ''] = typed.split(/\n\s*\n/);
  let depth = 0;
  for (const { 0: each, index } of paragraph.matchAll(new RegExp(`<(/?)${name}\\b[^<>]*>`, 'gi'))) {
    if (each.startsWith('</')) depth -= 1;
    else if (!each.endsWith('/>')) depth += 1;
    if (depth === 0) return paragraph.slice(0, index + each.length);
  }
  return tag;
}

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

function explainTag({ source, isBlock }: Tag): Problem {
  const refused = REFUSED.filter(([pattern]) => pattern.test(source));
  const isAll = refused.length === 1 && refused.some(([pattern]) => source.search(pattern) === 0);
  const what = refused.map(([, says]) => says).join(' ');
  if (what) return isAll ? { what } : { what, advice: 'Write the rest in Markdown, without tags.' };
  if (/^<img\b[^<>]*>$/i.test(source)) return explainPicture(source);
  if (!isBlock && /^<br\b[^<>]*>$/i.test(source))
    return { what: NO_TAGS, advice: 'An empty line begins a new paragraph.', expected: BREAK };
  const expected = FOREIGN.test(source) ? undefined : htmlToMarkdown(source);
  // `**two stars**` may be what a lone `</b>` was meant for.
  if (expected === undefined || (!isBlock && expected === ''))
    return { what: NO_TAGS, advice: 'Write plain text; **two stars** make it bold.' };
  return { what: NO_TAGS, advice: adviceFor(expected), expected };
}

function adviceFor(expected: string): string {
  if (expected === '') return 'Delete it.';
  return expected.includes('\n') ? 'Write this in Markdown instead.' : `Write ${expected} instead.`;
}

function explainPicture(source: string): Problem {
  const address = attributeIn(source, 'src') ?? '';
  const adviceInForm = 'Attach the photo here.';
  if (/^https:\/\/(?:github\.com|[\w.-]+\.githubusercontent\.com)\//.test(address)) {
    const advice = 'Upload it into images, and write: ![What it shows](images/name.jpg)';
    return { what: 'This picture is on GitHub and not on the site.', advice, adviceInForm };
  }
  const description = attributeIn(source, 'alt')?.replace(/[[\]]/g, '') || 'What it shows';
  const isOwn = OWN_PICTURE.test(address);
  const picture = `![${description}](${isOwn ? address : 'images/name.jpg'})`;
  const advice = `A picture is written like this: ${picture}`;
  return { what: NO_TAGS, advice, adviceInForm, expected: isOwn ? picture : undefined };
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

export const htmlRules = [noteOpen, html];
