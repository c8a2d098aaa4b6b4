import type { Html } from 'mdast';
import { OWN_PICTURE } from '../../../markdown/prose';
import { wordsIn } from '../../../model/visitEntry';
import { lineOf } from '../../MarkdownText';
import { type Former, type Rule, rule } from '../../rule';
import { checkDescriptions } from '../../source/descriptions';

const NO_TAGS = 'HTML tags are not allowed here.';
const TAG = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i;

const html = rule({
  id: 'html',
  inForm: 'Write plain text here, without tags. **Two stars** on each side make a word bold.',
  on: 'markdown',
  kind: 'sure',
  about:
    'HTML tags are not allowed in a text: Markdown says the same in fewer characters. **Two asterisks** on each side make text bold, and an empty line begins a new paragraph.',
  check({ nodes, lines }, report) {
    const tags = nodes.html.filter((node) => !isNote(node) && !isOpenNote(node));
    const places = new Set(tags.map((node) => `${lineOf(node)}:${node.position?.start.column}`));
    for (const node of tags) {
      const line = lineOf(node);
      const source = lines[line - 1] ?? '';
      const end = node.position?.start.column ?? 1;
      const [, slash, name = ''] = /<(\/?)([a-z]\w*)/i.exec(node.value) ?? [];
      // With curly quotation marks, the first tag of a pair may be none.
      const first = slash ? source.lastIndexOf(`<${name}`, end - 2) + 1 : 0;
      // Reports only the first of a pair on one line.
      if (first > 0 && places.has(`${line}:${first}`)) continue;
      const column = first || end;
      const finding = explainTag(name.toLowerCase(), node.value, source.slice(column - 1));
      report({ line, pointer: /<[/!a-z]/i, ...finding });
    }
  },
  also: {
    fields(document, report) {
      for (const { field, words } of wordsIn(document, (text) => text.includes('<'))) {
        const finding = findTag(words);
        if (finding) report({ field, ...finding });
      }
    },
    text: checkDescriptions(findTag),
  },
});

function findTag(text: string): Former | undefined {
  const [actual] = text.includes('<') ? (TAG.exec(text) ?? []) : [];
  return actual ? { actual, reason: `${NO_TAGS} Write plain text.` } : undefined;
}

const isNote = ({ value }: Html) => /^<!--.*-->$/s.test(value.trim());
const isOpenNote = ({ value }: Html) => value.startsWith('<!--') && !value.includes('-->');

function explainTag(tag: string, value: string, source: string): Former {
  if (['iframe', 'embed', 'object'].includes(tag))
    return {
      reason: 'A text cannot hold a frame of another site. Use a section for it: feed, map or gallery.',
    };
  if (tag === 'script')
    return { reason: 'A text cannot hold a script, since it could harm visitors. Delete it.' };
  if (tag === 'img') return explainPicture(value);
  if (tag === 'br') return { reason: `${NO_TAGS} An empty line begins a new paragraph.`, actual: value };
  return explainPair(tag, source) ?? { reason: `${NO_TAGS} Write plain text; **two stars** make it bold.` };
}

/** A pair of tags round text without others. */
function explainPair(tag: string, source: string): Former | undefined {
  const pair = new RegExp(`^<${tag}\\b([^<>]*)>([^<>[\\]*]*)</${tag}>`, 'i').exec(source);
  const [actual, attributes = '', inner = ''] = pair ?? [];
  if (!actual || inner.trim() === '' || inner !== inner.trim()) return undefined;
  const expected = inMarkdown(tag, inner, attributes);
  return expected ? { reason: `${NO_TAGS} Write ${expected} instead.`, actual, expected } : undefined;
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

function explainPicture(value: string): Former {
  const [actual = ''] = /<img\b[^<>]*>/i.exec(value) ?? [];
  const address = attributeIn(actual, 'src') ?? '';
  if (/^https:\/\/(?:github\.com|[\w.-]+\.githubusercontent\.com)\//.test(address))
    return {
      reason:
        'This picture is on GitHub and not on the site. Upload it into images, and write: ![What it shows](images/name.jpg)',
    };
  const text = attributeIn(actual, 'alt')?.replace(/[[\]]/g, '') || 'What it shows';
  const isOwn = OWN_PICTURE.test(address);
  const expected = `![${text}](${isOwn ? address : 'images/name.jpg'})`;
  const reason = `${NO_TAGS} A picture is written like this: ${expected}`;
  return { reason, actual, expected: isOwn ? expected : undefined };
}

function attributeIn(tag: string, name: string): string | undefined {
  return new RegExp(`\\b${name}=["'“”‘’]([^"'“”‘’<>]*)["'“”‘’]`, 'i').exec(tag)?.[1];
}

const noteOpen = rule({
  id: 'note-open',
  inForm:
    'A note that nobody sees begins here and has no end. Leave out the arrow with the exclamation mark where it begins.',
  on: 'markdown',
  message: 'A hidden note begins here and never ends, so nothing below it is shown. Write --> where it ends.',
  check({ nodes }, report) {
    for (const node of nodes.html) {
      if (isOpenNote(node)) report({ line: lineOf(node) });
    }
  },
});

export const htmlRules: readonly Rule[] = [noteOpen, html];
