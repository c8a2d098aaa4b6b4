import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { formsReady } from '../../browser/contactForms';
import { visit } from '../../browser/visits';
import { formSite } from './formSite';

const site = formSite();
let page: Page;

async function open(address: string): Promise<void> {
  const viewport = { width: 1280, height: 844 };
  page = await visit({ origin: site.url, viewport, reducedMotion: 'reduce', hasDots: true });
  await page.goto(address, { waitUntil: 'networkidle' });
}

const press = (key: string) => page.keyboard.press(key);

/** The focused element, as a screen reader would name it. */
const focused = () =>
  page.evaluate(() => {
    const element = document.activeElement;
    const label = element && 'labels' in element ? (element as HTMLInputElement).labels?.[0] : undefined;
    const words = element?.getAttribute('aria-label') ?? (label ?? element)?.textContent ?? '';
    return words.replace(/\s+/g, ' ').trim();
  });

/** Presses Tab until this has the focus. Stops at the end of the page. */
async function tabTo(name: string): Promise<void> {
  for (let stops = 0; stops < 150; stops += 1) {
    await press('Tab');
    if ((await focused()) === name) return;
  }
  throw new Error(`the tabulator never came to "${name}"`);
}

const address = () => new URL(page.url()).pathname;

test('a service is found from home by the menu', async () => {
  await open('/');
  await press('Tab');
  expect(await focused()).toBe('Skip to content');
  await press('Tab');
  expect(await focused()).toBe('Maple Row Remodeling');
  for (const stop of ['Home', 'About', 'Services']) {
    await press('Tab');
    expect(await focused()).toBe(stop);
  }
  await press('Enter');
  await press('Tab');
  expect(await focused()).toBe('Kitchen Remodeling');
  await press('Tab');
  expect(await focused()).toBe('Bathroom Remodeling');
  await press('Enter');
  await page.waitForURL('**/bathroom-remodeling');
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
});

test('a service is found from home past the menu, by its card', async () => {
  await open('/');
  await press('Tab');
  await press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  await press('Tab');
  expect(await focused()).toBe('View Our Portfolio');
  await tabTo('Learn More: Kitchen Remodeling');
  expect(await page.locator('article:has(:focus)').getByRole('heading').textContent()).toBe(
    'Kitchen Remodeling',
  );
  await press('Enter');
  await page.waitForURL('**/kitchen-remodeling');
});

test('the form is filled in and sent', async () => {
  const words = `By keyboard ${randomUUID()}`;
  await open('/contact');
  await formsReady(page);
  await tabTo('Full Name *');
  await page.keyboard.type('Ann Example');
  for (const [label, value] of [
    ['Email Address *', 'ann@example.com'],
    ['Phone Number *', '(856) 555-0199'],
  ] as const) {
    await press('Tab');
    expect(await focused()).toBe(label);
    await page.keyboard.type(value);
  }
  await press('Tab');
  expect(await focused()).toMatch(/^Project Type/);
  await page.keyboard.type('Bath');
  await press('Tab');
  expect(await focused()).toBe('Project Details *');
  await page.keyboard.type(words);
  await press('Tab');
  expect(await focused()).toBe('Photos');
  await press('Tab');
  expect(await focused()).toBe('Send Message');
  await press('Enter');
  await page.getByRole('status').getByText('Message Sent!', { exact: true }).waitFor();
  const lead = await site.storedLead(words);
  expect(lead).toMatchObject({ projectType: 'Bathroom Remodeling' });
  expect(address()).toBe('/contact');
  expect(await focused(), 'the focus is at the confirmation').toContain('We have your message');
});

test('the gallery is looked through, from a tab to a photograph and back', async () => {
  await open('/portfolio');
  await tabTo('Kitchens');
  await press('ArrowRight');
  expect(await focused()).toBe('Bathrooms');
  await press('Tab');
  const first = await page.locator(':focus').getAttribute('href');
  expect(first).toMatch(/^\/media\/bathroom-1-/);
  await press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await dialog.locator(':focus').count(), 'the focus is in the lightbox').toBe(1);
  await dialog.getByText('1 / 12', { exact: true }).waitFor();
  await press('ArrowRight');
  await dialog.getByText('2 / 12', { exact: true }).waitFor();
  for (const stop of ['Close', 'Previous', 'Next']) {
    await tabTo(stop);
    expect(await dialog.locator(':focus').count()).toBe(1);
  }
  await press('Enter');
  await dialog.getByText('3 / 12', { exact: true }).waitFor();
  expect(await focused()).toBe('Next');
  await press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.locator(':focus').getAttribute('href')).toMatch(/^\/media\/bathroom-[13]-/);
});

test.each([true, false])(
  'an album shows ten photographs, and its button the rest, with scripts: %s',
  async (javaScriptEnabled) => {
    page = await visit({ origin: site.url, viewport: { width: 390, height: 844 }, javaScriptEnabled });
    await page.goto('/portfolio#kitchen');
    const photos = page.locator('#kitchen [data-photo]:visible');
    expect(await photos.count()).toBe(10);
    await page.getByText('Show 18 more photos').click();
    expect(await photos.count()).toBe(28);
  },
);
