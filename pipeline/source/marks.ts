/** Lines of a file, counted from 1. */
export interface Lines {
  from: number;
  to: number;
}

/** Lines of a file that is named by its position in a list. */
export interface MarkedPlace extends Lines {
  /** From 1; 0 stands for the program, whose labels are in no file of the site. */
  file: number;
}

/** The Private Use Area of Unicode, which no text of a site uses. */
const FIRST = 0xe000;
const COUNT = 6400;
const MARK = /[\uE000-\uF8FF]{3}/g;
/** The same in an address. */
const ESCAPED = /(?:%E[EF]%[89AB][0-9A-F]%[89AB][0-9A-F]){3}/g;

/**
 * Three characters that say where the text before them comes from. A preview carries them in its texts as far as the HTML, where
 * `writeSources` makes attributes of them.
 */
export function markOf({ file, from, to }: MarkedPlace): string {
  return [file, from, to - from].map(charOf).join('');
}

const charOf = (number: number) => String.fromCharCode(FIRST + Math.min(Math.max(number, 0), COUNT - 1));

export const PROGRAM_MARK = markOf({ file: 0, from: 0, to: 0 });
/** Of a label of the program around something else. */
export const FILLED_MARK = markOf({ file: 0, from: 1, to: 1 });

export function withoutMarks(text: string): string {
  return text.replace(MARK, '').replace(ESCAPED, '');
}

/** The places that the marks in a text name, in its order. */
export function marksIn(text: string): MarkedPlace[] {
  return [...text.matchAll(MARK)].map(([mark]) => {
    const [file = 0, from = 0, length = 0] = [...mark].map((char) => char.charCodeAt(0) - FIRST);
    return { file, from, to: from + length };
  });
}
