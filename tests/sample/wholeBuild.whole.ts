import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textOf } from '../../scripts/compare/readPage';
import { projectPaths } from '../../scripts/projectPaths';
import { readPage } from '../built/readPage';
import { Workplace } from '../built/Workplace';

const place = new Workplace(projectPaths.content).sharePictures().takeBundle();
let log: string;
afterAll(() => place.remove());

const fileAt = (path: string) => join(place.content, path);
const page = (address: string) => readPage(address, place.out);
const words = (address: string) => textOf(page(address).querySelector('main') as never);

/** Writes a file that is another one with these changes. */
function write(path: string, from: string, ...changes: [RegExp, string][]): void {
  const text = changes.reduce(
    (before, [old, fresh]) => {
      const after = before.replace(old, fresh);
      if (after === before) throw new Error(`${from} has no ${old}`);
      return after;
    },
    readFileSync(fileAt(from), 'utf8'),
  );
  writeFileSync(fileAt(path), text);
}

async function build(): Promise<void> {
  const ended = await place.buildPages();
  if (ended.code !== 0) throw new Error(ended.log);
  log = ended.log;
}

beforeAll(async () => {
  await build();
  write('pages/our-story.md', 'pages/our-story.md', [
    /^(hero:[\s\S]*?heading: ).*$/m,
    '$1Built with a level',
  ]);
  copyFileSync(fileAt('portfolio/kitchen/kitchen-1.jpg'), fileAt('portfolio/kitchen/kitchen-29.jpg'));
  write(
    'team/ned-farrow.md',
    'team/priya-nair.md',
    [/^name: .*$/m, 'name: Ned Farrow'],
    [/^order: .*$/m, 'order: 7'],
  );
  write(
    'reviews/ida-marsh.md',
    'reviews/anita-rao.md',
    [/^name: .*$/m, 'name: Ida Marsh'],
    [/^order: .*$/m, 'order: 99'],
    [/^pages:[\s\S]*?^---$/m, 'pages:\n  - /\n  - /home-additions\n---'],
  );
  await build();
}, 240_000);

test('a word, a photograph, a member and a review on two pages render the six pages that show them', () => {
  expect(log).toContain('Built 6 pages (62 unchanged)');
  expect(words('/our-story')).toContain('Built with a level');
  expect(page('/meet-the-team').querySelectorAll('article h3').map(textOf).at(-1)).toBe('Ned Farrow');
  for (const address of ['/', '/home-additions']) expect(words(address)).toContain('Ida Marsh');
  expect(words('/bathroom-remodeling')).not.toContain('Ida Marsh');
});

test('a photograph stands in the gallery under the next number, described by its tab', () => {
  const photo = page('/portfolio').querySelectorAll('#kitchen img').at(-1);
  expect(photo?.closest('[id]')?.id).toBe('kitchen-29');
  expect(photo?.getAttribute('alt')).toContain('Remodeled kitchen');
});

test('a build of a folder that is not there exits with 2 and says how to name one', async () => {
  const { code, log: said } = await place.build(join(place.folder, 'nowhere'));
  expect(code).toBe(2);
  expect(said).toMatch(/There is no folder .*nowhere.*--content/);
});
