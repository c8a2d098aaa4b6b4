import { readSource } from '../read/readSource';
import type { Source } from '../read/Source';
import { fieldNames } from './fieldNames';

const NAMES = fieldNames();

/** A content file's text, read by one who knows the names of all fields. */
export function sourceOf(file: string, written: string): Source {
  return readSource(file, written, NAMES);
}
