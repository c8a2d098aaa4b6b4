/** What every one of these runs has, and hardly any text: a quick look. */
const SIGNS_ALONE = /[^a-z0-9\n]{100}/i;
const RUN =
  /(?:> ?){100}|(?:[-*+] ){100}|(?<![[\](){}])[[\](){}]{200}|(?<![`~*_!])[`~*_!]{1000}|(?<![^\S\n])[^\S\n]{1000}/;
/** More brackets in a paragraph, and more cells in a row, than any text has: finding their pairs takes the square of their number. */
const MOST_BRACKETS = 10_000;
const MOST_CELLS = 300;
/** So many brackets are open in one another at a time. */
const MOST_OPEN = 50;

export const RUN_MESSAGE = 'Hundreds of signs follow one another here, which no text needs. Delete them.';
const OPEN_MESSAGE =
  'More than fifty square brackets are open here at once. Close each [ with a ], or delete it.';
const BRACKETS_MESSAGE =
  'This paragraph has more than ten thousand square brackets, which no text needs. Delete them.';
const CELLS_MESSAGE =
  'This line has more than 300 bars “|”, and no table has so many columns. Make several tables of it.';

/** What in a text would take hours to understand, and its line, from 0. */
export function tooDeep(text: string): { line: number; message: string } | undefined {
  const at = SIGNS_ALONE.test(text) ? text.search(RUN) : -1;
  if (at >= 0) return { line: text.slice(0, at).split('\n').length - 1, message: RUN_MESSAGE };
  return tooManySigns(text.split('\n'));
}

function tooManySigns(lines: readonly string[]): { line: number; message: string } | undefined {
  let brackets = 0;
  let open = 0;
  for (const [line, words] of lines.entries()) {
    const isEmpty = words.trim() === '';
    brackets = isEmpty ? 0 : brackets + count(words, '[');
    open = isEmpty ? 0 : openAfter(words, open);
    if (open > MOST_OPEN) return { line, message: OPEN_MESSAGE };
    if (brackets > MOST_BRACKETS) return { line, message: BRACKETS_MESSAGE };
    if (count(words, '|') > MOST_CELLS) return { line, message: CELLS_MESSAGE };
  }
  return undefined;
}

/** How many brackets are open behind a line, at most; no more are counted than may be. */
function openAfter(line: string, before: number): number {
  if (before === 0 && !line.includes('[')) return 0;
  let open = before;
  for (const bracket of line.match(/[[\]]/g) ?? []) {
    open = bracket === '[' ? open + 1 : Math.max(0, open - 1);
    if (open > MOST_OPEN) return open;
  }
  return open;
}

function count(line: string, sign: string): number {
  let found = 0;
  for (let at = line.indexOf(sign); at >= 0; at = line.indexOf(sign, at + 1)) found += 1;
  return found;
}
