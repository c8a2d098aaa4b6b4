import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';

/** Long novels are smaller; what is larger was put here by accident, or to do harm. */
const MOST = 500_000;

const AGAIN =
  'and commit: GitHub then saves the file as UTF-8, which the site reads. Where there is no pencil, delete the file, make a new one of the same name and paste the text into it.';
const ALL_ODD = `This file cannot be read: another program saved it in its own way. Open it on GitHub with the pencil, type a space at the end of this line, ${AGAIN}`;
const SOME_ODD = `Some letters on this line cannot be read: another program saved this file in its own way. Open it on GitHub with the pencil, see that they are right, type a space at the end of the line, ${AGAIN}`;
const NO_TEXT =
  'This file has the name of a text, but it is no text inside. Delete it, or give it its right name.';

export interface NoText {
  code: string;
  message: string;
  line: number;
  /** What it says, where that can be guessed: enough to hold other files against it. */
  guess?: string;
}

/** The text of a file, or why it is none. A file that is too large is not opened. */
export function readWritten(path: string): string | NoText {
  const { size } = statSync(path);
  if (size > MOST) {
    const message = `This file is too large to be a text of the site: ${(size / 1_048_576).toFixed(1)} MB. Half a megabyte is a book. Delete it, or what does not belong in it.`;
    return { code: 'too-large', line: 1, message };
  }
  const text = readFileSync(path, 'utf8');
  const isOdd = text.includes('\0') || text.includes('\uFFFD');
  return isOdd ? otherwiseSaved(readFileSync(path), text) : text;
}

function otherwiseSaved(bytes: Buffer, text: string): string | NoText {
  const alphabet = alphabetOf(bytes, text);
  if (alphabet === 'utf-8') return text;
  if (!alphabet) return { code: 'not-text', line: 1, message: NO_TEXT };
  const guess = new TextDecoder(alphabet).decode(bytes);
  if (alphabet !== 'windows-1252') return { code: 'not-text', line: 1, message: ALL_ODD, guess };
  const line = text.slice(0, text.indexOf('\uFFFD')).split('\n').length;
  return { code: 'not-text', line, message: SOME_ODD, guess };
}

/** In which alphabet a program saved a text; nothing where it is none. */
function alphabetOf(bytes: Buffer, text: string): string | undefined {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] !== 0 && bytes[1] === 0);
  if (isWide) return 'utf-16le';
  if (text.includes('\0') || !isMostlyLetters(text)) return undefined;
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function isMostlyLetters(text: string): boolean {
  const odd = text.split('\uFFFD').length - 1;
  return odd * 4 < text.length;
}
