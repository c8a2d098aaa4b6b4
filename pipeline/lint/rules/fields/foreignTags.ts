import type { Nodes } from 'mdast';
import { type Edit, wholeLines } from '../../../passages/Range';
import { namesFact } from '../../fields/factInBraces';
import type { MessageText } from '../../finding';
import type { MarkdownText } from '../../MarkdownText';
import type { Report } from '../../rule';
import { listSome } from '../../suggest';
import { anyOf, matchesOf, withSpace } from '../../wordings';

/** Not `<Name>`, which is a gap for the owner to fill in, and not `<Br>`, which a phone writes. */
const COMPONENT =
  /<\/?(?!(?:Br|Hr|Img|Div|Span|Strong|Font|Center|Table|Small)\b)[A-Z][a-z]\w+(?:\s+[\w:.@-]+(?:=(?:"[^"]*"|'[^']*'|\{[^}]*\}+))?)*\s*\/?>(?<=<[^<>]*[=/][^<>]*>)/;
export const isComponent = (html: string): boolean => html.search(COMPONENT) === 0;

/** Tags of Liquid, Hugo, EJS, wikis, kramdown and MDX, and shortcodes. A tag that hides a comment includes it. */
export const TAGS = anyOf(
  'gms',
  /\{%-? ?comment\b.{0,5000}?endcomment ?-?%\}|\{#\s.{0,1000}?\s#\}/,
  /\{\{.{0,800}?\}\}+|\{%.{1,800}?%\}|<%[^%]{1,400}%>|\{\w+(?:\.\w+)+\}|!?\[\[[^[\]\n]{1,80}\]\]/,
  /\{: ?[^{}\n]{1,200}\}|^ {0,3}:::[^\n]*|^import [^\n]{1,200}? from ["'][^\n]*/,
  COMPONENT,
  // Shortcodes, alone or in pairs: `[gallery ids="1"]`, `[b]Bold[/b]`. Exports write backslashes before the brackets.
  /\\?\[\/[a-zA-Z][\w\\-]*\]|\[(?<tag>[a-zA-Z][\w-]*)(?:[ =][^\]\n]*)?\](?=[^[]*\[\/\k<tag>\])/,
  /\\?\[[a-zA-Z]+\\?_\w[^\]\n]*\](?![(:])|\\?\[[a-zA-Z][\w\\-]* [\w\\]+=[^\]\n]+\](?![(:])/,
);

const IN_MARKDOWN = anyOf('gms', TAGS, /^\\?\[[a-z]{3,}\\?\]$/);

const COMMENT = /^\{(?:%-? ?comment|#)/;
const OUTPUT = /^(?:\{\{(?![<%#/>!])|\{\w|<%|!?\[\[)/;
const WITH_WORDS = anyOf(
  'iu',
  /\b(?:alt|title|caption|head\w*|label|text|question|author)=["'](?!(?:true|false|yes|no|on|off|\d*)["'])/,
  /(?<!\b(?:class|css|style|sizes)=)(?<=[=\s(])["'][^"'=]*\p{L}[^"'=]* [^"'=]*["']/u,
  /\.(?:jpe?g|png|webp|avif|gif|svg|mp4)\b/,
  /^\{% ?(?!(?:if|els\w*|unless|for|set|assign|case|when|macro|include|import|from|with)\b)\w+ .*\p{L} \p{L}+ \p{L}/u,
  /^\s*:::+ *\w+[ [].*\p{L}/u,
);

/** Whether a tag has words or a picture that visitors saw, or stands for something that they saw. */
export const isShown = (tag: string): boolean =>
  /^[^\w#]/.test(tag) && !COMMENT.test(tag) && (OUTPUT.test(tag) || WITH_WORDS.test(tag));

const ONE = '“{words}” works only in the program that it was copied from. Here, visitors would read it.';
const SEVERAL =
  'These work only in the program that they were copied from. Here, visitors would read them: {list}.';

/** What is said of one tag, and of several. */
export const MACHINERY: readonly [MessageText, MessageText] = [
  { what: ONE, advice: 'Delete it.' },
  { what: SEVERAL, advice: 'Delete them.' },
];
export const SHOWN: readonly [MessageText, MessageText] = [
  { what: ONE, advice: 'Write what visitors should see in its place, or delete it.' },
  { what: SEVERAL, advice: 'Write what visitors should see in their place, or delete them.' },
];

interface Tag {
  words: string;
  start: number;
  end: number;
}

/** Reports the tags in a Markdown text: those that showed something, and those that can be deleted. */
export function reportTags(text: MarkdownText, report: Report): void {
  const { markdown, range } = text;
  const tags = tagsIn(text);
  const around = without(tags, markdown);
  const shown = tags.filter((tag) => isShown(tag.words) || isInSentence(tag, markdown, around));
  const machinery = joined(
    tags.filter((tag) => !shown.includes(tag)),
    markdown,
  );
  const rest = without(machinery, markdown);
  const edits = machinery.map((tag) => deletion(tag, rest, text));
  for (const [found, [one, several], fix] of [
    [shown, SHOWN, undefined],
    [machinery, MACHINERY, { edits }],
  ] as const) {
    const ranges = found.map(({ start, end }) => range(start, end));
    const quoted = found.map(({ words }, index) => `“${shorten(words)}” (line ${ranges[index]?.start.line})`);
    const [first, ...also] = ranges;
    if (!first) continue;
    const data = { words: shorten(`${found[0]?.words}`), list: listSome(quoted) };
    report({ range: first, data, severity: 'error', says: also.length > 0 ? several : one, also, fix });
  }
}

const shorten = (words: string) => (words.length > 60 ? `${words.slice(0, 50).trimEnd()}…` : words);

function tagsIn({ markdown, nodes }: MarkdownText): Tag[] {
  const found = matchesOf(IN_MARKDOWN, markdown);
  if (found.length === 0) return [];
  const isIn = (start: number, parts: readonly Nodes[]) =>
    parts.some(({ position: at }) => at && Number(at.start.offset) <= start && start < Number(at.end.offset));
  const literal = [...nodes('code'), ...nodes('inlineCode'), ...nodes('linkReference')];
  return found
    .map(({ 0: words, index }) => ({ words, start: index, end: index + words.length }))
    .filter(
      ({ words, start }) =>
        !isIn(start, literal) &&
        !(OUTPUT.test(words) && namesFact(words)) &&
        (isComponent(words) || !isIn(start, nodes('html'))),
    );
}

/** Whether a tag without an end is between the words of a line, and may have shown one of them. */
function isInSentence({ words, start, end }: Tag, markdown: string, around: string): boolean {
  const [, name = 'end'] = /^\{[{%][<%]?-? ?(\w+)/.exec(words) ?? [];
  if (/^(?:end|els)/.test(name) || around.slice(...linesAt(markdown, start, end)).trim() === '') return false;
  return !new RegExp(`\\{[{%][<%]?-? ?(?:end|/ ?)${name}\\b`).test(markdown.slice(end));
}

/** The text with spaces in place of the tags. */
const without = (tags: readonly Tag[], markdown: string): string =>
  tags
    .map(({ start, end }, at) => markdown.slice(tags[at - 1]?.end ?? 0, start) + ' '.repeat(end - start))
    .join('') + markdown.slice(tags.at(-1)?.end ?? 0);

/** Joins tags with only spaces between them. */
function joined(tags: readonly Tag[], markdown: string): Tag[] {
  const found: Tag[] = [];
  for (const tag of tags) {
    const last = found.at(-1);
    if (!last || /[^ \t]/.test(markdown.slice(last.end, tag.start))) found.push({ ...tag });
    else Object.assign(last, { end: tag.end, words: markdown.slice(last.start, tag.end) });
  }
  return found;
}

function linesAt(markdown: string, start: number, end: number): [from: number, to: number] {
  const to = markdown.indexOf('\n', end);
  return [markdown.lastIndexOf('\n', start - 1) + 1, to < 0 ? markdown.length : to];
}

/** Deletes a tag; in the body, with its lines if nothing else remains on them. */
function deletion({ start, end }: Tag, rest: string, { markdown, range, isPage }: MarkdownText): Edit {
  const [first, last] = linesAt(markdown, start, end);
  const at = range(start, end);
  if (rest.slice(first, last).trim() === '')
    return { range: isPage ? wholeLines(at.file, at.start.line, at.end.line) : at, text: '' };
  const isBetween = /[.!?]$/.test(markdown.slice(0, start)) && /^[\p{L}\d]/u.test(markdown.slice(end));
  return { range: range(...withSpace(markdown, start, end)), text: isBetween ? ' ' : '' };
}
