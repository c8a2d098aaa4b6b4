import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from '../../../pipeline/lint/mistakeTables';
import type { Published } from '../../../pipeline/lint/site/links/publishedVersion';
import { png } from './files';

const PLUMBER = join(import.meta.dirname, '..', '..', 'fixtures', 'plumber');

/** New bytes of files, by path below the content folder; null for a file that is deleted, or what a link leads to. */
export type Files = Map<string, Buffer | null | { linkTo: string }>;

/** Makes the changes of a row, the changes of a file from the top down. Returns also the index of each one's first line. */
export function changeFiles(changes: readonly Change[]): { files: Files; starts: number[] } {
  const files: Files = new Map();
  const starts: number[] = [];
  const ends = new Map<string, number>();
  for (const change of changes) {
    if (change.how !== '' && change.how !== PUBLISHED) makeFile(files, change);
    const start = change.lines.length > 0 ? changeLines(files, change, ends.get(change.file) ?? 0) : 0;
    starts.push(start);
    ends.set(change.file, start + linesWithout('-', change).length);
  }
  return { files, starts };
}

export function linesOf(files: Files, file: string): string[] {
  const bytes = files.has(file) ? files.get(file) : plumberFile(file);
  return Buffer.isBuffer(bytes) ? bytes.toString('utf8').split('\n') : [];
}

/** What Git would say of the changes, if the plumber's site and the lines that new files lose were the published version. */
export function publishedBefore(files: Files, changes: readonly Change[] = []): Published {
  const textOf = (path: string): string | undefined => {
    const lines = changes.flatMap((change) => (change.file === path ? linesWithout('+', change) : []));
    return plumberFile(path)?.toString() ?? (lines.length > 0 ? [...lines, ''].join('\n') : undefined);
  };
  const isChanged = (path: string) => !changes.some(({ file, how }) => file === path && how === PUBLISHED);
  const texts = [...files.keys()].filter(isChanged).map((path) => ({ path, text: textOf(path) }));
  return {
    added: texts.flatMap(({ path, text }) => (text === undefined ? [path] : [])),
    old: texts.flatMap(({ path, text }) =>
      text !== undefined && path.endsWith('.md') ? [{ path, text }] : [],
    ),
  };
}

/** The texts of lines, except those with a sign. A line put in with `[1 to 9]` is nine lines. */
const linesWithout = (without: string, { lines }: Change): string[] =>
  lines.flatMap(({ sign, text }) => (sign === without ? [] : repeat(text)));

const REPEATED = /\[1 to (\d+)\]/;

function repeat(text: string): string[] {
  const [, count] = REPEATED.exec(text) ?? [];
  return Array.from({ length: Number(count ?? 1) }, (_each, index) =>
    count ? text.replace(REPEATED, String(index + 1)) : text,
  );
}

function plumberFile(file: string): Buffer | undefined {
  const path = join(PLUMBER, file);
  return existsSync(path) ? readFileSync(path) : undefined;
}

/** A change that the published version has too. */
const PUBLISHED = 'published';
const COPIED = /^(copied|renamed) from (.+)$/;
const PICTURE = /^picture (\d+) x (\d+)$/;
const LINK = /^link to (.+)$/;

/** Makes a file that is not changed line by line. */
function makeFile(files: Files, change: Change): void {
  const { file, how } = change;
  const [, width, height] = PICTURE.exec(how) ?? [];
  const [, linkTo] = LINK.exec(how) ?? [];
  if (width && height) files.set(file, png(Number(width), Number(height)));
  else if (linkTo) files.set(file, { linkTo });
  else moveFile(files, change);
}

function moveFile(files: Files, { file, how, at }: Change): void {
  const [, verb, from] = COPIED.exec(how) ?? [];
  const bytes = plumberFile(from ?? file);
  if (!bytes) throw new Error(`${at}: there is no file ${from ?? file}`);
  if (from) files.set(file, bytes);
  else if (how === 'deleted') files.set(file, null);
  else throw new Error(`${at}: “${how}” is no change of a file that README.md knows`);
  if (from && verb === 'renamed') files.set(from, null);
}

/** Changes lines that stand together, below the last change of the file. Returns the index of the first one. */
function changeLines(files: Files, change: Change, after: number): number {
  const { file, at } = change;
  const old = linesOf(files, file);
  const isNew = old.length === 0;
  const taken = linesWithout('+', change);
  const put = linesWithout('-', change);
  const starts = isNew
    ? [0]
    : old.flatMap((_line, start) => (start >= after && startsAt(old, taken, start) ? [start] : []));
  const [start] = starts;
  if (start === undefined) throw new Error(`${at}: ${file} has no such lines: ${taken.join(' ⏎ ')}`);
  if (starts.length > 1)
    throw new Error(`${at}: ${file} has these lines more than once; add a line above or below`);
  const changed = isNew ? [...put, ''] : old.toSpliced(start, taken.length, ...put);
  files.set(file, put.length === 0 && isNew ? null : Buffer.from(changed.join('\n')));
  return start;
}

const startsAt = (lines: readonly string[], part: readonly string[], start: number): boolean =>
  part.every((line, index) => lines[start + index] === line);
