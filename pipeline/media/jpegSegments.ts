/** Bytes, enough for the data that cameras put in front. */
export const BEGINNING = 256 * 1024;

interface Segment {
  mark: number;
  /** Where it begins, and where the next one does. */
  at: number;
  next: number;
}

/** The segments at the beginning of a JPEG: they follow one another, each with its length. Ends where none follows. */
export function* jpegSegments(bytes: Buffer): Generator<Segment> {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; ) {
    const mark = bytes[at + 1] ?? 0;
    const next = at + (mark === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2));
    yield { mark, at, next };
    at = next;
  }
}
