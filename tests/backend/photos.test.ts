import { expect, inject, test } from 'vitest';
import { announce } from './announce';
import { announcePhotos, formAddress, jpeg, postJson, postPhoto, sampleLead } from './postLead';
import { attachedTo } from './readMails';
import { waitFor } from './waitFor';

const MEGABYTE = 1024 * 1024;
const stack = inject('stack');

test('the same text sent again may bring more photographs, under the same secret only', async () => {
  const { announced, secret } = announcePhotos(1);
  const lead = sampleLead({ ...announced });
  const { id } = await (await postJson(stack, lead)).json();
  await postJson(stack, { ...lead, photos: 2 });
  await postJson(stack, { ...lead, ...announcePhotos(8).announced });
  const statuses = [];
  for (const number of [5, 2, 3])
    statuses.push((await postPhoto(stack, { lead: id, number, secret }, jpeg())).status);
  expect(statuses).toEqual([200, 200, 422]);
});

test('photographs that are announced after the mails were sent go with one more mail, and later ones are refused in words', async () => {
  const { send, announceMore, mails } = await announce(stack, 1, { email: 'more@example.com' });
  await send(1);
  await waitFor('the mail', () => mails(/^Estimate/).length > 0);
  await announceMore(3);
  expect(await send(2)).toEqual([200, 'stored']);
  expect(await send(3)).toEqual([200, 'stored']);
  const more = await waitFor('one more', () => mails(/^More/).length > 0 && mails(/^More/));
  expect(more.map(attachedTo)).toEqual([['photo-2.jpg', 'photo-3.jpg']]);
  await announceMore(4);
  expect(await send(4)).toEqual([422, expect.stringMatching(/^We received more photos than you selected/)]);
  expect(mails(/^(Estimate|More)/)).toHaveLength(2);
});

const ending = (bytes: number[], size = 100) =>
  Uint8Array.from({ length: size }, (_, index) => bytes[index] ?? 0);
const ascii = (text: string) => new TextEncoder().encode(text);

test.each([
  ['a PNG', ending([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), 200, /^stored/],
  ['a WebP', ascii('RIFF\0\0\0\0WEBPVP8 '), 200, /^stored/],
  ['a HEIC', ascii('\0\0\0\x18ftypheic'), 200, /^stored/],
  ['an AVIF', ascii('\0\0\0\x18ftypavif'), 415, /^This is not a photo/],
  ['HTML named JPEG', ascii('<html><script>'), 415, /^This is not a photo/],
  ['SVG', ascii('<svg xmlns="http://www.w3.org/2000/svg">'), 415, /^This is not a photo/],
  ['nothing', new Uint8Array(), 415, /^This is not a photo/],
  ['two bytes', new Uint8Array([0xff, 0xd8]), 415, /^This is not a photo/],
  ['more than 8 MB', jpeg(8 * MEGABYTE + 1), 413, /^This photo is larger than 8 MB/],
])('%s is answered in words', async (_what, body, status, words) => {
  const { send } = await announce(stack, 1);
  expect(await send(1, body)).toEqual([status, expect.stringMatching(words)]);
});

test('a picture that is a page and an archive too is mailed as a picture, and no address shows it', async () => {
  const { lead, secret, send, mails } = await announce(stack, 1, { email: 'polyglot@example.com' });
  const polyglot = Buffer.concat([jpeg(), ascii('<html><script>alert(1)</script>PK\x03\x04')]);
  expect(await send(1, new Uint8Array(polyglot))).toEqual([200, 'stored']);
  const address = `${formAddress(stack)}/photo?lead=${lead}&number=1`;
  const read = await fetch(address, { headers: { 'x-photo-secret': secret } });
  expect([read.status, await read.json()]).toEqual([405, { error: expect.any(String) }]);
  const [mail] = await waitFor('the mail', () => mails(/^Estimate/).length > 0 && mails(/^Estimate/));
  expect(attachedTo(mail)).toEqual(['photo-1.jpg']);
  expect(mail?.attachments?.[0]?.content_type).toBe('image/jpeg');
});

test.each([
  ['number 9', 9, undefined, 422, /^We received more photos/],
  ['number 0', 0, undefined, 422, /^We received more photos/],
  ['no number', 'one', undefined, 404, /24 hours/],
  ['another secret', 1, 'guess', 404, /24 hours/],
  ['no secret', 1, '', 404, /24 hours/],
])('%s is refused in words', async (_what, number, secret, status, words) => {
  const { send } = await announce(stack, 1);
  expect(await send(number, jpeg(), secret)).toEqual([status, expect.stringMatching(words)]);
});

test('a lead that announced none takes none', async () => {
  const { send } = await announce(stack, 0, { photoKey: '' });
  expect((await send(1, jpeg(), ''))[0]).toBe(404);
});
