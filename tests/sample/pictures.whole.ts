import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { listFiles } from '../../pipeline/source/listFolder';
import { projectPaths } from '../../scripts/options';
import { readPage } from '../built/readPage';
import { builtFiles } from '../builtSite';
import { pages } from './pages';

const SITE = 'https://www.maplerow.example';
const { out } = projectPaths;

/** The site as it is published, with all its pictures. */
beforeAll(() => {
  execFileSync('node', ['scripts/run.mjs', 'build'], { cwd: projectFolder, stdio: 'pipe' });
}, 600_000);

const cardOf = (address: string) => {
  const card = readPage(address, out).querySelector('meta[property="og:image"]')?.getAttribute('content');
  return join(out, (card ?? '').slice(SITE.length));
};

test('the build makes every file that the tests of the pages know, and no other', () => {
  const published = listFiles(out);
  expect(published.filter((path) => path.startsWith('media/')).length).toBeGreaterThan(800);
  expect(published.sort()).toEqual(builtFiles().sort());
});

test('every picture can be opened and has the width of its name', async () => {
  const media = listFiles(out).filter((path) => /^media\/.*-\d+\.(?:avif|webp|jpg)$/.test(path));
  for (const path of media) {
    const { width } = await sharp(join(out, path)).metadata();
    expect(`${path}: ${width}`).toMatch(/-(\d+)\.\w+: \1$/);
  }
});

test.each([...pages.map(({ address }) => address), '/404'])(
  'the card of %s has 1200 by 630 pixels and loads quickly',
  async (address) => {
    const { width, height, format } = await sharp(cardOf(address)).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    expect(statSync(cardOf(address)).size).toBeLessThan(300_000);
  },
);

test('the pages are those that the other tests look at', () => {
  for (const { address } of pages)
    expect(readPage(address, out).toString(), address).toBe(readPage(address).toString());
});
