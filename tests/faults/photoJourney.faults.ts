import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { fileStack } from '../backend/fileStack';
import { attachedTo, readMails } from '../backend/readMails';
import { waitFor } from '../backend/waitFor';
import { contact, estimate, fillIn, formsReady, sendButton } from '../browser/contactForms';
import { openBrowser } from '../browser/openBrowser';
import { openShowcase } from '../browser/pictures/openShowcase';
import { startProxy } from './startProxy';

const { stack, sql } = await fileStack();
// The photograph is stored, but its answer is lost.
const proxy = await startProxy(stack.functionUrl, 3);
const site = await openShowcase(proxy.url);
const browser = await openBrowser(true);
afterAll(async () => {
  await browser.close();
  await site.stop();
  await proxy.stop();
});

/** A photograph of 12 million pixels as a phone takes it: lying on its side, with the place where it was taken. */
async function develop(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 100, sigma: 40 };
  const grain = await sharp({ create: { width: 1000, height: 750, channels: 3, background: '#777', noise } })
    .png()
    .toBuffer();
  return sharp(grain)
    .resize(4000, 3000)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Phone of Ann' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 26/1 46/1' },
    })
    .jpeg({ quality: 92 })
    .toBuffer();
}
const photograph = develop();

async function takePhoto(number: number) {
  const buffer = Buffer.concat([await photograph, Buffer.from([number])]);
  return { name: `IMG_${number}.jpg`, mimeType: 'image/jpeg', buffer };
}

const input = (page: Page) => page.getByLabel('Photos', { exact: true });
const storedPhotos = () => sql`select number, bytes, type from private.photos order by number`;

test('eight photographs of a phone arrive once, small and without metadata, over a bad connection and a reload', async () => {
  const page = await browser.newPage({ baseURL: site.url, viewport: { width: 390, height: 844 } });
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (line) => {
    if (/Content Security Policy/.test(line.text())) problems.push(line.text());
  });
  await page.goto(contact.address);
  await input(page).waitFor();
  await formsReady(page);
  await fillIn(page, contact, 'With eight photographs');
  await input(page).setInputFiles(await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(takePhoto)));
  await page.getByText('IMG_8.jpg').waitFor();
  await expect.poll(() => page.getByText('ready to send').count(), { timeout: 60_000 }).toBe(8);
  await sendButton(page).click();
  await page.getByText(/Photos received: [23] of 8/).waitFor();
  await page.reload();
  await page.getByText('Photos received: 8 of 8. To have them deleted, call').waitFor();

  expect(proxy.cuts()).toBeGreaterThanOrEqual(3);
  expect(await sql`select photo_count from public.leads`).toEqual([{ photo_count: 8 }]);
  const photos = await storedPhotos();
  expect(photos.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  for (const { bytes } of photos) {
    const { width, height, exif, format } = await sharp(bytes).metadata();
    expect({ width, height, exif, format }).toEqual({
      width: 1536,
      height: 2048,
      exif: undefined,
      format: 'jpeg',
    });
    expect(bytes.length).toBeLessThanOrEqual(500_000);
  }
  const mails = await waitFor('the mail', () => {
    const found = readMails(stack.mailFolder);
    return found.length > 0 && found;
  });
  expect(mails.map((mail) => attachedTo(mail).length)).toEqual([8]);
  expect(problems).toEqual([]);
  await page.close();
});

test('what only begins as a picture is refused before it is sent', async () => {
  const page = await browser.newPage({ baseURL: site.url });
  await page.goto(contact.address);
  await formsReady(page);
  const { buffer, ...photo } = await takePhoto(1);
  await input(page).setInputFiles([
    { ...photo, buffer: Buffer.concat([buffer.subarray(0, 20), Buffer.from('<html>')]) },
  ]);
  await page.getByText("Your browser can't open this photo.").waitFor();
  await page.close();
});

test('who was refused and comes back with a photograph sends both', async () => {
  const page = await browser.newPage({ baseURL: site.url });
  await page.goto(contact.address);
  await formsReady(page);
  await fillIn(page, contact, '   ');
  await sendButton(page).click();
  await page.getByText('Please tell us about your project.').first().waitFor();
  await page.goto(contact.address);
  await formsReady(page);
  expect(await page.getByLabel('Phone Number').inputValue()).toBe(contact.fields['Phone Number']);
  await page.getByLabel(contact.message).fill('Now with words');
  await input(page).setInputFiles([await takePhoto(1)]);
  await page.getByText('ready to send').waitFor();
  await sendButton(page).click();
  await page.getByText('Photos received: 1 of 1.').waitFor();
  const leads = await sql`select photo_count from public.leads where message = 'Now with words'`;
  expect(leads).toEqual([{ photo_count: 1 }]);
  await page.close();
});

/** The names of the photographs that the browser keeps, each after it is made older by `hours`. */
const readKept = (page: Page, hours: number) =>
  page.evaluate(async (milliseconds) => {
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await settled(indexedDB.open('photos', 1));
    const store = database.transaction('photos', 'readwrite').objectStore('photos');
    const all = await settled(store.getAll());
    for (const photo of all) await settled(store.put({ ...photo, at: photo.at - milliseconds }));
    database.close();
    return all.map(({ name }) => name);
  }, hours * 3_600_000);

test('a photograph that was chosen and never sent is gone from the browser a day later, once any form is opened', async () => {
  const context = await browser.newContext({ baseURL: site.url });
  const first = await context.newPage();
  await first.goto(contact.address);
  await formsReady(first);
  await input(first).setInputFiles([await takePhoto(1)]);
  await first.getByText('ready to send').waitFor();
  expect(await readKept(first, 23)).toEqual(['IMG_1.jpg']);
  await first.close();

  const second = await context.newPage();
  await second.goto(estimate.address);
  await formsReady(second);
  await second.waitForTimeout(1000);
  expect(await readKept(second, 2)).toEqual(['IMG_1.jpg']);
  await second.reload();
  await expect.poll(() => readKept(second, 0)).toEqual([]);

  const stranger = await browser.newContext({ baseURL: site.url });
  const other = await stranger.newPage();
  await other.goto(contact.address);
  await formsReady(other);
  await other.waitForTimeout(1000);
  expect(await other.evaluate(() => indexedDB.databases())).toEqual([]);
  await stranger.close();
  await context.close();
});
