import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { duringTest, phone, visit } from './visits';

/** Opens an article on a device with this dialog for sharing, or none, and presses the button. Runs in the page, so it sees nothing around it. */
async function pressShare(page: Page, share?: (data: ShareData) => Promise<unknown>): Promise<void> {
  const script = `Object.defineProperty(navigator, 'share', { value: ${share} })`;
  await duringTest(page.addInitScript(script));
  await page.goto('/blog/a-note');
  await page.getByRole('button', { name: 'Share Article' }).click();
}

describe('Share Article', () => {
  test("opens the device's own dialog where there is one", async () => {
    const page = await visit(phone);
    await pressShare(page, async (what) => Object.assign(window, { shared: what }));
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
      .toEqual({ title: await page.title(), url: page.url() });
    expect(await page.locator('[data-notice]').count()).toBe(0);
  });

  test('a dialog that is dismissed is no error', async () => {
    const page = await visit(phone);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await pressShare(page, () => {
      Object.assign(window, { asked: true });
      return Promise.reject(new DOMException('Share canceled', 'AbortError'));
    });
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'asked'))).toBe(true);
    expect(problems).toEqual([]);
    expect(await page.locator('[data-notice]').count()).toBe(0);
  });

  test('copies the address where the device has no dialog of its own', async () => {
    const page = await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    await pressShare(page);
    await page.getByRole('status').getByText('The link to this article was copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test('is not there where no script loads', async () => {
    const page = await visit();
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/blog/a-note');
    expect(await page.getByRole('button', { name: 'Share Article' }).count()).toBe(0);
  });
});
