import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { estimateForm, fillIn, formsReady, sendButton } from '../../browser/contactForms';
import { visit } from '../../browser/visits';
import { formSite } from './formSite';

const site = formSite();
let page: Page;

const JOB = 'White cabinets, an oak island, a level floor';
const screens = [[390], [1440]];

/** From the list of jobs to what they cost, and by a row of the drawing to one of them. */
async function openFromPlot(): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'What past jobs cost' }).click();
  await page.waitForURL('**/what-it-costs');
  const kitchens = page.getByRole('list', { name: 'What each job cost: Kitchen Remodeling' });
  const row = kitchens.getByRole('listitem').filter({ hasText: JOB });
  expect(await row.innerText()).toMatch(/\$64,500\s+October 2025\s+5 weeks/);
  await row.getByRole('link').click();
  await page.waitForURL('**/projects/white-oak-kitchen-pitman');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(JOB);
}

async function askForEstimate(words: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Get a Free Estimate' }).first().click();
  expect(await page.locator(':target form').count()).toBe(1);
  await fillIn(page, estimateForm('', '', ''), words);
  await sendButton(page).click();
}

async function expectLead(words: string): Promise<void> {
  const lead = await site.storedLead(words);
  expect(lead).toMatchObject({ source: '/projects/white-oak-kitchen-pitman' });
}

test.each(screens)(
  'a kitchen job in town is found, its cost compared, and one like it asked for, at %d px',
  async (width) => {
    const words = `Like this one ${randomUUID()}`;
    page = await visit({
      origin: site.url,
      viewport: { width, height: 844 },
      reducedMotion: 'reduce',
      hasDots: true,
    });
    await page.goto('/projects', { waitUntil: 'networkidle' });
    await page.getByLabel('Service').selectOption('Kitchen Remodeling');
    await page.getByLabel('Town').selectOption('Pitman');
    await page
      .getByRole('status')
      .getByText(/^\d+ projects?$/)
      .waitFor();
    const cards = page.locator('[data-cards] > li');
    expect(await cards.filter({ hasText: 'Kitchen Remodeling · Pitman, NJ' }).count()).toBe(
      await cards.count(),
    );
    expect(await cards.filter({ hasText: JOB }).isVisible()).toBe(true);
    await openFromPlot();
    await formsReady(page);
    await askForEstimate(words);
    await page.getByRole('status').getByText('Message Sent!', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'What happens next' }).click();
    await page.waitForURL('**/thank-you');
    expect(await page.getByRole('heading', { name: 'What to have ready' }).isVisible()).toBe(true);
    await page.locator('[data-summary]').getByText(words).waitFor();
    await expectLead(words);
  },
);

test('the same without scripts but the filter and the summary', async () => {
  const words = `Without scripts ${randomUUID()}`;
  page = await visit({
    origin: site.url,
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
    hasDots: true,
  });
  await page.goto('/projects');
  expect(
    await page.locator('[data-cards] > li').filter({ hasText: 'Kitchen Remodeling' }).count(),
  ).toBeGreaterThan(2);
  await openFromPlot();
  await askForEstimate(words);
  await page.waitForURL('**/thank-you');
  expect(await page.getByRole('heading', { name: 'What happens next' }).isVisible()).toBe(true);
  expect(await page.locator('[data-summary]').isVisible()).toBe(false);
  await expectLead(words);
});
