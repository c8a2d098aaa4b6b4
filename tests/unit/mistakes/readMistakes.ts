import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { changeFiles, type Files, linesOf, publishedBefore } from './changeFiles';
import { fieldOnLine } from './fieldOnLine';
import type { Mistake } from './Mistake';
import { type Row, readRows } from './readRows';

/** The mistakes in every table of a folder below this one. */
export function readMistakes(folder: string): Mistake[] {
  return tablesIn(folder).flatMap((path) =>
    readTable(path).map((row) => toMistake(row, path.includes('/changes/'))),
  );
}

/** The paths of the tables in a folder below this one, without their ending. */
export function tablesIn(folder: string): string[] {
  const names = readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' });
  return names.flatMap((name) => (name.endsWith('.txt') ? [`${folder}/${name.slice(0, -4)}`] : [])).sort();
}

export function readTable(table: string): Row[] {
  return readRows(readFileSync(join(import.meta.dirname, `${table}.txt`), 'utf8'), `${table}.txt`);
}

/** The mistake of a row. Throws if the plumber has not the lines that the row takes away. */
export function toMistake({ mistake, at, places, problem, fix, next }: Row, isOfPublished = false): Mistake {
  if (!problem) throw new Error(`${at}: write the message below the change`);
  const { files, starts } = changeFiles(places);
  const { place, below } = problem;
  const line = problem.line ?? (below === 0 ? 1 : (starts.get(place) ?? 0) + below);
  return {
    mistake,
    make: (folder) => writeFiles(files, folder),
    ...(isOfPublished ? { published: publishedBefore(files) } : {}),
    file: place.file,
    line,
    column: problem.column,
    field: problem.field ?? fieldOnLine(linesOf(files, place.file), line),
    code: problem.code,
    severity: problem.isWarning ? 'warning' : undefined,
    says: problem.says,
    fix: fix.length > 0 ? fix.join('\n') : undefined,
    next,
  };
}

/** What a row changes that is right as it is. */
export function toGoodEdit({ mistake, at, places, problem }: Row) {
  if (problem) throw new Error(`${at}: nothing may be reported here`);
  const { files } = changeFiles(places);
  return {
    edit: mistake,
    make: (folder: string) => writeFiles(files, folder),
    published: publishedBefore(files),
  };
}

function writeFiles(files: Files, folder: string): void {
  for (const [file, bytes] of files) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    if (bytes === null) rmSync(path);
    else writeFileSync(path, bytes);
  }
}
