import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

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

type Log = (line: string) => void;

/** The path of Chromium, which is installed if possible, or a message that asks for it. */
export function requireChromium(log: Log): { path: string } | { why: string } {
  const setting = process.env.CHROME_PATH;
  if (setting && !findChromium())
    return { why: `CHROME_PATH is ${setting}, where there is no program: correct or unset it` };
  const path = findChromium() ?? (installChromium(log) ? findChromium() : undefined);
  return path
    ? { path }
    : { why: 'no Chromium found: install Chromium or Chrome, or set CHROME_PATH to its program' };
}

/** Chromium's or Chrome's program: the one that `CHROME_PATH` names, else one on the search path, else at a usual path. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  if (environment.CHROME_PATH) return canRun(environment.CHROME_PATH) ? environment.CHROME_PATH : undefined;
  const folders = environment.PATH?.split(delimiter) ?? [];
  return [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...USUAL_PATHS].find(
    canRun,
  );
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs Debian's `chromium` if we are root and have apt-get. Returns whether it did. */
function installChromium(log: Log): boolean {
  if (process.getuid?.() !== 0 || !aptGet('--version')) return false;
  log('Installing chromium with apt-get; this takes a minute.');
  const began = Date.now();
  const isInstalled =
    aptGet('update', '-qq') && aptGet('install', '-y', '-qq', '--no-install-recommends', 'chromium');
  if (isInstalled) log(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`);
  return isInstalled;
}

function aptGet(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0;
}

/** The major version of the Chromium that took the pictures in `tests/pictures`. */
const VERSION_FILE = 'tests/pictures/chromium.txt';

/** Why this browser's pictures cannot be compared with those in `tests/pictures`: another version draws letters a little differently. */
export function whyIncomparable(chromium: string): string | undefined {
  const version = majorVersion(chromium);
  const expected = existsSync(VERSION_FILE) ? readFileSync(VERSION_FILE, 'utf8').trim() : 'unknown';
  if (expected === version) return undefined;
  return `nothing compared: the pictures in tests/pictures are Chromium ${expected}'s, this is ${version}; \`npm run pictures:update\` takes them anew`;
}

export function recordPictureVersion(chromium: string): void {
  writeFileSync(VERSION_FILE, `${majorVersion(chromium)}\n`);
}

/** `Chromium 156.0.8078.79 built on Debian`: 156. */
function majorVersion(chromium: string): string {
  const output = execFileSync(chromium, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return /\b(\d+)\.\d+/.exec(output)?.[1] ?? output.trim();
}
