import type { Html } from 'mdast';
import { OWN_PICTURE } from '../../../markdown/prose';
import { type Words, write } from '../../finding';
import { rangeOfNode } from '../../MarkdownText';
import { type Rule, rule } from '../../rule';
import { checkWordings, PLAIN } from '../../wordings';

const NO_TAGS = 'HTML tags are not allowed here.';

const html = rule({
  id: 'html',
  kind: 'sure',
  about:
    'HTML tags are not allowed in a text: Markdown says the same in fewer characters. **Two asterisks** on each side make text bold, and an empty line begins a new paragraph.',
  what: NO_TAGS,
  advice: 'Write plain text.',
  markdown({ nodes, markdown, range }, report) {
    const tags = nodes.html.filter((node) => !isNote(node) && !isOpenNote(node));
    const starts = new Set(tags.map(startOf));
    for (const tag of tags) {
      const start = startOfPair(tag, markdown);
      // Only the first of a pair on one line is a finding.
      if (start !== startOf(tag) && starts.has(start)) continue;
      const { words, right, says } = explainTag(tag.value, markdown.slice(start));
      const place = range(start, start + words.length);
      report({
        range: place,
        data: { right: right ?? '' },
        says,
        fix: right ? write(place, right) : undefined,
      });
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

interface Tag {
  /** The tag, or two with the text between them. */
  words: string;
  says: Words;
  right?: string;
}

function explainTag(value: string, typed: string): Tag {
  const tag = /^<\/?([a-z]\w*)/i.exec(value)?.[1]?.toLowerCase() ?? '';
  const said = (what: string, advice: string): Tag => ({ words: value, says: { what, advice } });
  if (['iframe', 'embed', 'object'].includes(tag))
    return said('A text cannot hold a frame of another site.', 'Use a section for it: feed, map or gallery.');
  if (tag === 'script')
    return said('A text cannot hold a script, since it could harm visitors.', 'Delete it.');
  if (tag === 'img') return explainPicture(value);
  if (tag === 'br') return said(NO_TAGS, 'An empty line begins a new paragraph.');
  return explainPair(tag, typed) ?? said(NO_TAGS, 'Write plain text; **two stars** make it bold.');
}

/** A pair of tags round text without others. */
function explainPair(tag: string, typed: string): Tag | undefined {
  const pair = new RegExp(`^<${tag}\\b([^<>]*)>([^<>[\\]*]*)</${tag}>`, 'i').exec(typed);
  const [words, attributes = '', inner = ''] = pair ?? [];
  if (!words || inner.trim() === '' || inner !== inner.trim()) return undefined;
  const right = inMarkdown(tag, inner, attributes);
  return right ? { words, right, says: { what: NO_TAGS, advice: 'Write {right} instead.' } } : undefined;
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
  const inForm = 'Attach the photo here instead.';
  if (/^https:\/\/(?:github\.com|[\w.-]+\.githubusercontent\.com)\//.test(address)) {
    const advice = 'Upload it into images, and write: ![What it shows](images/name.jpg)';
    return { words, says: { what: 'This picture is on GitHub and not on the site.', advice, inForm } };
  }
  const text = attributeIn(words, 'alt')?.replace(/[[\]]/g, '') || 'What it shows';
  const isOwn = OWN_PICTURE.test(address);
  const right = `![${text}](${isOwn ? address : 'images/name.jpg'})`;
  const advice = `A picture is written like this: ${right}`;
  return { words, says: { what: NO_TAGS, advice, inForm }, right: isOwn ? right : undefined };
}

function attributeIn(tag: string, name: string): string | undefined {
  return new RegExp(`\\b${name}=["'“”‘’]([^"'“”‘’<>]*)["'“”‘’]`, 'i').exec(tag)?.[1];
}

const noteOpen = rule({
  id: 'note-open',
  what: 'A hidden note begins here and never ends, so nothing below it is shown.',
  advice: 'Write --> where it ends.',
  inForm: 'Leave out the arrow with the exclamation mark where it begins.',
  markdown(text, report) {
    for (const node of text.nodes.html) if (isOpenNote(node)) report({ range: rangeOfNode(text, node) });
  },
});

export const htmlRules: readonly Rule[] = [noteOpen, html];
