import { canRun, findProgram, installDebianPackages } from '../programs';

/** Loads pages in half the time of Chromium, but renders text slightly differently and has no back/forward cache. */
const SHELL = 'chromium-headless-shell';

const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const USUAL_PATHS = [
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

/** The path of Chromium. Installs Chromium and its headless shell if possible, or throws a message that asks for it. */
export function requireChromium(): string {
  const setting = process.env.CHROME_PATH;
  if (setting && !findChromium())
    throw new Error(`CHROME_PATH is ${setting}, where there is no program: correct or unset it`);
  if (!findChromium()) installDebianPackages(['chromium']);
  if (!setting && !findProgram([SHELL])) installDebianPackages([SHELL]);
  const path = findChromium();
  if (path) return path;
  throw new Error('no Chromium found: install Chromium or Chrome, or set CHROME_PATH to its program');
}

/** The path of Chromium or Chrome: from `CHROME_PATH`, else from the search path, else a usual path. */
export function findChromium(): string | undefined {
  const { CHROME_PATH: path } = process.env;
  if (path) return canRun(path) ? path : undefined;
  return findProgram(CHROMIUM_NAMES, USUAL_PATHS);
}

/** The path of the headless shell, or of Chromium if `CHROME_PATH` is set or the shell is not installed. */
export const findHeadlessShell = (): string | undefined =>
  (process.env.CHROME_PATH ? undefined : findProgram([SHELL])) ?? findChromium();
