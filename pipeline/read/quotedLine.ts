const ITEM = /^(\s*- +)(\S.*)$/;
const FIELD = /^(\s*(?:- +)?[\w -]+:\s+)(\S.*)$/;
const FIELD_IN_ITEM = /^[a-z]\w*:\s/;

/**
 * A line of front matter with its value in double quotes, where it has a value that needs them. `wholeItem` says that
 * what follows the hyphen is one text, whatever colons are in it.
 */
export function quotedLine(written: string, wholeItem = false): string | undefined {
  const item = ITEM.exec(written);
  const isText = item !== null && (wholeItem || !FIELD_IN_ITEM.test(String(item[2])));
  const [, before = '', value = ''] = (isText ? item : FIELD.exec(written)) ?? [];
  return needsQuotes(value) ? `${before}"${value.trimEnd().replace(/(["\\])/g, '\\$1')}"` : undefined;
}

function needsQuotes(value: string): boolean {
  if (/^[|>]/.test(value)) return false;
  if (/^["']/.test(value)) return /^(["']).*?\1\s*[^\s,\]}#]/.test(value);
  return /[:#@%*&!{}[\]`]/.test(value);
}
