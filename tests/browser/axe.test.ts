import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { builtAddresses } from './builtAddresses';
import { contactForm as contact, fillIn, sendButton } from './contactForms';
import { findAxeProblems } from './findAxeProblems';
import { keepToSite } from './keepToSite';
import { showcaseFolder } from './pictures/openShowcase';
import { browser, showcase, site } from './session';
import { AXE_WIDTHS, testAxe } from './testAxe';

const FUNCTION = '**/functions/v1/submit-contact-form';

let page: Page;

async function open(address: string, width: number): Promise<void> {
  page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width, height: 844 } });
  await keepToSite(page, site);
  await page.goto(site + address, { waitUntil: 'load' });
}

describe('the showcase', () => testAxe(showcase, builtAddresses(showcaseFolder)));

describe.each(AXE_WIDTHS)('nothing for axe to find at %i px', (width) => {
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

  test('in forced colors', async () => {
    await open(contact.address, width);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await findAxeProblems(page)).toEqual([]);
  });
});
