import type { Page } from 'playwright-core';
import { contact, fillIn, sendButton } from '../contactForms';
import type { PageOptions } from './openWithoutMotion';

const FUNCTION = '**/functions/v1/submit-contact-form';
/** Not the number of the other tests, since it is in pictures. */
const form = { ...contact, fields: { ...contact.fields, 'Phone Number': '(555) 555-0199' } };
const fillInForm = (page: Page) => fillIn(page, form, 'A room');

const sendTo = (status: number, json: object) => async (page: Page) => {
  await page.route(FUNCTION, (route) => route.fulfill({ status, json }));
  await fillInForm(page);
  await sendButton(page).click();
  const notice = page.locator('[data-notice]');
  await notice.waitFor();
  if (status === 200) await page.locator('[data-sent]').waitFor();
  await notice.hover();
};

/** The widths of a phone, a tablet and a desktop. */
export type Width = 390 | 768 | 1440;

/** A page in a state that is easy to overlook. */
interface State extends Pick<PageOptions, 'forcedColors' | 'javaScriptEnabled'> {
  name: string;
  /** Those at which it has a picture. */
  widths: readonly Width[];
  address: string;
  /** The steps that lead to it. */
  bring?: (page: Page) => Promise<unknown>;
  /** Whether to take only the screen, not the first 2000 px of the page. */
  screen?: true;
}

const bigText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

export const states: readonly State[] = [
  {
    name: 'lightbox',
    widths: [390, 1440],
    address: '/gallery',
    screen: true,
    bring: async (page) => {
      await page.locator('#rooms a').first().click();
      const photo = page.getByRole('dialog').getByRole('img');
      await photo.waitFor();
      await photo.evaluate((image: HTMLImageElement) => image.decode());
    },
  },
  { name: 'menu', widths: [390, 1440], address: '/one', screen: true, bring: openMenu },
  {
    name: 'scrolled',
    widths: [390],
    address: '/one',
    screen: true,
    bring: (page) => page.evaluate(() => window.scrollTo(0, 300)),
  },
  {
    name: 'button-hover',
    widths: [1440],
    address: '/a-service',
    screen: true,
    bring: (page) => page.locator('main section a').nth(1).hover(),
  },
  {
    name: 'form-wrong',
    widths: [390],
    address: '/contact',
    screen: true,
    // Leaves the field by Tab: the browser's own bubble, which sending shows, is not in every screenshot.
    bring: async (page) => {
      await fillInForm(page);
      await page.getByLabel('Full Name').fill('');
      await page.getByLabel('Full Name').pressSequentially('A');
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Tab');
      await page.getByLabel('Email Address').fill('');
      await page.getByLabel('Email Address').pressSequentially('nobody');
      await page.keyboard.press('Tab');
    },
  },
  {
    name: 'form-sending',
    widths: [390],
    address: '/contact',
    screen: true,
    bring: async (page) => {
      await page.route(FUNCTION, () => undefined);
      await fillInForm(page);
      await sendButton(page).click();
    },
  },
  {
    name: 'notice-error',
    widths: [390],
    address: '/contact',
    screen: true,
    bring: sendTo(400, { error: 'Please tell us a little more about your project, or call us.' }),
  },
  {
    name: 'notice-success',
    widths: [1440],
    address: '/contact',
    screen: true,
    bring: sendTo(200, { ok: true }),
  },
  {
    name: 'questions-open',
    widths: [1440],
    address: '/contact',
    screen: true,
    bring: async (page) => {
      for (const question of await page.locator('main summary').all()) await question.click();
    },
  },
  { name: 'big-text-contact', widths: [390], address: '/contact', bring: bigText },
  { name: 'big-text-service', widths: [390], address: '/a-service', bring: bigText },
  { name: 'forced-colors', widths: [1440], address: '/contact', forcedColors: 'active' },
  {
    name: 'print-article',
    widths: [768],
    address: '/blog/a-note',
    bring: (page) => page.emulateMedia({ media: 'print' }),
  },
  {
    name: 'print-service',
    widths: [768],
    address: '/a-service',
    bring: (page) => page.emulateMedia({ media: 'print' }),
  },
  { name: 'no-script-gallery', widths: [390], address: '/gallery', javaScriptEnabled: false },
  { name: 'no-script-contact', widths: [1440], address: '/contact', javaScriptEnabled: false },
];

/** Opens the menu: on a phone the sheet, whose button needs its script; on a wide screen the first group. */
export async function openMenu(page: Page): Promise<void> {
  if (!(await page.locator('[data-phone-menu]').isVisible()))
    return page.locator('[data-menu-group] > summary').first().click();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  return page.getByRole('dialog').waitFor();
}
