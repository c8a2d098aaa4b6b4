import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The pages that builds before this one rendered to the end, by file name. What a build cut off left behind goes, never
 * to be written to again: a published site may share the file.
 */
export function keptPages(work: string): Set<string> {
  const folder = join(work, 'pages');
  mkdirSync(folder, { recursive: true });
  const whole = new Set(listed(work));
  const there = new Set(readdirSync(folder));
  for (const name of there) if (!whole.has(name)) rmSync(join(folder, name), { force: true });
  return new Set([...whole].filter((name) => there.has(name)));
}

/** Says that these pages are whole; all others go. */
export function keepPages(work: string, names: Iterable<string>): void {
  const file = join(work, LIST);
  writeFileSync(`${file}.part`, JSON.stringify([...names]));
  renameSync(`${file}.part`, file);
}

const LIST = 'pages.json';

function listed(work: string): string[] {
  try {
    return JSON.parse(readFileSync(join(work, LIST), 'utf8'));
  } catch {
    return [];
  }
}
