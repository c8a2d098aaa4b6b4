import { availableParallelism } from 'node:os';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { blockThirdParties, loadPictures } from './openChromium';
import type { Fault } from './pageFaults';

declare global {
  interface Window {
    /** Set after the source of axe has run. */
    axe: typeof axe;
  }
}

const PHONE = { width: 390, height: 844 };

/** Faults of pages at the size of a phone, by address: violations found by axe, and overflow of the screen's width. */
export async function browserFaults(
  browser: Browser,
  origin: string,
  addresses: readonly string[],
): Promise<Map<string, Fault[]>> {
  const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' });
  try {
    await blockThirdParties(context, origin);
    const remaining = [...addresses];
    const faults = new Map<string, Fault[]>();
    const inspectRemaining = async () => {
      const page = await context.newPage();
      for (let address = remaining.shift(); address !== undefined; address = remaining.shift())
        faults.set(address, await faultsOf(page, origin + address));
    };
    await Promise.all(Array.from({ length: availableParallelism() }, inspectRemaining));
    return faults;
  } finally {
    await context.close();
  }
}

async function faultsOf(page: Page, url: string): Promise<Fault[]> {
  await page.goto(url, { waitUntil: 'load' });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  const problems = await findAxeProblems(page);
  const tooWide = `The page is ${width} px wide and does not fit on a phone of ${PHONE.width} px: look for a very long word, or a wide table.`;
  return [
    ...(width > PHONE.width ? [{ key: 'width', text: tooWide, isOfProgram: false }] : []),
    ...problems.map((problem) => ({
      // Only the rule identifies a fault in both versions of a page, because the HTML around it may change.
      key: problem.split(':')[0] ?? '',
      text: `Not everybody can use a part of the page (${problem}).`,
      isOfProgram: true,
    })),
  ];
}

/** Violations found by axe in the current state of a page, each as `rule: HTML`: default rules, best practices and target size. */
export async function findAxeProblems(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await waitUntilStill(page);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, {
      iframes: false,
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  });
}

/** Waits for pictures, fonts and the end of animations, which affect the contrast of texts. */
async function waitUntilStill(page: Page): Promise<void> {
  await loadPictures(page);
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
