import { PICTURE_NAME } from './pictureName';

const ITEM = /^(\s*(?:- +)+)(\S.*)$/;
const FIELD = new RegExp(String.raw`^(\s*(?:- +)*(?:[\w -]+|${PICTURE_NAME}):\s+)(\S.*)$`, 'i');
const FIELD_IN_ITEM = /^[a-z]\w*:\s/;
const LAYS_OUT_LINES = /^[|>][+-]?\d?\s*$/;

/**
 * A line of front matter with its value in double quotes, where it has a value that needs them. `wholeItem` says that
 * what follows the hyphen is one text, whatever colons are in it.
 */
export function quotedLine(written: string, wholeItem = false): string | undefined {
  const { before, value } = partsOf(written, wholeItem);
  return needsQuotes(value) ? before + quoted(value) : undefined;
}

/** What stands before the value, and the value. */
export function partsOf(written: string, wholeItem = false): { before: string; value: string } {
  const item = ITEM.exec(written);
  const isText = item !== null && (wholeItem || !FIELD_IN_ITEM.test(String(item[2])));
  const [, before = '', value = ''] = (isText ? item : FIELD.exec(written)) ?? [];
  return { before, value: value.trimEnd() };
}

/** The text in double quotes; one pair that is round it already is not kept. */
export function quoted(value: string): string {
  const [, inner = value] = /^"(.*)"$/.exec(value) ?? /^'(.*)'$/.exec(value) ?? [];
  const isPair = inner !== value && !(value.startsWith('"') && /^\w[^"]*"\s[^"]*"[^"]*$/.test(inner));
  return `"${(isPair ? inner : value).replace(/(["\\])/g, '\\$1')}"`;
}

function needsQuotes(value: string): boolean {
  if (value === '' || LAYS_OUT_LINES.test(value)) return false;
  if (/^["']/.test(value)) return /^(["']).*?\1\s*[^\s,\]}#]/.test(value);
  return /[:#@%*&!{}[\]`|>]/.test(value) || /^[-?,] /.test(value);
}
