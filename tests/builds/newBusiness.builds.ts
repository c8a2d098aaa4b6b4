import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { listFiles } from '../../pipeline/source/listFolder';
import { findAxeProblems } from '../../scripts/look/browserFaults';
import type { Business } from '../../supabase/functions/submit-contact-form/business';
import { openTestStack } from '../backend/openTestStack';
import { waitForMails } from '../backend/readMails';
import { builtAddresses, variedAddresses } from '../browser/builtAddresses';
import { openBrowser } from '../browser/openBrowser';
import { takeBundle } from '../built/Workplace';
import { builtSite } from '../builtSite';
import { isWhole } from '../isWhole';

const WIDTHS = [320, 390, 768, 1440];

const businesses = [
  {
    name: 'painter',
    form: '/',
    subject: 'Estimate request from Ann Example (Something else)',
    received: /^Received: \w+day, \w+ \d+, \d{4} at .* P[SD]T$/m,
    action: '#8a4fbf',
    fonts: ['source-sans', 'source-serif'],
    hasLogo: true,
  },
  {
    name: 'roofer',
    form: '/contacto',
    subject: 'Solicitud de presupuesto de Ann Example (Otra cosa)',
    received: /^Recibida: \p{L}+, \d+ de \p{L}+ de \d{4}, .* C[SD]T$/mu,
    action: '#c2410c',
    fonts: ['figtree'],
    hasLogo: false,
  },
];

const browser = await openBrowser();
afterAll(() => browser.close());

/** Runs a command of the project. Returns what it prints, whether it succeeds or not. */
function run(command: string, ...args: string[]): Promise<string> {
  const script = join(projectFolder, 'scripts', 'run.mjs');
  return new Promise((resolve) => {
    execFile(process.execPath, [script, command, ...args], (_error, stdout) => resolve(stdout));
  });
}

/** Deletes the lines that ask for the owner's own words, as an owner does who has written them. */
function deleteMarks(content: string): void {
  for (const path of listFiles(content).filter((name) => name.endsWith('.md'))) {
    const file = join(content, path);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^# To write:.*\n/gm, ''));
  }
}

/** What is wrong with the page in any width. */
async function faultsOf(page: Page, address: string): Promise<string[]> {
  const faults: string[] = [];
  await page.goto(address, { waitUntil: 'load' });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) faults.push(`${address} is ${wide} px wide at ${width} px`);
    if (width !== 390) continue;
    const found = await findAxeProblems(page);
    faults.push(...found.map((problem) => `${address} at ${width} px: ${problem}`));
  }
  return faults;
}

async function sendForm(page: Page, address: string, message: string): Promise<void> {
  await page.goto(address);
  const form = page.locator('form[method="post"]');
  await form.locator('[name="name"]').fill('Ann Example');
  await form.locator('[name="email"]').fill('ann@example.com');
  await form.locator('[name="phone"]').fill('(856) 555-0199');
  await form.locator('[name="projectType"] >> option >> nth=-1').evaluate((option: HTMLOptionElement) => {
    option.selected = true;
  });
  await form.locator('[name="message"]').fill(message);
  await form.locator('[type="submit"]').click();
}

/** Else the one in Spanish. */
const tried = isWhole ? businesses : businesses.slice(-1);

test.each(tried)('a $name goes online from answers and content alone', async (business) => {
  // Outside the project, with its own Git.
  const folder = join(mkdtempSync(join(tmpdir(), 'new-business-')), 'site');
  const content = join(folder, 'content');
  const out = join(folder, 'dist', 'client');
  const answers = join(projectFolder, 'tests', 'fixtures', 'answers', `${business.name}.yaml`);
  await run('new', 'site', folder, '--answers', answers);
  takeBundle(join(folder, '.cache'));
  deleteMarks(content);
  const log = await run('build', '--site', folder);
  expect(log).toContain('Built ');
  expect(log).not.toContain('warning');

  const fonts = listFiles(out).flatMap((path) => /([\w-]+)\.[\w-]+\.woff2$/.exec(path)?.[1] ?? []);
  expect(fonts.sort()).toEqual(business.fonts);

  const facts: Business = JSON.parse(readFileSync(join(folder, '.cache', 'business.json'), 'utf8'));
  const stack = await openTestStack({}, facts);
  const site = await builtSite(stack.functionUrl, out);
  const page = await browser.newPage({ baseURL: site.url, reducedMotion: 'reduce' });
  try {
    const faults: string[] = [];
    const addresses = isWhole ? builtAddresses(out) : variedAddresses(out);
    for (const address of addresses) faults.push(...(await faultsOf(page, address)));
    expect(faults).toEqual([]);

    await page.goto('/');
    const drawn = await page
      .locator('header a img')
      .evaluateAll((all: HTMLImageElement[]) =>
        all.map(({ complete, naturalWidth }) => complete && naturalWidth > 0),
      );
    expect(drawn).toEqual(business.hasLogo ? [true] : []);

    const message = `A small job ${randomUUID()}`;
    await sendForm(page, business.form, message);
    const [mail] = await waitForMails(stack.mailFolder, message);
    expect(mail?.to).toEqual([facts.ownerEmail]);
    expect(mail?.subject).toBe(business.subject);
    expect(mail?.text).toMatch(business.received);
    expect(mail?.html).toContain(`background:${business.action};`);
  } finally {
    await page.close();
    await Promise.all([site.stop(), stack.stop()]);
    rmSync(join(folder, '..'), { recursive: true });
  }
});
