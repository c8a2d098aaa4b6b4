import { rule } from '../../rule';
import { CONTROL, withoutHidden } from '../../source/withoutHidden';
import { checkWordings, PLAIN, typedIn } from '../../wordings';

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

export const hiddenCharacter = rule({
  id: 'hidden-character',
  kind: 'sure',
  about:
    'Copied text can contain characters that nobody sees: they hide words from searches, turn the direction of a text around, or break feeds. Type the line again.',
  text({ source: { lines } }, report) {
    for (const [index, line] of lines.entries()) {
      const corrected = withoutHidden(line);
      if (corrected !== line)
        report({ line: index + 1, text: corrected, ...(CONTROL.test(line) ? SECRET : COPIED) });
    }
  },
  // Only for characters from YAML escapes: the other check finds those in the file itself.
  passages: checkWordings([
    {
      in: PLAIN,
      pattern: CONTROL,
      except: (match, input) => CONTROL.test(typedIn(input, match)),
      what: 'This text contains a character that cannot be shown, written as a code with a \\ before it.',
      advice: 'Delete the code.',
    },
  ]),
});
