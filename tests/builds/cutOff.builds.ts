import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '../../pipeline/media/drawHills';
import { listFiles } from '../../pipeline/source/listFolder';
import { PLUMBER, Workplace } from '../built/Workplace';
import { isWhole } from '../isWhole';

/** How many builds are killed, at moments that are spread over a build. */
const KILLS = isWhole ? 20 : 2;

const project = join(import.meta.dirname, '..', '..');
const place = new Workplace(PLUMBER).sharePictures().takeBundle();
const random = seededRandom(6);
/** The duration of a build after one changed fact, in ms. */
let usual = 0;

beforeAll(async () => {
  await place.built();
  changeEveryPage('first');
  const began = performance.now();
  await place.build();
  usual = performance.now() - began;
}, 600_000);
afterAll(() => place.remove());

const options = ['--content', place.content, '--out', place.out, '--cache', place.cache];
const start = () =>
  spawn('node', [join(project, 'scripts', 'run.mjs'), 'build', ...options], { stdio: 'pipe' });
const textOf = (out: string) =>
  listFiles(out)
    .map((path) => `${path}\n${readFileSync(join(out, path), 'latin1')}`)
    .join('\n');
const taglines = () =>
  new Set(
    listFiles(place.out).flatMap(
      (path) => readFileSync(join(place.out, path), 'utf8').match(/Tagline \w+/g) ?? [],
    ),
  );

/** Changes a fact in the footer of every page. */
function changeEveryPage(word: string): void {
  const file = join(place.content, 'business.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^tagline: .*$/m, `tagline: Tagline ${word}`));
}

async function endOf(build: ReturnType<typeof start>): Promise<{ code: number | null; log: string }> {
  let log = '';
  for (const stream of [build.stdout, build.stderr])
    stream.on('data', (data) => {
      log += data;
    });
  return new Promise((resolve) => build.on('close', (code) => resolve({ code, log })));
}

test.each(Array.from({ length: KILLS }, (_, index) => index + 1))(
  'a build killed at any moment (%i) leaves one whole site, and the next build is right',
  async (index) => {
    const before = textOf(place.out);
    changeEveryPage(`number${index}`);
    const build = start();
    const ended = endOf(build);
    await pause(((index - random()) / KILLS) * usual);
    build.kill('SIGKILL');
    const { code } = await ended;
    if (code === null) expect(taglines().size, 'pages of two builds').toBe(1);
    if (!taglines().has(`Tagline number${index}`)) expect(textOf(place.out) === before).toBe(true);
    const { code: next, log } = await place.build();
    expect(next, log).toBe(0);
    expect([...taglines()]).toEqual([`Tagline number${index}`]);
  },
  600_000,
);

test('an edit taken back after a build was killed is not mistaken for the one before', async () => {
  const whole = textOf(place.out);
  const file = join(place.content, 'business.md');
  const good = readFileSync(file, 'utf8');
  changeEveryPage('other');
  const build = start();
  const ended = endOf(build);
  await pause(usual * 0.8);
  build.kill('SIGKILL');
  await ended;
  writeFileSync(file, good);
  await place.built();
  expect(textOf(place.out) === whole).toBe(true);
}, 600_000);

test('of two builds at once one waits, says so, and both end well', async () => {
  changeEveryPage('together');
  const both = [endOf(start()), endOf(start())];
  const ends = await Promise.all(both);
  expect(ends.map(({ code }) => code)).toEqual([0, 0]);
  expect(ends.map(({ log }) => log).join('\n')).toMatch(/Another build is running here \(process \d+\)/);
  expect([...taglines()]).toEqual(['Tagline together']);
}, 600_000);
