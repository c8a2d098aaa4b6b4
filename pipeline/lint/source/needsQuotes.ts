import { partsOf } from './quotedLine';

interface Explanation {
  code: string;
  message: string;
  fix: { line: number; text: string };
  /** Where the sign stands that has a meaning of its own. */
  column: number;
}

/** A text whose signs would be taken for something else. `text` is its line with the text in quotes. */
export function needsQuotes(line: number, text: string, written: string): Explanation {
  const { before, value } = partsOf(written);
  const { at, words } = reason(value);
  const message = `${words} Put the whole text in double quotes.`;
  return { code: 'needs-quotes', message, fix: { line, text }, column: before.length + at + 1 };
}

/** Why, and how far into the value. */
function reason(value: string): { at: number; words: string } {
  const [first = ''] = value;
  if (/["']/.test(first)) {
    const words =
      'The quotation marks have a meaning of their own here: there are others inside this text or words behind it.';
    return { at: 0, words };
  }
  if (/[@%*&![\]{}|>`,?-]/.test(first)) return { at: 0, words: `“${first}” has a meaning of its own here.` };
  const hash = /(?:^|\s)#/.exec(value);
  if (hash) {
    const words = '“#” has a meaning of its own here: what stands behind it would be lost.';
    return { at: hash.index + hash[0].length - 1, words };
  }
  const colon = value.search(/:(\s|$)/);
  return {
    at: Math.max(0, colon < 0 ? value.indexOf(':') : colon),
    words: '“:” has a meaning of its own here.',
  };
}
