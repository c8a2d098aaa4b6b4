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
    await page.locator('form[data-phone]').scrollIntoViewIfNeeded();
    expect(await page.locator('header').getByRole('link', { name: 'Get a Free Estimate' }).isVisible()).toBe(
      true,
    );
  });
});

describe('in few taps on a phone', () => {
  test('what a bathroom costs: two', async () => {
    await page.goto('/');
    await main().getByRole('link', { name: 'What it costs' }).click();
    await page.waitForURL('**/what-it-costs');
    await main().getByRole('navigation').getByRole('link', { name: 'Bathroom Remodeling' }).click();
    const rows = page.getByRole('list', { name: 'What each job cost: Bathroom Remodeling' });
    const top = () => rows.evaluate((list) => list.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(phone.viewport.height);
    expect(await rows.getByRole('link').count()).toBe(6);
  });

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

  test('an estimate from the page of a town: one, to a form that knows the town', async () => {
    await page.goto('/areas/mantua-township-nj');
    await main().getByRole('link', { name: 'Get Free Estimate' }).first().click();
    await page.waitForURL('**#estimate');
    expect(await page.getByLabel('Address in Mantua Township').isVisible()).toBe(true);
  });

  test('whether the company is real: none to its license, its jobs and reviews with a date', async () => {
    await page.goto('/');
    await main()
      .getByText(/License 13VH\d+/)
      .first()
      .waitFor();
    expect(await main().locator('blockquote').count()).toBeGreaterThanOrEqual(10);
    expect(await main().locator('figure:has(blockquote) time').count()).toBeGreaterThanOrEqual(10);
    expect(
      await main().locator('[data-feed]').locator('xpath=..').locator('a[href^="/projects/"]').count(),
    ).toBe(3);
  });
});

/** The part of each screen of the page that frames and their boxes cover, the fullest first. */
const coverage = () =>
  page.evaluate(() => {
    const { innerHeight, innerWidth, scrollY } = window;
    const boxes = [...document.querySelectorAll('figure:has(iframe, template) > div')].map((box) => {
      const { top, height, width } = box.getBoundingClientRect();
      return { top: top + scrollY, bottom: top + scrollY + height, width };
    });
    const tops = boxes.flatMap(({ top, bottom }) => [top, bottom - innerHeight]);
    const covered = tops.map((from) =>
      boxes.reduce((sum, { top, bottom, width }) => {
        const shown = Math.min(bottom, from + innerHeight) - Math.max(top, from);
        return sum + Math.max(0, shown) * width;
      }, 0),
    );
    return Math.max(...covered) / (innerHeight * innerWidth);
  });

describe.each(['blocked', 'blank'])('with every other host %s', (how) => {
  beforeEach(() =>
    page.route(
      (url) => !url.href.startsWith(site),
      (route) => (how === 'blank' ? route.fulfill({ contentType: 'text/html', body: '' }) : route.abort()),
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
    expect(await coverage()).toBeLessThanOrEqual(0.5);
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

test('a photo of a job has its name and a link to it in the lightbox', async () => {
  page = await visit({ origin: site, ...phone, reducedMotion: 'reduce' });
  await page.goto('/portfolio');
  await page.locator('#kitchen-7 a').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('An oak kitchen for people who cook').waitFor();
  await dialog.getByRole('link', { name: 'See this job' }).click();
  await page.waitForURL('**/projects/oak-kitchen-mullica-hill');
});

test('no text of the costs is cut off, and each row is a named target', async () => {
  await page.goto('/what-it-costs');
  const links = main().getByRole('listitem').getByRole('link');
  expect(await links.count()).toBeGreaterThan(25);
  const faults = await main().evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('div[id] li:not([aria-hidden]), div[id] p')].flatMap((each) => {
      const { right, height } = each.getBoundingClientRect();
      const isRow = each.tagName === 'LI';
      const isFault = right > innerWidth || each.scrollWidth > each.clientWidth + 1 || (isRow && height < 24);
      return isFault ? [each.innerText] : [];
    }),
  );
  expect(faults).toEqual([]);
});
