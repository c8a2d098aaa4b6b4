import type { Nodes } from 'mdast';
import type { Edit } from '../../../passages/Range';
import { namesFact } from '../../fields/factInBraces';
import { listSome } from '../../lists';
import type { MarkdownText } from '../../MarkdownText';
import type { MessageText, Report } from '../../rule';
import { anyOf, matchesOf } from '../../wordings';

/** Not `<Name>`, which is a gap for the owner to fill in, and not `<Br>`, which a phone writes. */
const COMPONENT =
  /<\/?(?!(?:Br|Hr|Img|Div|Span|Strong|Font|Center|Table|Small)\b)[A-Z][a-z]\w+(?:\s+[\w:.@-]+(?:=(?:"[^"]*"|'[^']*'|\{\{?[^{}]{0,400}\}\}?))?)*\s*\/?>(?<=<[^<>]*[=/][^<>]*>)/;
export const isComponent = (html: string): boolean => html.search(COMPONENT) === 0;

/** Tags of Liquid, Hugo, EJS, wikis, kramdown and MDX, and shortcodes. A tag that hides a comment includes it. */
export const TAGS = anyOf(
  'gms',
  /\{%-? ?comment\b(?:(?!\{%-? ?comment).){0,5000}?endcomment ?-?%\}|\{#\s[^#]{0,1000}\s#\}/,
  /\{\{(?:(?!\{\{).){0,800}?\}\}+|\{%(?:(?!\{%).){1,800}?%\}|<%[^%]{1,400}%>|\{\w+(?:\.\w+)+\}|!?\[\[[^[\]\n]{1,80}\]\]/,
  /\{: ?[^{}\n]{1,200}\}|\{[#.][a-z][\w .#-]*\}|^ {0,3}:::[^\n]*|^import [^\n]{1,200}? from ["'][^\n]*/,
  COMPONENT,
  // Shortcodes, alone or in pairs: `[gallery ids="1"]`, `[b]Bold[/b]`. Exports write backslashes before the brackets.
  /\\?\[\/[a-zA-Z][\w\\-]*\]|\[(?<tag>[a-zA-Z][\w-]*)(?:[ =][^[\]\n]*)?\](?=[^[]*\[\/\k<tag>\])/,
  /\\?\[[a-zA-Z]+\\?_\w[^[\]\n]*\](?![(:])|\\?\[[a-zA-Z][\w\\-]* [\w\\]+=[^[\]\n]+\](?![(:])/,
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
const messages = (advice: string): readonly [MessageText, MessageText] => [
  { what: ONE, advice: `${advice} it.` },
  { what: SEVERAL, advice: `${advice} them.` },
];
export const DELETE = messages('Delete');
export const REWRITE = messages('Write there what visitors should see, or delete');

/** Reports the tags in a Markdown text: those that showed something, and those that can be deleted. */
export function reportTags(text: MarkdownText, report: Report): void {
  const tags = tagsIn(text);
  const shown = tags.filter((tag) => isShown(tag[0]) || isInSentence(tag));
  const reportAll = (
    found: RegExpExecArray[],
    [one, several]: readonly MessageText[],
    edits?: readonly Edit[],
  ) => {
    const ranges = found.map(({ 0: { length }, index }) => text.range(index, index + length));
    const [range, ...also] = ranges;
    if (!range) return;
    const words = found.map(([tag]) => (tag.length > 60 ? `${tag.slice(0, 50)}…` : tag));
    const list = listSome(words.map((each, at) => `“${each}” (line ${ranges[at]?.start.line})`));
    const says = also.length > 0 ? several : one;
    report({ range, also, ...says, data: { words: `${words[0]}`, list }, severity: 'error', edits });
  };
  const machinery = tags.filter((tag) => !shown.includes(tag));
  reportAll(shown, REWRITE);
  reportAll(
    machinery,
    DELETE,
    machinery.map((tag) => deletion(tag, text)),
  );
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

/** Whether a tag follows words or a bracket on its line, and may have shown a word or an address. */
const isInSentence = ({ 0: tag, index, input }: RegExpExecArray): boolean =>
  /^\{[{%][<%]?-? ?(?!end|els|if|unless|for|raw)\w/.test(tag) &&
  /[\w(}],? ?$/.test(input.slice(Math.max(0, index - 2), index));

/** Deletes a tag and a space before it at the end of a line; between two sentences, a space remains. */
function deletion({ 0: tag, index, input }: RegExpExecArray, { range }: MarkdownText): Edit {
  const [before, end] = [input[index - 1] ?? '', index + tag.length];
  const isLast = before === ' ' && /^(?:\n|$)/.test(input.slice(end, end + 1));
  const isBetween = /[.!?]/.test(before) && /\S/.test(input.slice(end, end + 1));
  return { range: range(index - Number(isLast), end), text: isBetween ? ' ' : '' };
}
