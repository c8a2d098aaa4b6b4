import { wordsIn } from '../../model/visitEntry';
import { type Finding, rule } from '../rule';

/** Characters that XML, and so a feed, cannot contain, and two line ends that no keyboard types. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is searched
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u2028\u2029\ufffe\uffff]/;
const TURNING = String.raw`\u061c\u200e\u200f\u202a-\u202c\u2066-\u2069`;
const ALWAYS = String.raw`\u00ad\u180e\u200b\u202d\u202e\u2060-\u2064\ufeff`;
/** A quick test. The joiners of Persian words and of emoji are no mistake, nor is the flag of Scotland. */
const MAY_HIDE = new RegExp(
  `${CONTROL.source}|[${TURNING}${ALWAYS}]|[a-z][\\u200c\\u200d][a-z]|\\udb40`,
  'i',
);
/** Letters of languages that are written from right to left. */
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const HIDDEN = new RegExp(`[${ALWAYS}]|(?<=[a-z])[\\u200c\\u200d](?=[a-z])`, 'gi');
const HIDDEN_FROM_LEFT = new RegExp(`${HIDDEN.source}|[${TURNING}]`, 'gi');
const TAGS = /[\u{e0000}-\u{e007f}]/gu;

const SECRET =
  'A character on this line cannot be seen, and can break pages and feeds. Delete it: type the line again.';
const COPIED =
  'There are invisible characters on this line, as copied text has them. They hide its words from searches. Type the line again.';
const TURNED =
  'Invisible characters on this line turn the direction of the text around. Visitors may see it in another order. Type the line again.';
const CODED =
  'This text contains a character that cannot be shown, written as a code with a \\ before it. Delete the code.';

export const hiddenCharacter = rule({
  id: 'hidden-character',
  on: 'source',
  kind: 'sure',
  about:
    'Copied text can contain characters that nobody sees: they hide words from searches, turn the direction of a text around, or break feeds. Type the line again.',
  examples: [
    { file: 'pages/contact.md', wrong: 'heading: Write\u200b to us', right: 'heading: Write to us' },
    { file: 'services/leak-repair.md', wrong: 'A\u0007 leak is', right: 'A leak is' },
  ],
  check(input, report) {
    if (input.step !== 'text') return;
    for (const [index, line] of input.lines.entries()) {
      const corrected = MAY_HIDE.test(line) ? withoutHidden(line) : line;
      if (corrected !== line) report({ line: index + 1, corrected, ...explain(line) });
    }
  },
  also: {
    fields(document, report) {
      for (const { field } of wordsIn(document, (text) => CONTROL.test(text)))
        if (!document.source.lines.some((line) => CONTROL.test(line))) report({ field, reason: CODED });
    },
  },
});

function explain(line: string): Pick<Finding, 'reason' | 'severity'> {
  if (CONTROL.test(line)) return { reason: SECRET };
  const reason = /[\u202a-\u202e\u2066-\u2069]/.test(line) ? TURNED : COPIED;
  return { reason, severity: 'warning' };
}

/** A line as it reads. */
export function withoutHidden(line: string): string {
  const hidden = FROM_RIGHT.test(line) ? HIDDEN : HIDDEN_FROM_LEFT;
  const bare = line
    .replace(/[\u2028\u2029]/g, ' ')
    .replace(new RegExp(CONTROL, 'g'), '')
    .replace(hidden, '');
  return line.includes('🏴') ? bare : bare.replace(TAGS, '');
}
