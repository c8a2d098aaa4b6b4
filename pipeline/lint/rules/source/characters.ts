import { possibleLevels } from '../../layout/lines';
import { rule, warning } from '../../rule';
import { CONTROL, withoutHidden } from '../../suggest';
import { checkWordings, PLAIN, TEXTS, typedIn } from '../../wordings';

const SPACES = String.raw`\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000`;
const INVISIBLE = String.raw`\u200b-\u200f\u2060\ufeff\u00ad`;
/** The start of a line with its name and colon, or else with its hyphen. */
const BEFORE_VALUE = new RegExp(
  String.raw`^[${INVISIBLE}]*(?:\s*(?:-\s*)*[\w${INVISIBLE} -]+?:\s*|\s*(?:-\s+)?)`,
);

const oddSpace = rule({
  id: 'odd-space',
  kind: 'sure',
  what: 'There are special spaces or invisible characters here, as Word and web pages have them.',
  advice: 'Type the line again.',
  layout({ line }, report) {
    const [before = ''] = BEFORE_VALUE.exec(line) ?? [];
    const text = regularSpaces(before) + line.slice(before.length);
    if (text !== line) report({ text });
  },
});

/** Removes invisible characters, and replaces each space by a normal one; an ideographic space, which is twice as wide, by two. */
function regularSpaces(typed: string): string {
  return typed
    .replace(new RegExp(`[${INVISIBLE}]`, 'g'), '')
    .replace(/\u3000/g, '  ')
    .replace(new RegExp(`[${SPACES}]`, 'g'), ' ');
}

const tab = rule({
  id: 'tab',
  kind: 'sure',
  what: 'This line is indented with a tab.',
  advice: 'Use spaces instead.',
  layout({ front, index, line }, report) {
    const [lead = ''] = /^[ \t]*/.exec(line) ?? [];
    if (!lead.includes('\t')) return;
    const text = line.trimStart();
    const wide = lead.replace(/\t/g, '  ');
    // The nearest level is that nearest to two spaces for each tab.
    const levels = possibleLevels(front.with(index, wide + text), index);
    for (const level of new Set([wide.length, ...levels])) report({ text: ' '.repeat(level) + text });
  },
});

const letterLost = rule({
  id: 'letter-lost',
  what: 'The character � is where a letter was lost on the way from another program.',
  advice: 'Type the letter again.',
  text({ source }, report) {
    for (const [index, line] of source.lines.entries()) {
      const column = line.indexOf('\uFFFD') + 1;
      if (column > 0) report({ line: index + 1, column });
    }
  },
});

/** About a character that nobody types. */
const SECRET = {
  what: 'A character on this line cannot be seen, and can break pages and feeds.',
  advice: 'Delete it: type the line again.',
};
/** About characters that come along with copied text. */
const COPIED = {
  what: 'There are invisible characters on this line, as copied text has them. They hide its words from searches.',
  advice: 'Type the line again.',
  severity: 'warning',
} as const;

const hiddenCharacter = rule({
  id: 'hidden-character',
  kind: 'sure',
  text({ source: { lines } }, report) {
    for (const [index, line] of lines.entries()) {
      const corrected = withoutHidden(line);
      if (corrected !== line)
        report({ line: index + 1, text: corrected, ...(CONTROL.test(line) ? SECRET : COPIED) });
    }
  },
  // Only for characters from YAML escapes: the other check finds those in the file itself.
  passages: checkWordings(PLAIN, {
    pattern: CONTROL,
    except: (match, input) => CONTROL.test(typedIn(input, match)),
    what: 'This text contains a character that cannot be shown, written as a code with a \\ before it.',
    advice: 'Delete the code.',
  }),
});

/** The characters of Windows-1252 from byte 0x80 to 0x9f; all others are the same as in Unicode: WHATWG Encoding, index-windows-1252. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

export const textGarbled = warning({
  id: 'text-garbled',
  kind: 'sure',
  what: '“{words}” was garbled when the text was copied.',
  advice: 'Write {expected} instead.',
  passages: checkWordings(
    TEXTS,
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

export const characterRules = [oddSpace, tab, letterLost, hiddenCharacter];
