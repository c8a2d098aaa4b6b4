import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { contact, fillIn, formsReady, sendButton } from './contactForms';
import { followRequests, listenTo, phone, visit } from './visits';

const ENTRY = '**/assets/entries/**';

describe('where no script runs', () => {
  test('nothing is dead when the scripts are blocked', async () => {
    const page = await visit();
    await page.route(ENTRY, (route) => route.abort());
    await page.goto('/blog/a-note');
    expect(await page.getByRole('button', { name: 'Share Article' }).count()).toBe(0);
    await page.goto('/');
    expect(await page.locator('page-island').getByRole('button').count()).toBe(0);
  });

  test('the page does not scroll behind the open phone menu', async () => {
    const page = await visit({ ...phone, javaScriptEnabled: false });
    await page.goto('/');
    const top = () => page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().top);
    await page.locator('[data-phone-menu] summary').first().click();
    const before = await top();
    await page.mouse.move(200, 100);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(300);
    expect(await top()).toBe(before);
  });
});

describe('Back closes an open photograph', () => {
  async function openPhoto(): Promise<Page> {
    const page = await visit();
    await page.goto('/');
    await page.goto('/gallery');
    await page.locator('[data-gallery], [data-set]').first().scrollIntoViewIfNeeded();
    await expect
      .poll(async () => {
        await page.locator('[data-photo] a:visible').first().click();
        return page.locator('dialog.lightbox[open]').count();
      })
      .toBe(1);
    return page;
  }

  test('and the page stays', async () => {
    const page = await openPhoto();
    await page.goBack();
    await expect.poll(() => page.locator('dialog.lightbox[open]').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/gallery');
  });

  test('closed by its button, Back leaves the page as before', async () => {
    const page = await openPhoto();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => history.state?.photo ?? null)).toBe(null);
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  });
});

test('a form that was sent closes the notice that it was not', async () => {
  const page = await visit({ isNew: true });
  let status = 503;
  await page.route('**/functions/v1/**', (route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify({ ok: status === 200 }) }),
  );
  await page.clock.install();
  await page.goto('/contact');
  await formsReady(page);
  await fillIn(page, contact, 'Hello');
  await sendButton(page).click();
  const failed = page.locator('[data-notice][data-destructive]');
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return failed.count();
    })
    .toBe(1);
  status = 200;
  await sendButton(page).click();
  await expect.poll(() => page.locator('[role="status"] [data-notice]').count()).toBe(1);
  expect(await failed.count()).toBe(0);
});

test('a first picture that cannot be loaded leaves its color, not a sign of a broken picture', async () => {
  const page = await visit();
  await page.route('**/media/**', (route) => route.abort());
  await page.goto('/');
  await expect.poll(() => page.locator('img[fetchpriority="high"]').isVisible()).toBe(false);
});

test('the links of the error page lead to no error', async () => {
  const page = await visit();
  await page.goto('/nowhere');
  const links = await page
    .locator('nav a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).not.toContain('/404');
  await page.locator('header a').first().click();
  await page.waitForURL((url) => url.pathname === '/');
});

test.each(['/', '/gallery', '/contact', '/blog/a-note'])(
  'no script of %s makes markup of a text',
  async (address) => {
    const page = await visit();
    const complaints = listenTo(page);
    const requestsEnded = followRequests(page);
    await page.goto(address);
    await requestsEnded();
    const refused = await page.evaluate(() => {
      try {
        document.createElement('div').innerHTML = '<b>bold</b>';
        return false;
      } catch {
        return true;
      }
    });
    expect(refused).toBe(true);
    for (const island of await page.locator('page-island').all()) await island.scrollIntoViewIfNeeded();
    await requestsEnded();
    expect(complaints.filter((line) => /trusted/i.test(line))).toHaveLength(1);
  },
);

test('the breadcrumbs on a phone are more than “Home”', async () => {
  const page = await visit(phone);
  await page.goto('/contact');
  const links = page.getByRole('navigation', { name: 'You are here' }).getByRole('link');
  expect(await links.allInnerTexts()).toEqual(['Home', 'Contact']);
  await page.goto('/nowhere');
  expect(await links.count()).toBe(0);
});

describe('the address in the footer', () => {
  test.each([390, 768])('is broken inside no word at %i px', async (width) => {
    const page = await visit({ viewport: { width, height: 900 } });
    await page.goto('/');
    const broken = await page.locator('footer a[href^="mailto:"]').evaluate((link) => {
      const found: string[] = [];
      const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        if (range.getClientRects().length > 1) found.push(text.textContent ?? '');
      }
      return found;
    });
    expect(broken).toEqual([]);
  });
});
