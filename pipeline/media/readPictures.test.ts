import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readPictures } from './readPictures';

const PHOTO = join(import.meta.dirname, '../../content/portfolio/kitchen/kitchen-1.jpg');

test('a picture made with other settings gets another name, though its file is as it was', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  copyFileSync(PHOTO, join(folder, 'a.jpg'));
  const hashNow = async () => (await readPictures(folder, ['a.jpg'], folder)).facts.get('a.jpg')?.hash;
  const hash = await hashNow();
  const memory = join(folder, 'pictures.json');
  const remembered = JSON.parse(readFileSync(memory, 'utf8'));
  const kept = { ...remembered['a.jpg'], hash: 'kept' };
  writeFileSync(memory, JSON.stringify({ 'a.jpg': kept }));
  expect(await hashNow()).toBe('kept');
  writeFileSync(memory, JSON.stringify({ 'a.jpg': { ...kept, encoding: 'other settings' } }));
  expect(await hashNow()).toBe(hash);
});
