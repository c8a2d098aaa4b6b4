import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { besideOut } from './besideOut';

/** A file of the site: one that is there already, or its words. */
export type SiteFile = { from: string } | { text: string };

/**
 * Puts the finished site in `out`, as a whole: it is put together in a folder beside it, which then takes its name. A build
 * that is cut off leaves the site that was there; see `restoreOut` for the one moment between the two renames.
 */
export function publish(files: ReadonlyMap<string, SiteFile>, out: string): void {
  const { next, last } = besideOut(out);
  rmSync(next, { recursive: true, force: true });
  const made = new Set<string>();
  for (const [path, file] of files) {
    const to = join(next, path);
    const folder = dirname(to);
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
    if ('from' in file) link(file.from, to);
    else write(file.text, to, join(out, path));
  }
  if (existsSync(out)) {
    rmSync(last, { recursive: true, force: true });
    renameSync(out, last);
  }
  renameSync(next, out);
  rmSync(last, { recursive: true, force: true });
}

/** Files of another disk cannot be linked. */
function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** A file whose words are as they were keeps its time. */
function write(text: string, to: string, before: string): void {
  if (existsSync(before) && readFileSync(before, 'utf8') === text) link(before, to);
  else writeFileSync(to, text);
}
