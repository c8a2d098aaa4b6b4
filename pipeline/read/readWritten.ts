import { readFileSync, statSync } from 'node:fs';

/** Long novels are smaller; what is larger was put here by accident, or to do harm. */
const MOST = 500_000;

export interface NoText {
  code: string;
  message: string;
  line: number;
}

/** The text of a file, or why it is none. A file that is too large is not opened. */
export function readWritten(path: string): string | NoText {
  const { size } = statSync(path);
  if (size > MOST) {
    const message = `This file is too large to be a text of the site: ${(size / 1_048_576).toFixed(1)} MB. Half a megabyte is a book. Delete it, or what does not belong in it.`;
    return { code: 'too-large', line: 1, message };
  }
  const text = readFileSync(path, 'utf8');
  const odd = text.includes('\0') ? 0 : text.indexOf('\uFFFD');
  return odd < 0 ? text : notText(readFileSync(path), text, odd);
}

function notText(bytes: Buffer, text: string, odd: number): NoText {
  const line = text.slice(0, odd).split('\n').length;
  const isWide =
    bytes[1] === 0 || (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const isLetters = isWide ? bytes[0] !== 0 : !text.includes('\0') && isMostlyLetters(text);
  const message = isLetters
    ? 'Some letters here cannot be read, since the file was saved with another alphabet. Save it as UTF-8.'
    : 'This file has the name of a text, but it is no text inside. Delete it, or give it its right name.';
  return { code: 'not-text', line: isLetters ? line : 1, message };
}

function isMostlyLetters(text: string): boolean {
  const odd = text.split('\uFFFD').length - 1;
  return odd * 4 < text.length;
}
