import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** The major version of the Chromium that drew the kept pictures. */
const FILE = 'tests/pictures/chromium.txt';

/** Why pictures of this browser cannot be compared with the kept ones: another version draws letters a little differently. */
export function whyIncomparable(chromium: string): string | undefined {
  const version = majorVersion(chromium);
  const kept = existsSync(FILE) ? readFileSync(FILE, 'utf8').trim() : 'unknown';
  if (kept === version) return undefined;
  return `nothing compared: the kept pictures are Chromium ${kept}'s, this is ${version}; \`npm run pictures:update\` takes them anew`;
}

export function keepPictureBrowser(chromium: string): void {
  writeFileSync(FILE, `${majorVersion(chromium)}\n`);
}

/** `Chromium 156.0.8078.79 built on Debian`: 156. */
function majorVersion(chromium: string): string {
  const words = execFileSync(chromium, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return /\b(\d+)\.\d+/.exec(words)?.[1] ?? words.trim();
}
