import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Server } from '../../scripts/serve/startServer';
import { builtSite } from '../builtSite';
import { builtAddresses } from './builtAddresses';
import { contactForm as contact, fillIn, sendButton } from './contactForms';
import { findAxeProblems } from './findAxeProblems';
import { keepToSite } from './keepToSite';
import { openBrowser } from './openBrowser';
import { openShowcase, showcaseFolder } from './pictures/openShowcase';

const WIDTHS = [390, 768, 1440];
const FUNCTION = '**/functions/v1/submit-contact-form';

let site: Server;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  site = await builtSite();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function open(address: string, width: number, { url } = site): Promise<void> {
  page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width, height: 844 } });
  await keepToSite(page, url);
  await page.goto(url + address, { waitUntil: 'load' });
}

describe.each(builtAddresses())('%s', (address) => {
  beforeAll(() => open(address, 390));
  afterAll(() => page?.close());

  test.each(WIDTHS)('has nothing for axe to find at %i px', async (width) => {
    await page.setViewportSize({ width, height: 844 });
    expect(await findAxeProblems(page)).toEqual([]);
  });
});

describe('the showcase, whose pages have every section with all fields, with too few and with too many words', () => {
  let showcase: Server;
  beforeAll(async () => {
    showcase = await openShowcase();
  });
  afterAll(() => showcase?.stop());

  test.each(WIDTHS)('has nothing for axe to find on any page at %i px', async (width) => {
    const found: Record<string, string[]> = {};
    for (const address of builtAddresses(showcaseFolder)) {
      await open(address, width, showcase);
      const problems = await findAxeProblems(page);
      if (problems.length > 0) found[address] = problems;
      await page.close();
    }
    expect(found).toEqual({});
  });
});

describe.each(WIDTHS)('nothing for axe to find at %i px', (width) => {
  afterEach(() => page?.close());

  describe('around the form', () => {
    beforeEach(async () => {
      await open(contact.address, width);
      await page.waitForLoadState('networkidle');
      await fillIn(page, contact, 'A kitchen');
    });

    test('while it is sending', async () => {
      await page.route(FUNCTION, () => undefined);
      await sendButton(page).click();
      await expect.poll(() => sendButton(page).isDisabled()).toBe(true);
      expect(await findAxeProblems(page)).toEqual([]);
    });

    test.each([
      ['the error notice', 400, 'alert'],
      ['the success notice', 200, 'status'],
    ] as const)('with %s', async (_what, status, role) => {
      const body = status === 200 ? { ok: true } : { error: 'Please call us.' };
      await page.route(FUNCTION, (route) => route.fulfill({ status, json: body }));
      await sendButton(page).click();
      const notice = page.getByRole(role).filter({ hasText: /./ });
      await notice.waitFor();
      await notice.hover(); // It stays while the mouse is on it.
      expect(await findAxeProblems(page)).toEqual([]);
    });

    test('with fields that were left wrong', async () => {
      await page.getByLabel('Email Address').fill('nobody');
      await page.getByLabel('Full Name').fill('');
      await sendButton(page).click();
      expect(await findAxeProblems(page)).toEqual([]);
    });
  });

  test('with every question open', async () => {
    await open(contact.address, width);
    const questions = page.locator('main details > summary');
    for (const question of await questions.all()) await question.click();
    expect(await page.locator('main details[open]').count()).toBe(await questions.count());
    expect(await findAxeProblems(page)).toEqual([]);
  });

  test('with the menu open', async () => {
    await open('/about', width);
    await page.waitForLoadState('networkidle');
    const phone = page.getByRole('button', { name: 'Menu', exact: true });
    const isPhone = await phone.isVisible();
    await (isPhone ? phone : page.locator('[data-menu-group] > summary').first()).click();
    const shown = isPhone ? page.getByRole('dialog') : page.locator('[data-menu-group][open]');
    await shown.waitFor();
    if (isPhone) for (const group of await shown.locator('summary').all()) await group.click();
    expect(await findAxeProblems(page)).toEqual([]);
  });

  test('with a photograph seen large, and with another album', async () => {
    await open('/portfolio', width);
    await page.waitForLoadState('networkidle');
    await page.locator('#kitchen a').first().click();
    await page.getByRole('dialog').getByRole('img').waitFor();
    expect(await findAxeProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('tab').last().click();
    expect(await findAxeProblems(page)).toEqual([]);
  });

  test('in forced colours', async () => {
    await open(contact.address, width);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await findAxeProblems(page)).toEqual([]);
  });
});
