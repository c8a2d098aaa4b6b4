/** What every one of these runs has, and hardly any text: a quick look. */
const SIGNS_ALONE = /[^a-z0-9\n]{100}/i;
const RUN =
  /(?:> ?){100}|(?:[-*+] ){100}|(?<![[\](){}])[[\](){}]{200}|(?<![`~*_!])[`~*_!]{1000}|(?<![^\S\n])[^\S\n]{1000}/;
/** More brackets in a paragraph, and more cells in a row, than any text has: finding their pairs takes the square of their number. */
const MOST_BRACKETS = 10_000;
const MOST_CELLS = 300;
/** So many brackets are open in one another at a time. */
const MOST_OPEN = 50;

/** The line of a text, from 0, on which signs follow one another that would take hours to understand; -1 for none. */
export function tooDeep(text: string): number {
  const at = SIGNS_ALONE.test(text) ? text.search(RUN) : -1;
  if (at >= 0) return text.slice(0, at).split('\n').length - 1;
  let brackets = 0;
  let open = 0;
  return text.split('\n').findIndex((line) => {
    const isEmpty = line.trim() === '';
    brackets = isEmpty ? 0 : brackets + count(line, '[');
    open = isEmpty ? 0 : openAfter(line, open);
    return open > MOST_OPEN || brackets > MOST_BRACKETS || count(line, '|') > MOST_CELLS;
  });
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
