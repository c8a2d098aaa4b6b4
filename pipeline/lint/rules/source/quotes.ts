import { type Report, type Rule, rule } from '../../rule';
import type { At, FrontLine } from '../../SourceInput';
import { PICTURE_NAME } from '../../source/sourceLines';

const escaped = (text: string) => text.replace(/(["\\])/g, '\\$1');

const STRAIGHT = 'These quotation marks are curly. Use straight ones: "';
const NONE = 'These quotation marks are curly, and would be part of the text. Delete them.';

const quoteCurly = rule({
  id: 'quote-curly',
  on: 'source',
  about:
    'Phones and Word use curly quotation marks. Around the value of a field, the marks must be straight, and a name, a date or a number needs none. Inside a text, both are fine.',
  kind: 'sure',
  check(input, report) {
    const reason = STRAIGHT;
    if (input.step === 'around') {
      const { index = 0, before = '', rest = '' } = openQuote(input) ?? {};
      const [, text] = /^(.*)[”“]\s*$/.exec(rest) ?? [];
      if (text === undefined) return;
      report({ line: index + 1, column: before.length + 1, reason, corrected: `${before}"${text}"` });
    } else if (input.step === 'line') {
      const { before, value } = splitAtValue(input.front[input.index] ?? '');
      const [, text] = /^[“”„"](.*)[“”"]$/.exec(value) ?? [];
      if (text !== undefined && /[“”„]/.test(value))
        report({ reason, corrected: `${before}"${escaped(text)}"` });
    } else if (input.step === 'values') ofCurlyValue(input, report);
  },
});

/** The texts in which nobody quotes anything. */
const NAMES =
  /(?:^|\.)(?:name|shortName|author|role|location|category|street|town|county)$|^(?:towns|counties)\.\d+$/;
const CURLY = /^(?:[“„]([^“”„\n]+)[“”]|‘([^‘’\n]+)’)$/;
const NEEDS_QUOTES = /^\{|: | #/;

/** Curly marks in place of those that the fields have around a value. */
function ofCurlyValue({ front, nodes, kindAt }: At<'values'>, report: Report): void {
  for (const { path, position, plain = '' } of nodes.filter((node) => /^[“„‘]/.test(node.plain ?? ''))) {
    const line = front[position.line - 1] ?? '';
    const written = asMeant(line, plain);
    const [, double, text = double] = CURLY.exec(written) ?? [];
    if (!text || !isValue(text, path, kindAt(path))) continue;
    const needsQuotes = NEEDS_QUOTES.test(text);
    const corrected = line.replace(written, () => (needsQuotes ? `"${escaped(text)}"` : text));
    report({ ...position, field: path, explains: path, reason: needsQuotes ? STRAIGHT : NONE, corrected });
  }
}

/** A value to the end of its line where it has a closing mark there. The parser takes what is behind a # for a note. */
function asMeant(line: string, plain: string): string {
  const { value } = splitAtValue(line, true);
  return value.startsWith(plain) && CURLY.test(value) ? value : plain;
}

/** Whether a text in quotation marks is no quotation. */
function isValue(text: string, path: string, kind?: string): boolean {
  if (kind === undefined) return text.includes('->');
  return !TEXT_KINDS.has(kind) || NAMES.test(path) || text.startsWith('{');
}

const quoteOpen = rule({
  id: 'quote-open',
  on: 'source',
  about: 'A text that begins with a quotation mark must end with the same one.',
  check(input, report) {
    if (input.step === 'around') ofOpen(input, report);
    if (input.step === 'line') ofName(input.front[input.index] ?? '', report);
    if (input.step === 'values') ofStray(input, report);
  },
});

function ofOpen(input: FrontLine, report: Report): void {
  const open = openQuote(input);
  if (!open) return;
  const { index, before, mark, rest } = open;
  // An apostrophe may stand for letters: ’til spring.
  const isShort = mark === "'" && /^(?:\d0s|twas|tis|til|em|n)\b/i.test(rest);
  const text = (isShort ? "'" : '') + rest.trimEnd().replace(/(?:\\"|["'])$/, '');
  const reason = 'The closing quotation mark is missing. Add it at the end of the text.';
  const corrected = `${before}"${escaped(text)}"`;
  report({ line: index + 1, column: before.length + 1, reason, corrected });
}

function ofStray({ front, nodes, kindAt }: At<'values'>, report: Report): void {
  for (const { path, position, plain = '' } of nodes) {
    if (plain.includes('\n') || !MAY_HAVE_STRAY.test(plain)) continue;
    const without = withoutStray(plain, TEXT_KINDS.has(kindAt(path) ?? ''));
    const line = front[position.line - 1] ?? '';
    const at = line.lastIndexOf(plain);
    if (without === undefined || at < 0) continue;
    const corrected = line.slice(0, at) + without + line.slice(at + plain.length);
    report({ ...position, field: path, explains: path, reason: STRAY, corrected });
  }
}

const STRAY = 'There is a quotation mark at one end of this text only. Delete it, or add the other one.';

const MAY_HAVE_STRAY = /^[“„]|["”'’]$/;

/** A value without a quotation mark that it has at one end only. Behind a digit it may stand for inches. */
function withoutStray(value: string, isText: boolean): string | undefined {
  if (isText && /\d["”'’]$/.test(value)) return undefined;
  if (/^[“„][^”“"]*["]$/.test(value)) return value.replace(/"$/, '”');
  if (/^[“„][^”“"]*$/.test(value)) return value.slice(1);
  if (/^[^“„”"]*["”]$/.test(value)) return value.slice(0, -1);
  return !isText && /^[^'’]*['’]$/.test(value) ? value.slice(0, -1) : undefined;
}

/** A quotation mark before the name of a field. */
function ofName(line: string, report: Report): void {
  const [, before = '', name = '', value = ''] =
    /^(\s*(?:- +)?)["“”']([a-z]\w*):\s+([^"]*?)["”']?\s*$/i.exec(line) ?? [];
  if (!name) return;
  const corrected = `${before}${name}: ${value}`;
  report({ column: before.length + 1, reason: 'The name of a field has no quotation marks.', corrected });
}

export const TEXT_KINDS: ReadonlySet<string> = new Set(['text', 'prose', 'label']);

/** The nearest line, from this one up, on which a quotation mark is opened and not closed: what follows is taken for its text. */
function openQuote({ front, index: at }: FrontLine) {
  for (let index = Math.min(at, front.length - 1); index >= 0; index -= 1) {
    const [, before = '', mark, rest = ''] =
      /^(.*?(?:: +|- +))(["'])((?:\\"|(?!\2).)*)$/.exec(front[index] ?? '') ?? [];
    if (mark) return { index, before, mark, rest };
  }
  return undefined;
}

const CAPTION = new RegExp(
  String.raw`^(\s*(?:- +)?(?:\w[\w -]*:\s+)?(?:[\w.-]+\/)+${PICTURE_NAME}):\s+\S`,
  'i',
);

/** The path of a picture with a caption behind it, which has no place there. */
export function explainCaption(line: string) {
  const [, corrected] = CAPTION.exec(line) ?? [];
  if (corrected === undefined) return undefined;
  const reason =
    'Write only the path of the picture here. What it shows belongs in descriptions.md of its folder.';
  return { reason, column: corrected.length + 1, corrected, kind: 'choice' as const };
}

export function explainQuotes(line: string): { reason: string; column: number } {
  const { before, value } = splitAtValue(line);
  const { at, why } = meaningIn(withoutNote(value));
  return { reason: `${why} Put the whole text in double quotes.`, column: before.length + at + 1 };
}

/** The index in the value of the character with a special meaning. */
function meaningIn(value: string): { at: number; why: string } {
  const [first = ''] = value;
  if (/["']/.test(first)) {
    const why = 'A text that begins with a quotation mark must end with the same one, and have none inside.';
    return { at: 0, why };
  }
  if (/[@%*&![\]{}|>`,?-]/.test(first)) return { at: 0, why: `“${first}” has a special meaning here.` };
  const hash = /(?:^|\s)#/.exec(value);
  if (hash) {
    const why =
      '“#” has a special meaning here: the text after it would be lost. A note to yourself has a space after the #.';
    return { at: hash.index + hash[0].length - 1, why };
  }
  const colon = value.search(/:(\s|$)/);
  return {
    at: Math.max(0, colon < 0 ? value.indexOf(':') : colon),
    why: '“:” has a special meaning here.',
  };
}

const ITEM = /^(\s*(?:- +)+)(\S.*)$/;
const FIELD = new RegExp(String.raw`^(\s*(?:- +)*(?:\w[\w -]*|${PICTURE_NAME}):\s+)(\S.*)$`, 'i');
const FIELD_IN_ITEM = /^[a-z]\w*:\s/;
const LAYS_OUT_LINES = /^[|>][+-]?\d?\s*$/;

/**
 * A line of front matter with its value in double quotes, where it has a value that needs them. `wholeItem` says that
 * what follows the hyphen is one text, whatever colons are in it.
 */
export function quotedLine(line: string, wholeItem = false): string | undefined {
  const { before, value } = splitAtValue(line, wholeItem);
  const text = withoutNote(value);
  return hasMeaning(text) ? before + quoted(text) + value.slice(text.length) : undefined;
}

/** The owner's own note behind a value. `# 5` and `#1` are parts of a text. */
export const NOTE = /^\s*#+(?:\s+[^\s\d]|\s*$)/;
const BEFORE_NOTE = /\s#+(?:\s+[^\s\d]|\s*$)/;

export function withoutNote(value: string): string {
  const at = /^["']/.test(value) ? -1 : value.search(BEFORE_NOTE);
  return at < 0 ? value : value.slice(0, at).trimEnd();
}

export function splitAtValue(line: string, wholeItem = false): { before: string; value: string } {
  const item = ITEM.exec(line);
  const isText = item !== null && (wholeItem || !FIELD_IN_ITEM.test(String(item[2])));
  const [, before = '', value = ''] = (isText ? item : FIELD.exec(line)) ?? [];
  return { before, value: value.trimEnd() };
}

/** The text in double quotes; one pair that is around it already is not kept. */
function quoted(value: string): string {
  // A pair twice, and a pair with the period behind it.
  const [, twice] = /^""([^"]+)""$/.exec(value) ?? [];
  if (twice) return `"${twice}"`;
  const [, sentence, stop = ''] = /^"([^"]+)"([.,;!?])$/.exec(value) ?? [];
  if (sentence) return `"${escaped(sentence + stop)}"`;
  const [, label, arrow = ''] = /^"([^"]+)"(\s*->\s*[^\s"]+)$/.exec(value) ?? [];
  if (label) return `"${escaped(label + arrow)}"`;
  const [, inner = value] = /^"(.*)"$/.exec(value) ?? /^'(.*)'$/.exec(value) ?? [];
  const isPair = inner !== value && !(value.startsWith('"') && /^\w[^"]*"\s[^"]*"[^"]*$/.test(inner));
  return `"${escaped(isPair ? inner : value)}"`;
}

function hasMeaning(value: string): boolean {
  if (value === '' || LAYS_OUT_LINES.test(value)) return false;
  if (/^["']/.test(value)) return /^(["']).*?\1\s*[^\s,\]}#]/.test(value);
  return /[:#@%*&!{}[\]`|>]/.test(value) || /^[-?,] /.test(value);
}

export const quoteRules: readonly Rule[] = [quoteCurly, quoteOpen];
