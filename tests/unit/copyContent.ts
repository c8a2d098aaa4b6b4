import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const PLUMBER = join(import.meta.dirname, '..', 'fixtures', 'plumber');

/** A copy of the plumber's content in a folder called `content`, for one test; returns its path. */
export function copyContent(): string {
  const above = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(above, { recursive: true }));
  const folder = join(above, 'content');
  cpSync(PLUMBER, folder, { recursive: true });
  return folder;
}

/** Changes a file of a copy. Throws if the text to change is not there. */
export function edit(folder: string, file: string, from: string, to: string): void {
  const path = join(folder, file);
  const old = readFileSync(path, 'utf8');
  if (!old.includes(from)) throw new Error(`${file} has no “${from}” to change`);
  writeFileSync(
    path,
    old.replace(from, () => to),
  );
}
