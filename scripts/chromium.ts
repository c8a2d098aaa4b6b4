import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { canRun, findProgram, installDebianPackages } from './programs';

/** Loads pages in half the time of Chromium, but renders text slightly differently and has no back/forward cache. */
const SHELL = 'chromium-headless-shell';

const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const USUAL_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Arguments for all browsers: no background requests, and no GPU, which servers lack. */
export const CHROMIUM_ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
  '--disable-gpu',
];

/** The path of Chromium, or a message that asks for it. Installs Chromium and its headless shell if possible. */
export function requireChromium(): { path: string } | { why: string } {
  const setting = process.env.CHROME_PATH;
  if (setting && !findChromium())
    return { why: `CHROME_PATH is ${setting}, where there is no program: correct or unset it` };
  const missing = findChromium() ? [] : ['chromium'];
  if (!setting && !findProgram([SHELL])) missing.push(SHELL);
  if (missing.length > 0) installDebianPackages(missing);
  const path = findChromium();
  return path
    ? { path }
    : { why: 'no Chromium found: install Chromium or Chrome, or set CHROME_PATH to its program' };
}

/** The path of Chromium or Chrome: from `CHROME_PATH`, else from the search path, else a usual path. */
export function findChromium(): string | undefined {
  const { CHROME_PATH: path } = process.env;
  return path ? [path].find(canRun) : findProgram(CHROMIUM_NAMES, USUAL_PATHS);
}

/** The path of the headless shell, or of Chromium if `CHROME_PATH` is set or the shell is not installed. */
export const findHeadlessShell = (): string | undefined =>
  (process.env.CHROME_PATH ? undefined : findProgram([SHELL])) ?? findChromium();

/** Holds the major version of the Chromium that took the screenshots in `tests/pictures`. */
const VERSION_FILE = 'tests/pictures/chromium.txt';

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
