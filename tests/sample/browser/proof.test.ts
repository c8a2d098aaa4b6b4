import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { site } from '../../browser/session';
import { phone, visit } from '../../browser/visits';

let page: Page;

beforeEach(async () => {
  page = await visit({ origin: site, ...phone, reducedMotion: 'reduce', hasDots: true });
});

const main = () => page.getByRole('main');

const button = () => page.getByRole('complementary').locator('a').nth(1);

describe('the estimate button of the bar', () => {
  test("rests while the hero's own is in view, and not below it", async () => {
    await page.goto('/kitchen-remodeling');
    await button().waitFor({ state: 'hidden' });
    await page.mouse.wheel(0, 1500);
    await button().waitFor();
  });

  test('carries the page, the service and the town, and the form knows them', async () => {
    await page.goto('/projects/media-room-mantua');
    await page.mouse.wheel(0, 1500);
    await button().click();
    await page.waitForURL(
      '**/contact?about=basement-remodeling&town=mantua-township-nj&from=/projects/media-room-mantua#estimate',
    );
    await page.getByText('For a job in Mantua Township').waitFor();
    expect(await page.getByLabel('Project Type').inputValue()).toBe('Basement Finishing');
  });

  test('values that the form does not know are ignored', async () => {
    await page.goto('/contact?about=castles&town=__proto__&from=//evil.example#estimate');
    await page.getByLabel('Full Name').fill('Ann');
    await page.waitForTimeout(1500);
    expect(await page.getByLabel('Project Type').inputValue()).toBe('');
    expect(await page.locator('form [data-town]').isVisible()).toBe(false);
  });

  test('stays in view on wide screens', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/contact');
    await page.locator('form[data-lead-form]').scrollIntoViewIfNeeded();
    expect(await page.locator('header').getByRole('link', { name: 'Get a Free Estimate' }).isVisible()).toBe(
      true,
    );
  });
});

describe('in few taps on a phone', () => {
  test("a basement's before and after: one, and its job: two", async () => {
    await page.goto('/');
    await main()
      .getByRole('link', { name: /^Learn More.*Basement Remodeling$/ })
      .click();
    await page.waitForURL('**/basement-remodeling');
    const comparison = page.getByRole('figure').filter({ hasText: 'Bare block walls to movie night' });
    expect((await comparison.boundingBox())?.y).toBeLessThan(2 * phone.viewport.height);
    await comparison.getByRole('link', { name: /^See this job/ }).click();
    await page.waitForURL('**/projects/media-room-mantua');
    expect(await main().locator('h2').first().innerText()).toBe('Before and after');
  });
});

describe('with every other host blocked', () => {
  beforeEach(() =>
    page.route(
      (url) => !url.href.startsWith(site),
      (route) => route.abort(),
    ),
  );

  test.each([
    ['/', 'What we are working on this week', 3],
    ['/contact', 'Where we work', 3],
  ])('%s shows something of ours in the block, before the frame', async (address, heading, links) => {
    await page.goto(address);
    const block = main()
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: heading }) });
    await block.locator('figure').last().scrollIntoViewIfNeeded();
    await block.locator('iframe').waitFor({ state: 'attached' });
    const own = block.locator('ul a');
    expect(await own.count()).toBe(links);
    const box = await block.locator('iframe').boundingBox();
    expect((await own.last().boundingBox())?.y).toBeLessThan(box?.y ?? 0);
    expect(await block.locator('figure > div').innerText()).toMatch(/\w/);
  });

  test('the tab of posts begins with our own comparisons', async () => {
    await page.goto('/portfolio#before-after');
    const panel = page.getByRole('tabpanel', { name: 'Before & After' });
    await panel.locator('iframe').first().waitFor({ state: 'attached' });
    expect(await panel.locator('iframe').count()).toBe(11);
    expect(await panel.locator('[data-compare]').count()).toBe(4);
    const [first, last] = [panel.locator('iframe').first(), panel.locator('[data-compare]').last()];
    expect((await last.boundingBox())?.y).toBeLessThan((await first.boundingBox())?.y ?? 0);
  });
});

test("a phone shows a feed's upper part, and all of it when asked", async () => {
  await page.goto('/');
  const box = main().locator('[data-feed] figure > div');
  expect((await box.boundingBox())?.height).toBeLessThanOrEqual(400);
  await page.getByRole('button', { name: 'Show more of the posts' }).click();
  expect((await box.boundingBox())?.height).toBe(560);
});

test('a photo of a job has its name and a link to it in the lightbox, and its page has a lightbox too', async () => {
  page = await visit({ origin: site, ...phone, reducedMotion: 'reduce' });
  await page.goto('/portfolio');
  await page.locator('#kitchen-7 a').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('An oak kitchen for people who cook').waitFor();
  await dialog.getByRole('link', { name: 'See this job' }).click();
  await page.waitForURL('**/projects/oak-kitchen-mullica-hill');
  await page.locator('[data-photo] a').first().click();
  await dialog.getByText(/^1 \/ \d+$/).waitFor();
});
