import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../pipeline/projectFolder.mjs';

/** Holds the major version of the Chromium that took the screenshots in `tests/pictures`. */
const VERSION_FILE = join(projectFolder, 'tests', 'pictures', 'chromium.txt');

/** The reason if this browser is not of that version, and so renders text slightly differently; else undefined. */
export function whyIncomparable(chromium: string): string | undefined {
  const version = majorVersion(chromium);
  const expected = existsSync(VERSION_FILE) ? readFileSync(VERSION_FILE, 'utf8').trim() : 'unknown';
  if (expected === version) return undefined;
  return `nothing compared: the pictures in tests/pictures are Chromium ${expected}'s, this is ${version}; \`npm test -- pictures --update\` takes them anew`;
}

/** Records that this browser took the screenshots in `tests/pictures`. */
export function recordPictureVersion(chromium: string): void {
  writeFileSync(VERSION_FILE, `${majorVersion(chromium)}\n`);
}

/** For example `156`, from `Chromium 156.0.8078.79 built on Debian`. */
function majorVersion(chromium: string): string {
  const output = execFileSync(chromium, ['--version'], { encoding: 'utf8', stdio: 'pipe' });
  return /\b(\d+)\.\d+/.exec(output)?.[1] ?? output.trim();
}
