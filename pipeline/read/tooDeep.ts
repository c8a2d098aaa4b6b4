const RUN = /(?:> ?){100,}|(?:[-*+] ){100,}|[[\](){}]{200,}|[`~*_!]{1000,}|[^\S\n]{1000,}/;
/** More brackets in a paragraph, and more cells in a row, than any text has: finding their pairs takes the square of their number. */
const MOST_BRACKETS = 10_000;
const MOST_CELLS = 300;

/** The line of a text, from 0, on which signs follow one another that would take hours to understand; -1 for none. */
export function tooDeep(text: string): number {
  const at = text.search(RUN);
  if (at >= 0) return text.slice(0, at).split('\n').length - 1;
  let brackets = 0;
  return text.split('\n').findIndex((line) => {
    brackets = line.trim() === '' ? 0 : brackets + count(line, '[');
    return brackets > MOST_BRACKETS || count(line, '|') > MOST_CELLS;
  });
}

function count(line: string, sign: string): number {
  let found = 0;
  for (let at = line.indexOf(sign); at >= 0; at = line.indexOf(sign, at + 1)) found += 1;
  return found;
}
