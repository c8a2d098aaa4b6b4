import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Published } from '../../../pipeline/lint/site/links/lastVersion';
import { png } from './files';
import type { Place } from './readRows';

const PLUMBER = join(import.meta.dirname, '..', '..', 'fixtures', 'plumber');

/** New bytes of files, by path below the content folder; null for a file that is deleted. */
export type Files = Map<string, Buffer | null>;

/** Makes the changes of a row, the places of a file from the top down. Returns also the index of each one's first line. */
export function changeFiles(places: readonly Place[]): { files: Files; starts: Map<Place, number> } {
  const files: Files = new Map();
  const starts = new Map<Place, number>();
  const ends = new Map<string, number>();
  for (const place of places) {
    if (place.how !== '') makeFile(files, place);
    const start = place.lines.length > 0 ? changeLines(files, place, ends.get(place.file) ?? 0) : 0;
    starts.set(place, start);
    ends.set(place.file, start + place.lines.filter(({ sign }) => sign !== '-').length);
  }
  return { files, starts };
}

export function linesOf(files: Files, file: string): string[] {
  const bytes = files.has(file) ? files.get(file) : plumberFile(file);
  return bytes?.toString('utf8').split('\n') ?? [];
}

/** What Git would say of the changes, if the plumber's site were the published version. */
export function publishedBefore(files: Files): Published {
  const changed = [...files.keys()];
  const [added, known] = [
    changed.filter((path) => !plumberFile(path)),
    changed.filter((path) => plumberFile(path)),
  ];
  const texts = known.filter((path) => path.endsWith('.md'));
  return { added, old: texts.map((path) => ({ path, text: String(plumberFile(path)) })) };
}

function plumberFile(file: string): Buffer | undefined {
  const path = join(PLUMBER, file);
  return existsSync(path) ? readFileSync(path) : undefined;
}

const COPIED = /^(copied|renamed) from (.+)$/;
const PICTURE = /^picture (\d+) x (\d+)$/;

/** Makes a file that is not changed line by line. */
function makeFile(files: Files, { file, how, at }: Place): void {
  const [, verb, from] = COPIED.exec(how) ?? [];
  const [, width, height] = PICTURE.exec(how) ?? [];
  const bytes = plumberFile(from ?? file);
  if (width && height) files.set(file, png(Number(width), Number(height)));
  else if (!bytes) throw new Error(`${at}: there is no file ${from ?? file}`);
  else if (from) files.set(file, bytes);
  else if (how === 'deleted') files.set(file, null);
  else throw new Error(`${at}: “${how}” is no change of a file that README.md knows`);
  if (from && verb === 'renamed') files.set(from, null);
}

/** Changes lines that stand together, below the last change of the file. Returns the index of the first one. */
function changeLines(files: Files, { file, lines, at }: Place, after: number): number {
  const old = linesOf(files, file);
  const isNew = old.length === 0;
  const taken = lines.flatMap(({ sign, text }) => (sign === '+' ? [] : [text]));
  const put = lines.flatMap(({ sign, text }) => (sign === '-' ? [] : [text]));
  const starts = isNew
    ? [0]
    : old.flatMap((_line, start) => (start >= after && startsAt(old, taken, start) ? [start] : []));
  const [start] = starts;
  if (start === undefined) throw new Error(`${at}: ${file} has no such lines: ${taken.join(' ⏎ ')}`);
  if (starts.length > 1)
    throw new Error(`${at}: ${file} has these lines more than once; add a line above or below`);
  const changed = isNew ? [...put, ''] : old.toSpliced(start, taken.length, ...put);
  files.set(file, Buffer.from(changed.join('\n')));
  return start;
}

const startsAt = (lines: readonly string[], part: readonly string[], start: number): boolean =>
  part.every((line, index) => lines[start + index] === line);
