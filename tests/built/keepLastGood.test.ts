import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { edit as editCopy } from '../unit/copyContent';
import { PLUMBER, Workplace } from './Workplace';

const place = new Workplace(PLUMBER).sharePictures().takeBundle();
const page = (name: string) => readFileSync(join(place.out, name), 'utf8');

const edit = (file: string, from: string, to: string) => editCopy(place.content, file, from, to);

beforeAll(async () => {
  const { code, log } = await place.build(place.content, '--keep-last-good');
  expect(log).toContain('Built');
  expect(code).toBe(0);
});
afterAll(() => place.remove());

test('a broken page stays as it was published, other changes go online, and the build says so', async () => {
  edit('pages/contact.md', 'title:', 'titel:');
  edit('pages/thank-you.md', 'heading: ', 'heading: So ');
  mkdirSync(join(place.folder, 'public'));
  for (const name of ['ads.txt', 'media']) writeFileSync(join(place.folder, 'public', name), 'None.');
  writeFileSync(join(place.content, 'pages', 'half-done.md'), '---\ntitle: Half done\n---\nWords.\n');

  const stopped = await place.build();
  expect(stopped.log).toContain('Nothing was built');
  expect(stopped.code).toBe(1);
  expect(page('thank-you.html')).not.toContain('>So ');

  const { code, log } = await place.build(place.content, '--keep-last-good');
  expect(code).toBe(0);
  expect(log).toContain('content/pages/contact.md has errors. Visitors still see its last good version.');
  expect(log).toContain('content/pages/half-done.md has errors and was never online. It is left out.');
  expect(page('contact.html')).toContain('<title>Ask a Portland Plumber');
  expect(page('thank-you.html')).toContain('>So ');
  expect(log).toContain('public/media has errors. It is left out.');
  expect(existsSync(join(place.out, 'half-done.html'))).toBe(false);
  expect(page('ads.txt')).toBe('None.');
});
