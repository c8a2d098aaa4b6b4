import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listFiles } from '../../pipeline/source/listFolder';
import { PLUMBER, Workplace } from '../built/Workplace';
import { feedFaults } from '../feedFaults';
import { htmlFaults } from '../htmlFaults';
import { showcaseFolder } from './pictures/openShowcase';

const plumber = new Workplace(PLUMBER).sharePictures().takeBundle();
await plumber.built();
afterAll(() => plumber.remove());

const files = [showcaseFolder, plumber.out].flatMap((folder) =>
  listFiles(folder).map((path) => join(folder, path)),
);

test.each(files.filter((path) => path.endsWith('.html')))('%s is valid HTML', async (path) => {
  expect(await htmlFaults(readFileSync(path, 'utf8'))).toEqual([]);
});

test.each(files.filter((path) => /(?:feed|atom)\.xml$/.test(path)))('%s is a valid feed', (path) => {
  expect(feedFaults(readFileSync(path, 'utf8'))).toEqual([]);
});
