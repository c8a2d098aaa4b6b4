import type { Page } from 'playwright-core';

interface Swipe {
  x: number;
  y: number;
  /** Pixels to the right. */
  by: number;
}

/** Moves one finger sideways across the screen. The context of the page needs `hasTouch`. */
export async function swipe(page: Page, { x, y, by }: Swipe): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
  await touch('touchStart', x);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', x + (by * step) / 10);
  await touch('touchEnd');
  await session.detach();
}
