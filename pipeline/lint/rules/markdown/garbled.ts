import { wordsIn } from '../../../model/visitEntry';
import { paragraphLines } from '../../MarkdownText';
import { type Former, rule } from '../../rule';
import { checkDescriptions } from '../../source/descriptions';

const MAY_BE_GARBLED = /[Â-ï]|\p{L}\?\p{Ll}/u;
/** A word with a question mark in it, which no address is. */
const LOST = /(?<![^\s(“"'‘’—–-])\p{L}+\?\p{Ll}[\p{L}?]*(?![^\s).,;:!?”"'’—–-])/gu;

export const textGarbled = rule({
  id: 'text-garbled',
  on: 'markdown',
  kind: 'sure',
  severity: 'warning',
  about:
    'A program that read the text in the wrong encoding made “Weâ€™ll” of “We’ll”. Write the character again.',
  check(text, report) {
    for (const { source, line } of paragraphLines(text, MAY_BE_GARBLED))
      for (const finding of findGarbled(source)) report({ ...finding, line });
  },
  also: {
    fields(document, report) {
      for (const { field, words } of wordsIn(document, (text) => MAY_BE_GARBLED.test(text)))
        for (const finding of findGarbled(words)) report({ ...finding, field });
    },
    text: checkDescriptions((text) => findGarbled(text)[0]),
  },
});

/** The characters of Windows-1252 from byte 0x80 to 0x9f; all others are the same as in Unicode: WHATWG Encoding, index-windows-1252. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Text that may be one character, decoded as two or three. */
const GARBLED = new RegExp(`[Â-ï][\u0080-\u00bf${HIGH}]{1,2}`, 'g');

function findGarbled(text: string): Former[] {
  const lost = [...text.matchAll(LOST)].map(([actual]) => ({
    actual,
    reason: `In “${actual}”, copying lost a letter, or the space after a question mark. Write the word again.`,
  }));
  const garbled = [...text.matchAll(GARBLED)].flatMap(([actual]) => {
    const expected = readAgain(actual);
    if (expected === undefined) return [];
    const advice = expected.trim() ? `Write ${expected} instead.` : 'Delete it.';
    return [{ reason: `“${actual}” was garbled when the text was copied. ${advice}`, actual, expected }];
  });
  return [...garbled, ...lost];
}

/** The original of a garbled character; `undefined` if it is not one that people type. */
function readAgain(garbled: string): string | undefined {
  const bytes = [...garbled].map((each) =>
    HIGH.includes(each) ? 0x80 + HIGH.indexOf(each) : each.charCodeAt(0),
  );
  const read = new TextDecoder().decode(Uint8Array.from(bytes));
  if (read === '\u00a0') return ' ';
  return /^[¡-ÿ‐-…•™€]$/u.test(read) ? read : undefined;
}
