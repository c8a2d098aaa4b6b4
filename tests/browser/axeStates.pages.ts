import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { findAxeProblems } from '../../scripts/look/browserFaults';
import { isWhole } from '../isWhole';
import { contact, fillIn, formsReady, sendButton } from './contactForms';
import { openMenu } from './pictures/states';
import { visit } from './visits';

const FUNCTION = '**/functions/v1/submit-contact-form';

/** Tests of the showcase in states to which a visitor brings it. */
function testAxeStates(width: number): void {
  let page: Page;
  beforeEach(async () => {
    page = await visit({ reducedMotion: 'reduce', viewport: { width, height: 844 } });
  });
  const open = (address: string) => page.goto(address, { waitUntil: 'networkidle' });

  describe(`axe finds nothing at ${width} px`, () => {
    test('while the form is sending', async () => {
      await open(contact.address);
      await formsReady(page);
      await fillIn(page, contact, 'A kitchen');
      await page.route(FUNCTION, () => undefined);
      await sendButton(page).click();
      await expect.poll(() => sendButton(page).isDisabled()).toBe(true);
      expect(await findAxeProblems(page)).toEqual([]);
    });

    test.each([
      ['an error notice', 400, { error: 'Please call us.' }],
      ['a success notice and the confirmation', 200, { ok: true }],
    ] as const)('with %s', async (_what, status, json) => {
      await open(contact.address);
      await formsReady(page);
      await fillIn(page, contact, 'A kitchen');
      await page.route(FUNCTION, (route) => route.fulfill({ status, json }));
      await sendButton(page).click();
      const notice = page.locator('[data-notice]');
      await notice.waitFor();
      await notice.hover(); // It stays while the mouse is on it.
      expect(await findAxeProblems(page)).toEqual([]);
    });

    test('with every question open and fields left wrong', async () => {
      await open(contact.address);
      const questions = page.locator('main details > summary');
      for (const question of await questions.all()) await question.click();
      expect(await page.locator('main details[open]').count()).toBe(await questions.count());
      await fillIn(page, contact, 'A kitchen');
      await page.getByLabel('Email Address').fill('nobody');
      await page.getByLabel('Full Name').fill('');
      await sendButton(page).click();
      expect(await page.locator('form :invalid').count()).toBe(2);
      expect(await findAxeProblems(page)).toEqual([]);
    });

    test('with a photograph seen large, and with another album', async () => {
      await open('/albums');
      await page.locator('#rooms a').first().click();
      await page.getByRole('dialog').getByRole('img').waitFor();
      expect(await findAxeProblems(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('tab').last().click();
      expect(await findAxeProblems(page)).toEqual([]);
    });

    test('in forced colors', async () => {
      await open(contact.address);
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await findAxeProblems(page)).toEqual([]);
    });
  });
}

/** Tests the menu of the showcase while it is open. */
function testAxeMenu(width: number): void {
  test(`axe finds nothing at ${width} px with the menu open`, async () => {
    const page = await visit({ reducedMotion: 'reduce', viewport: { width, height: 844 } });
    await page.goto('/one', { waitUntil: 'networkidle' });
    await openMenu(page);
    for (const group of await page.getByRole('dialog').locator('summary').all()) await group.click();
    expect(await findAxeProblems(page)).toEqual([]);
  });
}

testAxeMenu(390);
testAxeMenu(1440);
testAxeStates(390);
if (isWhole) testAxeStates(1440);
// Up to 1023 px, the states are those of a phone.
if (isWhole) testAxeStates(768);
