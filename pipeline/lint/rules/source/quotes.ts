import { kindAt, TEXT_KINDS } from '../../fields/fieldSchema';
import { quoteText, splitAtValue } from '../../layout/quoting';
import { type LayoutInput, type ReportLine, rule, type ValueInput } from '../../rule';

const STRAIGHT = { what: 'These quotation marks are curly.', advice: 'Use straight ones: "' };
const NONE = {
  what: 'These quotation marks are curly, and would be part of the text.',
  advice: 'Delete them.',
};

const quoteCurly = rule({
  id: 'quote-curly',
  kind: 'sure',
  layout(input, report) {
    const { index, line } = openQuote(input) ?? input;
    const { before, value } = splitAtValue(line);
    const [, text] = /^[“”„"](.*)[“”"]$/.exec(value) ?? [];
    if (text !== undefined && /[“”„]/.test(value)) {
      const straight = before + quoteText(text);
      report({ line: index + 1, column: before.length + 1, ...STRAIGHT, text: straight });
    }
  },
  values: reportCurlyValue,
});

/** Fields of type text that never contain a quotation. */
const NAMES =
  /(?:^|\.)(?:name|shortName|author|role|location|category|street|town|county)$|^(?:towns|counties)\.\d+$/;
const CURLY = /^(?:[“„](?<double>[^“”„\n]+)[“”]|‘(?<single>[^‘’\n]+)’)$/;
const NEEDS_QUOTES = /^\{|: | #/;

function reportCurlyValue(input: ValueInput, report: ReportLine): void {
  const { line, node } = input;
  const { plain = '' } = node;
  if (!/^[“„‘]/.test(plain)) return;
  // The parser takes text after a # for a comment.
  const { value } = splitAtValue(line, { wholeItem: true });
  const quoted = value.startsWith(plain) && CURLY.test(value) ? value : plain;
  const { double, single } = CURLY.exec(quoted)?.groups ?? {};
  const text = double ?? single;
  if (!text || !areYamlQuotes(text, input)) return;
  const needsQuotes = NEEDS_QUOTES.test(text);
  const corrected = line.replace(quoted, () => (needsQuotes ? quoteText(text) : text));
  report({ ...(needsQuotes ? STRAIGHT : NONE), text: corrected });
}

/** Whether the quotes are meant as YAML quotes, and not as a quotation in the text. */
function areYamlQuotes(text: string, input: ValueInput): boolean {
  const { path } = input.node;
  const kind = kindAt(input, path);
  // In an unknown field, only a link is certainly no quotation.
  if (kind === undefined) return text.includes('->');
  return !TEXT_KINDS.has(kind) || NAMES.test(path) || text.startsWith('{');
}

const quoteOpen = rule({
  id: 'quote-open',
  layout(input, report) {
    reportOpen(input, report);
    for (const index of new Set([input.index, openQuote(input)?.index ?? input.index]))
      reportQuotedName(input.front, index, report);
  },
  values: reportStray,
});

/** A quote without an end, at the start of a value or before the name of a field: `title: "Our work`. Groups: what is before it, the quote, the rest. */
const OPEN = /^(.*?(?:: +|- +)|\s*(?=["'][a-z]\w*:\s))(["'])((?:\\"|(?!\2).)*)$/;

/** The nearest line, from this one up, with an unclosed quote, which swallows the lines below. */
function openQuote({ front, index: at }: LayoutInput) {
  const index = front.slice(0, at + 1).findLastIndex((line) => OPEN.test(line));
  const line = front[index] ?? '';
  const [, before = '', mark, rest = ''] = OPEN.exec(line) ?? [];
  return mark ? { index, line, before, mark, rest } : undefined;
}

function reportOpen(input: LayoutInput, report: ReportLine): void {
  const { index = 0, before = '', mark, rest = '' } = openQuote(input) ?? {};
  // `quote-curly` reports a curly closing mark.
  if (!mark || /[”“]\s*$/.test(rest)) return;
  // The quote may be an apostrophe: ’til spring.
  const isApostrophe = mark === "'" && /^(?:\d0s|twas|tis|til|em|n)\b/i.test(rest);
  const text = (isApostrophe ? "'" : '') + rest.trimEnd().replace(/(?:\\"|["'])$/, '');
  report({
    line: index + 1,
    column: before.length + 1,
    what: 'The closing quotation mark is missing.',
    advice: 'Add it at the end of the text.',
    text: before + quoteText(text),
  });
}

function reportQuotedName(front: readonly string[], index: number, report: ReportLine): void {
  const [, before = '', name = '', value = ''] =
    /^(\s*(?:- +)?)["“”']([a-z]\w*):\s+([^"]*?)["”']?\s*$/i.exec(front[index] ?? '') ?? [];
  const advice = 'The name of a field has no quotation marks.';
  const text = `${before}${name}: ${value}`;
  if (name) report({ line: index + 1, column: before.length + 1, advice, text });
}

function reportStray(input: ValueInput, report: ReportLine): void {
  const { line, node } = input;
  const { path, plain = '' } = node;
  if (plain.includes('\n') || !/^[“„]|["”'’]$/.test(plain)) return;
  const without = withoutStray(plain, TEXT_KINDS.has(kindAt(input, path) ?? ''));
  const at = line.lastIndexOf(plain);
  if (without === undefined || at < 0) return;
  const what = 'There is a quotation mark at one end of this text only.';
  const text = line.slice(0, at) + without + line.slice(at + plain.length);
  report({ what, advice: 'Delete it, or add the other one.', text });
}

/** The value without a quote that is at one end only. After a digit, it may stand for inches. */
function withoutStray(value: string, isText: boolean): string | undefined {
  if (isText && /\d["”'’]$/.test(value)) return undefined;
  if (/^[“„][^”“"]*["]$/.test(value)) return value.replace(/"$/, '”');
  if (/^[“„][^”“"]*$/.test(value)) return value.slice(1);
  if (/^[^“„”"]*["”]$/.test(value)) return value.slice(0, -1);
  return !isText && /^[^'’]*['’]$/.test(value) ? value.slice(0, -1) : undefined;
}

/** A value in double quotes. Groups: what is before it, and the text in the quotes. */
const IN_QUOTES = /^(\s*(?:- +)*(?:\w[\w -]*:\s+)?)"((?:[^"\\]|\\.)*)"\s*(?:#.*)?$/;
/** An escape of YAML: by a character's code, one of `\"`, `\\\\` and `\n`, or any other, which was hardly meant (`wrong`). */
const ESCAPES = /\\(?:x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|U[\dA-Fa-f]{8}|["\\n]|(?<wrong>[\s\S]))/g;

const backslash = rule({
  id: 'backslash',
  layout: ({ line }, report) => reportEscapes(line, report),
  values({ line, node: { position, plain } }, report) {
    if (plain === undefined && line.charAt(position.column - 1) === '"') reportEscapes(line, report);
  },
});

/** Reports the first escape that was hardly meant as one, and corrects all of them. */
function reportEscapes(line: string, report: ReportLine): void {
  const [, before = '', text = ''] = IN_QUOTES.exec(line) ?? [];
  const first = [...text.matchAll(ESCAPES)].find(({ groups }) => groups?.wrong);
  if (!first) return;
  const isLetter = (character = '') => /[a-z]/i.test(character);
  const advice = isLetter(first.groups?.wrong)
    ? 'Write two for one that visitors should see, or delete it.'
    : 'Delete it.';
  const corrected = text.replace(ESCAPES, (typed, wrong?: string) => {
    if (wrong === undefined) return typed;
    return isLetter(wrong) ? `\\\\${wrong}` : wrong;
  });
  report({
    column: before.length + 2 + first.index,
    what: 'In double quotes, a \\ changes the character after it.',
    advice,
    text: line.slice(0, before.length + 1) + corrected + line.slice(before.length + 1 + text.length),
  });
}

export const quoteRules = [quoteCurly, quoteOpen, backslash];
