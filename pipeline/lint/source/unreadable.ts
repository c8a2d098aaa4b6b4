import type { Unreadable } from '../../source/readFile';
import type { Problem } from '../Problem';

const AGAIN =
  'and commit: GitHub then saves the file as UTF-8, which the site reads. Where there is no pencil, delete the file, make a new one of the same name and paste the text into it.';
const ALL_ODD = `This file cannot be read: another program saved it in its own way. Open it on GitHub with the pencil, type a space at the end of this line, ${AGAIN}`;
const SOME_ODD = `Some letters on this line cannot be read: another program saved this file in its own way. Open it on GitHub with the pencil, see that they are right, type a space at the end of the line, ${AGAIN}`;
const NO_TEXT =
  'This file has the name of a text, but it is no text inside. Delete it, or give it its right name.';

/** Why a file has no text, in words. `guess`: what it says, where that can be guessed: enough to hold other files against it. */
export function explainUnreadable(file: string, found: Unreadable): { problem: Problem; guess?: string } {
  const at = {
    file,
    line: 1,
    column: 1,
    field: '',
    severity: 'error' as const,
    code: found.ruleId,
    fix: null,
  };
  if (found.ruleId === 'too-large') {
    const message = `This file is too large to be a text of the site: ${(found.size / 1_048_576).toFixed(1)} MB. Half a megabyte is a book. Delete it, or what does not belong in it.`;
    return { problem: { ...at, message } };
  }
  const { bytes } = found;
  const text = bytes.toString('utf8');
  const encoding = encodingOf(bytes, text);
  if (!encoding) return { problem: { ...at, message: NO_TEXT } };
  const guess = new TextDecoder(encoding).decode(bytes);
  if (encoding !== 'windows-1252') return { problem: { ...at, message: ALL_ODD }, guess };
  const line = text.slice(0, text.indexOf('\uFFFD')).split('\n').length;
  return { problem: { ...at, line, message: SOME_ODD }, guess };
}

/** In which encoding a program saved a text; nothing where it is none. */
function encodingOf(bytes: Buffer, text: string): string | undefined {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] !== 0 && bytes[1] === 0);
  if (isWide) return 'utf-16le';
  const unread = text.split('\uFFFD').length - 1;
  return text.includes('\0') || unread * 4 >= text.length ? undefined : 'windows-1252';
}
