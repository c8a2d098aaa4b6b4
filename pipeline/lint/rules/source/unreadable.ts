import { excessInText } from '../../../source/parsingCost';
import { checkFaults } from '../../fields/faults';
import { type LineFinding, rule } from '../../rule';

const notText = rule({
  id: 'not-text',
  bytes(input, report) {
    if (input.ruleId === 'not-text') report(explainBytes(input.bytes));
  },
});

const SAVE_AGAIN =
  'and commit: GitHub then saves the file as UTF-8, which the site reads. Where there is no pencil, delete the file, make a new one of the same name and paste the text into it.';

function explainBytes(bytes: Buffer): LineFinding {
  const encoding = encodingOf(bytes);
  if (!encoding)
    return { what: 'This file has the name of a text, but is not one.', advice: 'Delete it, or rename it.' };
  if (encoding === 'utf-8') {
    const what = 'A character on this line cannot be seen, and keeps the site from reading the file.';
    return { line: lineOf('\0', bytes), what, advice: 'Type the line again.' };
  }
  if (encoding === 'windows-1252') {
    const what =
      'Some letters on this line cannot be read: another program saved this file in its own format.';
    const advice = `Open it on GitHub with the pencil, correct them, type a space at the end of the line, ${SAVE_AGAIN}`;
    return { line: lineOf('\uFFFD', bytes), what, advice };
  }
  const what = 'This file cannot be read: another program saved it in its own format.';
  const advice = `Open it on GitHub with the pencil, type a space at the end of this line, ${SAVE_AGAIN}`;
  return { what, advice };
}

const lineOf = (character: string, bytes: Buffer) =>
  bytes.toString('utf8').split(character, 1).join('').split('\n').length;

const tooLarge = rule({
  id: 'too-large',
  what: 'This file is too large for a page: {megabytes} MB. Half a megabyte is a whole book.',
  advice: 'Delete it, or what does not belong in it.',
  bytes(input, report) {
    if (input.ruleId !== 'too-large') return;
    const megabytes = (input.size / 1_048_576).toFixed(1);
    report({ data: { megabytes } });
  },
});

const EXCESSES: Record<string, string> = {
  'open-brackets':
    'More than fifty square brackets are open here at once. Close each [ with a ], or delete it.',
  brackets: 'This paragraph has more than ten thousand square brackets, which no text needs. Delete them.',
  cells:
    'This line has more than 300 bars “|”, and no table has so many columns. Split it into several tables.',
  fields:
    'From here on there are more fields, entries and characters than a file can have. Split this file into several, or delete what does not belong in it.',
  text: 'From here on there are more lines, links and characters than a page can show; it would load very slowly on a phone. Split this text into several pages, or delete what does not belong in it.',
};

function explainExcess(kind: unknown): string {
  return (
    EXCESSES[String(kind)] ??
    'Hundreds of special characters follow one another here, which no text needs. Delete them.'
  );
}

/** The text of a file in another encoding; `undefined` for a binary file. */
export function likelyText(bytes: Buffer): string | undefined {
  const encoding = encodingOf(bytes);
  return encoding && new TextDecoder(encoding).decode(bytes);
}

/** Whether a text has only a few NUL characters, so that it is not a binary file. */
function hasFewNulls(text: string): boolean {
  const count = text.split('\0').length - 1;
  return count > 0 && count * 50 < text.length && !text.includes('\uFFFD');
}

/** The likely encoding of a file that could not be read; `undefined` for a binary file. A file in UTF-8 is here only because of a few NUL characters. */
function encodingOf(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // The two bytes of each Latin letter in UTF-16 are its ASCII code and 0.
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] !== 0 && bytes[1] === 0);
  if (isWide) return 'utf-16le';
  const text = bytes.toString('utf8');
  if (hasFewNulls(text)) return 'utf-8';
  const unread = text.split('\uFFFD').length - 1;
  return text.includes('\0') || unread * 4 >= text.length ? undefined : 'windows-1252';
}

const excessive = (id: string) =>
  rule({
    id,
    layout({ fault }, report) {
      if (fault.ruleId === id) report({ ...fault.place, advice: explainExcess(fault.input) });
    },
    fields: checkFaults('prose', ({ input }) => {
      const excess = excessInText(String(input));
      return excess?.ruleId === id ? { advice: explainExcess(excess.kind) } : undefined;
    }),
  });

export const tooDeep = excessive('too-deep');

export const tooMuch = excessive('too-much');

export const unreadableRules = [notText, tooLarge];
