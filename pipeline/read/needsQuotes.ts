import { partsOf } from './quotedLine';

interface Explanation {
  code: string;
  message: string;
  fix: { line: number; text: string };
}

/** A text whose signs would be taken for something else. `text` is its line with the text in quotes. */
export function needsQuotes(line: number, text: string, written: string): Explanation {
  return {
    code: 'needs-quotes',
    message: `${reason(written)} Put the whole text in double quotes.`,
    fix: { line, text },
  };
}

function reason(written: string): string {
  const { value } = partsOf(written);
  const [first = ''] = value;
  if (/["']/.test(first))
    return 'The quotation marks have a meaning of their own here: there are others inside this text or words behind it.';
  if (/[@%*&![\]{}|>`,?-]/.test(first)) return `“${first}” has a meaning of its own here.`;
  if (/(^|\s)#/.test(value)) return '“#” has a meaning of its own here: what stands behind it would be lost.';
  return '“:” has a meaning of its own here.';
}
