import type { Nodes } from 'mdast';
import type { Edit } from '../../../passages/Range';
import { namesFact } from '../../fields/factInBraces';
import type { MessageText } from '../../finding';
import type { MarkdownText } from '../../MarkdownText';
import type { Report } from '../../rule';
import { listSome } from '../../suggest';
import { anyOf, matchesOf } from '../../wordings';

/** Not `<Name>`, which is a gap for the owner to fill in, and not `<Br>`, which a phone writes. */
const COMPONENT =
  /<\/?(?!(?:Br|Hr|Img|Div|Span|Strong|Font|Center|Table|Small)\b)[A-Z][a-z]\w+(?:\s+[\w:.@-]+(?:=(?:"[^"]*"|'[^']*'|\{[^}]*\}+))?)*\s*\/?>(?<=<[^<>]*[=/][^<>]*>)/;
export const isComponent = (html: string): boolean => html.search(COMPONENT) === 0;

/** Tags of Liquid, Hugo, EJS, wikis, kramdown and MDX, and shortcodes. A tag that hides a comment includes it. */
export const TAGS = anyOf(
  'gms',
  /\{%-? ?comment\b.{0,5000}?endcomment ?-?%\}|\{#\s.{0,1000}?\s#\}/,
  /\{\{.{0,800}?\}\}+|\{%.{1,800}?%\}|<%[^%]{1,400}%>|\{\w+(?:\.\w+)+\}|!?\[\[[^[\]\n]{1,80}\]\]/,
  /\{: ?[^{}\n]{1,200}\}|\{[#.][a-z][\w .#-]*\}|^ {0,3}:::[^\n]*|^import [^\n]{1,200}? from ["'][^\n]*/,
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

/** What is said of one tag, or of several. */
export const tagMessage = (isShown: boolean, isSeveral = false): MessageText => {
  const what = isSeveral
    ? 'These work only in the program that they were copied from. Here, visitors would read them: {list}.'
    : '“{words}” works only in the program that it was copied from. Here, visitors would read it.';
  const it = isSeveral ? 'them' : 'it';
  const advice = isShown ? `Write there what visitors should see, or delete ${it}.` : `Delete ${it}.`;
  return { what, advice };
};

/** Reports the tags in a Markdown text: those that showed something, and those that can be deleted. */
export function reportTags(text: MarkdownText, report: Report): void {
  const tags = tagsIn(text);
  const shown = tags.filter((tag) => isShown(tag[0]) || isInSentence(tag, text));
  for (const found of [shown, tags.filter((tag) => !shown.includes(tag))]) {
    const ranges = found.map(({ 0: { length }, index }) => text.range(index, index + length));
    const [range, ...also] = ranges;
    if (!range) continue;
    const words = found.map(([tag]) => (tag.length > 60 ? `${tag.slice(0, 50)}…` : tag));
    const list = listSome(words.map((each, at) => `“${each}” (line ${ranges[at]?.start.line})`));
    const says = tagMessage(found === shown, also.length > 0);
    const edits = found.map((tag) => deletion(tag, text));
    const fix = found === shown ? undefined : { edits };
    report({ range, also, says, data: { words: `${words[0]}`, list }, severity: 'error', fix });
  }
}

function tagsIn({ markdown, nodes }: MarkdownText): RegExpExecArray[] {
  const found = matchesOf(IN_MARKDOWN, markdown);
  if (found.length === 0) return [];
  const literal = [...nodes('code'), ...nodes('inlineCode'), ...nodes('linkReference')];
  const isIn = (at: number, parts: readonly Nodes[]) =>
    parts.some(({ position }) => Number(position?.start.offset) <= at && at < Number(position?.end.offset));
  return found.filter(
    ({ 0: tag, index }) =>
      !isIn(index, isComponent(tag) ? literal : [...literal, ...nodes('html')]) &&
      !(OUTPUT.test(tag) && namesFact(tag)),
  );
}

/** The characters before and after a tag. */
const beside = ({ 0: { length }, index }: RegExpExecArray, { markdown }: MarkdownText) =>
  [
    markdown.slice(Math.max(0, index - 2), index),
    markdown.slice(index + length, index + length + 2),
  ] as const;

/** Whether a tag is among the words of a line, and may have shown one of them. */
function isInSentence(tag: RegExpExecArray, text: MarkdownText): boolean {
  const [before, after] = beside(tag, text);
  return (
    /^\{[{%][<%]?-? ?(?!end|els|if|unless|for|raw)\w/.test(tag[0]) &&
    (/[\w(}],? ?$/.test(before) || /^ ?\w/.test(after))
  );
}

/** Deletes a tag, and keeps a space between the sentences around it. */
function deletion(tag: RegExpExecArray, text: MarkdownText): Edit {
  const [before, after] = beside(tag, text);
  const isLast = before.endsWith(' ') && /^(?:\n|$)/.test(after);
  const range = text.range(tag.index - Number(isLast), tag.index + tag[0].length);
  return { range, text: /[.!?]$/.test(before) && /^\S/.test(after) ? ' ' : '' };
}
