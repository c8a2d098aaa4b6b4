import { LINE_NAME } from './lines';

/** A text in double quotes, as YAML reads it. */
export const quoteText = (text: string) => `"${text.replace(/(["\\])/g, '\\$1')}"`;

/** An item of a list, and a field, split before their values. */
const ITEM = /^(\s*(?:- +)+)(\S.*)$/;
const FIELD = new RegExp(String.raw`^(\s*(?:- +)*${LINE_NAME}:\s+)(\S.*)$`, 'i');
/** The start of an item that is a group of fields. */
const FIELD_IN_ITEM = /^[a-z]\w*:\s/;

/** Splits a line of front matter before its value. With `wholeItem`, everything after the hyphen is the value, even with colons. */
export function splitAtValue(line: string, { wholeItem = false } = {}): { before: string; value: string } {
  const item = ITEM.exec(line);
  const isText = item !== null && (wholeItem || !FIELD_IN_ITEM.test(String(item[2])));
  const [, before = '', value = ''] = (isText ? item : FIELD.exec(line)) ?? [];
  return { before, value: value.trimEnd() };
}

/** A YAML comment after a value. `# 5` and `#1` are meant as text. */
export const COMMENT = /^\s*#+(?:\s+[^\s\d]|\s*$)/;
const BEFORE_COMMENT = /\s#+(?:\s+[^\s\d]|\s*$)/;

function withoutComment(value: string): string {
  const at = /^["']/.test(value) ? -1 : value.search(BEFORE_COMMENT);
  return at < 0 ? value : value.slice(0, at).trimEnd();
}

/** The line with its value in double quotes; `undefined` if the value needs no quotes. */
export function quotedLine(line: string, options?: { wholeItem: boolean }): string | undefined {
  const { before, value } = splitAtValue(line, options);
  const text = withoutComment(value);
  return mayNeedQuotes(text) ? before + requote(text) + value.slice(text.length) : undefined;
}

/** Whether YAML may read a value otherwise than as its text. Broader than `meaningIn`, because quotes that change nothing are not proposed. */
function mayNeedQuotes(value: string): boolean {
  if (value === '' || /^[|>][+-]?\d?\s*$/.test(value)) return false;
  if (/^["']/.test(value)) return /^(["']).*?\1\s*[^\s,\]}#]/.test(value);
  return /[:#@%*&!{}[\]`|>]/.test(value) || /^[-?,] /.test(value);
}

/** The text in double quotes, which replace a pair of quotes around it. */
function requote(value: string): string {
  // Doubled quotes; then quotes with punctuation after them, or around the text of a link.
  const [, twice] = /^""([^"]+)""$/.exec(value) ?? [];
  if (twice) return `"${twice}"`;
  const [, pair = '', rest = ''] = /^"([^"]+)"([.,;!?]|\s*->\s*[^\s"]+)$/.exec(value) ?? [];
  if (pair) return quoteText(pair + rest);
  const [, inner = value] = /^"(.*)"$/.exec(value) ?? /^'(.*)'$/.exec(value) ?? [];
  const isPair = inner !== value && !(value.startsWith('"') && /^\w[^"]*"\s[^"]*"[^"]*$/.test(inner));
  return quoteText(isPair ? inner : value);
}

/** Says which character makes quotes necessary, and where. */
export function explainQuotes(line: string, options?: { wholeItem: boolean }) {
  const { before, value } = splitAtValue(line, options);
  const { at, what } = meaningIn(withoutComment(value));
  return { what, advice: 'Put the whole text in double quotes.', column: before.length + at + 1 };
}

/** The index of the first character with a special meaning in YAML. */
function meaningIn(value: string): { at: number; what: string } {
  const [first = ''] = value;
  if (/["']/.test(first)) {
    const what = 'A text that begins with a quotation mark must end with the same one, and have none inside.';
    return { at: 0, what };
  }
  if (/[@%*&![\]{}|>`,?-]/.test(first)) return { at: 0, what: `“${first}” has a special meaning here.` };
  const hash = /(?:^|\s)#/.exec(value);
  if (hash) {
    const what =
      '“#” has a special meaning here: the text after it would be lost. A note to yourself has a space after the #.';
    return { at: hash.index + hash[0].length - 1, what };
  }
  const colon = value.search(/:(\s|$)/);
  return { at: Math.max(0, colon < 0 ? value.indexOf(':') : colon), what: '“:” has a special meaning here.' };
}
