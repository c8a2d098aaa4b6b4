import { warning } from '../../rule';
import { checkWordings } from '../../wordings';

/** The characters of Windows-1252 from byte 0x80 to 0x9f; all others are the same as in Unicode: WHATWG Encoding, index-windows-1252. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

export const textGarbled = warning({
  id: 'text-garbled',
  kind: 'sure',
  about:
    'A program that read the text in the wrong encoding made “Weâ€™ll” of “We’ll”. Write the character again.',
  what: '“{words}” was garbled when the text was copied.',
  advice: 'Write {expected} instead.',
  passages: checkWordings(
    [
      {
        // Two or three characters that may be the UTF-8 bytes of one.
        pattern: new RegExp(`[Â-ï][\u0080-\u00bf${HIGH}]{1,2}`, 'g'),
        fix: ([words]) => readAgain(words),
        except: ([words]) => readAgain(words) === undefined,
      },
      {
        // A word with a question mark inside that is not an address.
        pattern: /(?<![^\s(“"'‘’—–-])\p{L}+\?\p{Ll}[\p{L}?]*(?![^\s).,;:!?”"'’—–-])/gu,
        what: 'In “{words}”, copying lost a letter, or the space after a question mark.',
        advice: 'Write the word again.',
      },
    ],
    /[Â-ï?]/,
  ),
});

/** Decodes a character that was decoded with the wrong encoding; `undefined` if the result is not one that people type. */
function readAgain(garbled: string): string | undefined {
  const bytes = [...garbled].map((each) =>
    HIGH.includes(each) ? 0x80 + HIGH.indexOf(each) : each.charCodeAt(0),
  );
  const read = new TextDecoder().decode(Uint8Array.from(bytes));
  if (read === '\u00a0') return ' ';
  return /^[¡-ÿ‐-…•™€]$/u.test(read) ? read : undefined;
}
