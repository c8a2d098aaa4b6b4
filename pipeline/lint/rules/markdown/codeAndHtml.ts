import type { Code, Html } from 'mdast';
import { OWN_PICTURE } from '../../../markdown/prose';
import { type Problem, problemAt } from '../../finding';
import { linesOf, type MarkdownText, rangeOfNode, typedAs } from '../../MarkdownText';
import { checkNodes, type Rule, rule } from '../../rule';
import { checkWordings, PLAIN } from '../../wordings';

/** What begins a block of code, if it is not four spaces. */
const fenceOf = (text: MarkdownText, code: Code) => /^(?:`{3,}|~{3,})/.exec(typedAs(text, code))?.[0];

/** The end has the same character, at least as often, and before it only what a quotation has. */
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
    inForm: 'Leave out the three signs with which it begins.',
    about:
      'Three backticks or tildes begin a block of code, and the same ones end it. Without an end, everything below is shown as code. Delete them, or write them once more after the code.',
    markdown: checkNodes('code', (code, text) => {
      const fence = fenceOf(text, code);
      if (!fence || isEnded(typedAs(text, code), fence)) return undefined;
      return { range: rangeOfNode(text, code, 0, fence.length), data: { fence } };
    }),
  }),
  rule({
    id: 'text-spaces',
    kind: 'sure',
    severity: 'warning',
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
  markdown({ nodes, markdown, range }, report) {
    const tags = nodes('html').filter((node) => !isNote(node) && !isOpenNote(node));
    const starts = new Set(tags.map(startOf));
    for (const tag of tags) {
      const start = startOfPair(tag, markdown);
      // Only the first of a pair on one line is a finding.
      if (start !== startOf(tag) && starts.has(start)) continue;
      const { words, ...problem } = explainTag(tag.value, markdown.slice(start));
      report(problemAt(range(start, start + words.length), problem));
    }
  },
  passages: checkWordings([{ in: PLAIN, pattern: /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/gi }]),
});

const startOf = ({ position }: Html) => position?.start.offset ?? 0;

/** The first tag of a pair on one line, which may be none: its quotation marks may be curly. */
function startOfPair(tag: Html, markdown: string): number {
  const [, name] = /^<\/([a-z]\w*)/i.exec(tag.value) ?? [];
  const start = startOf(tag);
  const opening = name ? markdown.lastIndexOf(`<${name}`, start - 1) : -1;
  return opening > markdown.lastIndexOf('\n', start) ? opening : start;
}

const isNote = ({ value }: Html) => /^<!--.*-->$/s.test(value.trim());
const isOpenNote = ({ value }: Html) => value.startsWith('<!--') && !value.includes('-->');

interface Tag extends Problem {
  /** The tag, or two with the text between them. */
  words: string;
}

function explainTag(words: string, typed: string): Tag {
  const tag = /^<\/?([a-z]\w*)/i.exec(words)?.[1]?.toLowerCase() ?? '';
  const said = (what: string, advice: string): Tag => ({ words, what, advice });
  if (['iframe', 'embed', 'object'].includes(tag))
    return said('A text cannot hold a frame of another site.', 'Use a section for it: feed, map or gallery.');
  if (tag === 'script')
    return said('A text cannot hold a script, since it could harm visitors.', 'Delete it.');
  if (tag === 'img') return explainPicture(words);
  if (tag === 'br') return said(NO_TAGS, 'An empty line begins a new paragraph.');
  return explainPair(tag, typed) ?? said(NO_TAGS, 'Write plain text; **two stars** make it bold.');
}

/** A pair of tags round text without others. */
function explainPair(tag: string, typed: string): Tag | undefined {
  const pair = new RegExp(`^<${tag}\\b([^<>]*)>([^<>[\\]*]*)</${tag}>`, 'i').exec(typed);
  const [words, attributes = '', inner = ''] = pair ?? [];
  if (!words || inner.trim() === '' || inner !== inner.trim()) return undefined;
  const expected = inMarkdown(tag, inner, attributes);
  return expected ? { words, what: NO_TAGS, advice: `Write ${expected} instead.`, expected } : undefined;
}

/** The Markdown on both sides of a text; empty if the tag only changes its appearance. */
const MARKS: Record<string, string> = {
  ...{ b: '**', strong: '**', i: '*', em: '*', del: '~~', s: '~~' },
  ...{ p: '', div: '', center: '', span: '', font: '', u: '', small: '', big: '', mark: '' },
};

function inMarkdown(tag: string, inner: string, attributes: string): string | undefined {
  const mark = MARKS[tag];
  if (mark !== undefined) return `${mark}${inner}${mark}`;
  const [, level] = /^h([1-6])$/.exec(tag) ?? [];
  if (level) return `${'#'.repeat(Math.max(2, Number(level)))} ${inner}`;
  const address = attributeIn(attributes, 'href');
  return tag === 'a' && address ? `[${inner}](${address})` : undefined;
}

function explainPicture(value: string): Tag {
  const [words = value] = /<img\b[^<>]*>/i.exec(value) ?? [];
  const address = attributeIn(words, 'src') ?? '';
  const inForm = 'Attach the photo here.';
  if (/^https:\/\/(?:github\.com|[\w.-]+\.githubusercontent\.com)\//.test(address)) {
    const advice = 'Upload it into images, and write: ![What it shows](images/name.jpg)';
    return { words, what: 'This picture is on GitHub and not on the site.', advice, inForm };
  }
  const text = attributeIn(words, 'alt')?.replace(/[[\]]/g, '') || 'What it shows';
  const isOwn = OWN_PICTURE.test(address);
  const right = `![${text}](${isOwn ? address : 'images/name.jpg'})`;
  const advice = `A picture is written like this: ${right}`;
  return { words, what: NO_TAGS, advice, inForm, expected: isOwn ? right : undefined };
}

function attributeIn(tag: string, name: string): string | undefined {
  return new RegExp(`\\b${name}=["'“”‘’]([^"'“”‘’<>]*)["'“”‘’]`, 'i').exec(tag)?.[1];
}

const noteOpen = rule({
  id: 'note-open',
  what: 'A hidden note begins here and never ends, so nothing below it is shown.',
  advice: 'Write --> where it ends, or delete the <!-- here.',
  inForm: 'Leave out the arrow with the exclamation mark where it begins.',
  markdown: checkNodes('html', (node, text) => isOpenNote(node) && { range: rangeOfNode(text, node) }),
});

export const htmlRules: readonly Rule[] = [noteOpen, html];
