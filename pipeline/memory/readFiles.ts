import { statSync } from 'node:fs';
import { readDraft } from '../model/readDraft';
import type { TypeName } from '../model/Site';
import { hashOf } from '../read/hashOf';
import { readWritten } from '../read/readWritten';
import { type PackedRead, packRead } from './PackedDraft';
import { writeText } from './textStore';

export interface ReadJob {
  path: string;
  file: string;
  place: string;
  type: TypeName;
  /** The hash of the file when it was last read. */
  known?: string;
}

export interface ReadResult {
  path: string;
  size: number;
  changed: number;
  hash: string;
  /** Not there where the file is as it was. */
  read?: PackedRead;
  /** Whether it is no text at all. */
  unreadable?: boolean;
}

/** Reads files; the elements of long texts go into `texts`, where a folder is given. */
export function run({ items, shared }: { items: ReadJob[]; shared: { texts?: string } }): ReadResult[] {
  return items.map((job) => readOne(job, shared.texts));
}

function readOne({ path, file, place, type, known }: ReadJob, texts?: string): ReadResult {
  const { size, mtimeMs: changed } = statSync(place);
  const written = readWritten(place);
  if (typeof written !== 'string') return { path, size, changed, hash: '', unreadable: true };
  const hash = hashOf(written);
  if (hash === known) return { path, size, changed, hash };
  const { elements, ...read } = readDraft(type, file, written);
  const { body } = read.draft;
  if (texts && elements && body?.mention === 'text') writeText(texts, body.hash, elements());
  return { path, size, changed, hash, read: packRead(read) };
}
