import { findChromium } from './findChromium';
import { installChromium } from './installChromium';

/** Chromium's program, installed where that is possible, or one sentence that asks for it. */
export function requireChromium(log: (line: string) => void): { path: string } | { why: string } {
  const wrong = process.env.CHROME_PATH;
  if (wrong && !findChromium())
    return { why: `CHROME_PATH is ${wrong}, where there is no program: correct or unset it` };
  const path = findChromium() ?? (installChromium(log) ? findChromium() : undefined);
  return path
    ? { path }
    : { why: 'no Chromium found: install Chromium or Chrome, or set CHROME_PATH to its program' };
}
