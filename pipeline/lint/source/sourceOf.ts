import { fieldNames } from './fieldNames';
import type { RepairedSource } from './RepairedSource';
import { readSource } from './readSource';

const NAMES = fieldNames();

/** A content file's text, read by one who knows the names of all fields. */
export function sourceOf(file: string, written: string): RepairedSource {
  return readSource(file, written, NAMES);
}
