const KEYS = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];
/** An area code in digits, and behind it seven signs that are dialed: `1-800-REMODEL`, `(856) 555-PIPE`. */
const DIALED = /^(\+?(?:1[\s.-]*)?\(?\d{3}\)?[\s.-]*)([a-z\d]{7}|[a-z\d]{3}[\s.-]*[a-z\d]{4})$/i;
/** A word that stands for itself: three letters or more, with no digit at either end. */
const WORD = /(?<![a-z\d])[a-z]{3,}(?![a-z\d])/gi;

/** A number with its words as the digits that they stand for on a phone. A word that could be a row of slips stays. */
export function wordsOnKeys(written: string): string {
  const [, area = '', rest = ''] = DIALED.exec(written.trim()) ?? [];
  return area === '' ? written : area + rest.replace(WORD, dial);
}

function dial(word: string): string {
  if (/^[oilsbz]+$/i.test(word)) return word;
  return word
    .toLowerCase()
    .replace(/[a-z]/g, (letter) => String(KEYS.findIndex((key) => key.includes(letter)) + 2));
}
