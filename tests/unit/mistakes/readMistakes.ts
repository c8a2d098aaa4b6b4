import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Row, readTables } from '../../../pipeline/lint/mistakeTables';
import { changeFiles, type Files, linesOf, publishedBefore } from './changeFiles';
import { fieldOnLine } from './fieldOnLine';
import type { Mistake } from './Mistake';

/** The mistakes of the tables of some topics. */
export const readMistakes = (...topics: string[]): Mistake[] =>
  readTables().flatMap((row) => (topics.includes(topicOf(row)) ? [toMistake(row)] : []));

/** The folder of the table of a row. */
const topicOf = ({ at }: Row): string => at.slice(0, at.indexOf('/'));

/** The mistake of a row. Throws if the plumber has not the lines that the row takes away. */
export function toMistake(row: Row): Mistake {
  const { mistake, at, changes, message, fix, next } = row;
  if (!message) throw new Error(`${at}: write the message below the change`);
  const { files, starts } = changeFiles(changes);
  const { changeIndex, linesAbove } = message;
  const file = changes[changeIndex]?.file ?? '';
  const line = message.line ?? (linesAbove === 0 ? 1 : (starts[changeIndex] ?? 0) + linesAbove);
  return {
    mistake,
    make: (folder) => writeFiles(files, folder),
    ...(topicOf(row) === 'changes' ? { published: publishedBefore(files, changes) } : {}),
    file,
    line,
    column: message.column,
    field: message.field ?? fieldOnLine(linesOf(files, file), line),
    code: message.code,
    severity: message.isWarning ? 'warning' : undefined,
    says: message.says,
    fix: fix.length > 0 ? fix.join('\n') : undefined,
    next,
  };
}

/** What a row changes that is right as it is. */
export function toGoodEdit({ mistake, at, changes, message }: Row) {
  if (message) throw new Error(`${at}: nothing may be reported here`);
  const { files } = changeFiles(changes);
  return {
    edit: mistake,
    make: (folder: string) => writeFiles(files, folder),
    published: publishedBefore(files, changes),
  };
}

export function writeFiles(files: Files, folder: string): void {
  for (const [file, bytes] of files) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    if (bytes === null) rmSync(path, { force: true });
    else if ('linkTo' in bytes) symlinkSync(bytes.linkTo, path);
    else writeFileSync(path, bytes);
  }
}
