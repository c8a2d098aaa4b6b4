import { describe, expect, test } from 'vitest';
import { duringTest, phone, visit } from './visits';

describe('Share Article', () => {
  test("opens the device's own dialog where there is one", async () => {
    const page = await visit(phone);
    await duringTest(
      page.addInitScript(() =>
        Object.defineProperty(navigator, 'share', {
          value: async (what: ShareData) => Object.assign(window, { shared: what }),
        }),
      ),
    );
    await page.goto('/blog/a-note');
    await page.getByRole('button', { name: 'Share Article' }).click();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
      .toEqual({ title: await page.title(), url: page.url() });
    expect(await page.locator('[data-notice]').count()).toBe(0);
  });

  test('a dialog that is dismissed is no error', async () => {
    const page = await visit(phone);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await duringTest(
      page.addInitScript(() =>
        Object.defineProperty(navigator, 'share', {
          value: () => {
            Object.assign(window, { asked: true });
            return Promise.reject(new DOMException('Share canceled', 'AbortError'));
          },
        }),
      ),
    );
    await page.goto('/blog/a-note');
    await page.getByRole('button', { name: 'Share Article' }).click();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'asked'))).toBe(true);
    expect(problems).toEqual([]);
    expect(await page.locator('[data-notice]').count()).toBe(0);
  });

  test('copies the address where the device has no dialog of its own', async () => {
    const page = await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    await duringTest(
      page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined })),
    );
    await page.goto('/blog/a-note');
    await page.getByRole('button', { name: 'Share Article' }).click();
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
