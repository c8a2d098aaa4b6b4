import { crc32 } from 'node:zlib';

/** The last line of an entry of a cache, as a comment of JavaScript: `//` and eight digits. */
const lastLine = (/** @type {string | Buffer} */ text) =>
  `\n//${crc32(text).toString(16).padStart(8, '0')}\n`;
const LENGTH = lastLine('').length;

/**
 * Adds the checksum of a text as its last line. Plain JavaScript, since commands are bundled before TypeScript can be read.
 * @param {string} text
 */
export function addChecksum(text) {
  return text + lastLine(text);
}

/**
 * The text before the checksum; undefined where it is not the text that the checksum was made of.
 * @param {Buffer} bytes
 */
export function withoutChecksum(bytes) {
  const text = bytes.subarray(0, -LENGTH);
  return bytes.subarray(-LENGTH).toString() === lastLine(text) ? text.toString() : undefined;
}
