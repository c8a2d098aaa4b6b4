import { whyIncomparable } from '../browser/pictureBrowser';
import { requireChromium } from '../browser/requireChromium';
import { checkTypes } from './checkTypes';
import { runCommand } from './runCommand';
import { runVitest } from './runVitest';
import type { Outcome, Step } from './Step';

async function runInBrowser(
  project: string,
  whyNot: (chromium: string) => string | undefined = () => undefined,
): Promise<Outcome> {
  const chromium = requireChromium(console.log);
  if ('why' in chromium) return { passed: 0, failed: 1, why: chromium.why };
  const why = whyNot(chromium.path);
  return why ? { passed: 0, failed: 0, why } : runVitest([project], { CHROME_PATH: chromium.path });
}

/** What `npm test` runs, in this order: the quick and the clear ones first. */
export const steps: readonly Step[] = [
  { name: 'types', run: checkTypes },
  { name: 'lint', run: () => runCommand('node_modules/@biomejs/biome/bin/biome', 'check', '.') },
  { name: 'unit', run: () => runVitest(['unit', 'unit-isolated']) },
  { name: 'content', run: () => runCommand('scripts/validate.mjs') },
  { name: 'build', run: () => runCommand('scripts/build.mjs') },
  { name: 'built', needs: 'build', run: () => runVitest(['built']) },
  { name: 'backend', run: () => runVitest(['backend']) },
  { name: 'browser', needs: 'build', run: () => runInBrowser('browser') },
];

/** What takes longer than a minute: `npm run test:faults`, `test:builds` and `test:pictures`. */
export const longSteps: readonly Step[] = [
  { name: 'faults', run: () => runVitest(['faults']) },
  { name: 'builds', run: () => runVitest(['builds']) },
  { name: 'pictures', run: () => runInBrowser('pictures', whyIncomparable) },
];
