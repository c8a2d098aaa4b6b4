import { copyFileSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { shareCard } from '../pages/shareCard';
import { entriesOf } from '../pipeline/model/entries';
import { type LoadedSite, loadSite } from '../pipeline/model/load/loadSite';
import type { Site } from '../pipeline/model/Site';
import { Store } from '../pipeline/source/store.mjs';
import { WorkerPool } from '../pipeline/workers/WorkerPool';
import { MediaMaker } from './MediaMaker';

const content = join(import.meta.dirname, '..', 'tests', 'fixtures', 'plumber');
const folder = mkdtempSync(join(inject('copies'), 'media-'));
const built = join(folder, 'built');
let loaded: LoadedSite & { site: Site };
let names: string[];

beforeAll(async () => {
  const cache = join(folder, 'cache');
  const pool = new WorkerPool();
  const store = new Store(join(cache, 'store'));
  const { site, ...rest } = await loadSite(
    content,
    { store, version: 'v', pool, keepsTexts: true },
    { functionsUrl: '' },
  );
  if (!site) throw new Error('The fixture has errors');
  loaded = { ...rest, site };
  const media = await new MediaMaker(content, built).makeAll(loaded, () => {});
  names = media.names.sort();
});

const bytesIn = (at: string) => names.map((name) => readFileSync(join(at, name)).toString('base64'));

test('a picture is made when it is asked for, with the bytes of a build', async () => {
  const media = new MediaMaker(content, join(folder, 'asked'));
  const [name = ''] = names.filter((each) => each.endsWith('.avif'));
  expect(await Promise.all([media.make(name, loaded), media.make(name, loaded)])).toEqual([true, true]);
  expect(readdirSync(media.folder)).toEqual([name]);
  expect(readFileSync(join(media.folder, name))).toEqual(readFileSync(join(built, name)));
});

test('a card is made after its photograph', async () => {
  const media = new MediaMaker(content, join(folder, 'card'));
  const [entry] = entriesOf(loaded.site);
  const card = entry && shareCard(entry, loaded.site);
  expect(await media.make(card?.name ?? '', loaded)).toBe(true);
  expect(readdirSync(media.folder).sort()).toEqual([card?.name, card?.photo].sort());
});

test('another width, another file of the content and a path are no pictures of the site', async () => {
  const media = new MediaMaker(content, join(folder, 'refused'));
  const [name = ''] = names.filter((each) => each.endsWith('-400.avif'));
  const others = [name.replace('-400.', '-401.'), '', 'business.md', '../business.md', '..%2fbusiness.md'];
  expect(await Promise.all(others.map((other) => media.make(other, loaded)))).toEqual(
    others.map(() => false),
  );
  expect(readdirSync(media.folder)).toEqual([]);
});

test('what is there is not made again', async () => {
  const [name = ''] = names;
  const { mtimeMs } = statSync(join(built, name));
  const media = await new MediaMaker(content, built).makeAll(loaded, () => {});
  expect(media.made).toBe(0);
  expect(statSync(join(built, name)).mtimeMs).toBe(mtimeMs);
});

test('all that are missing are made, beside one that is asked for, with the bytes of a build', async () => {
  const media = new MediaMaker(content, join(folder, 'all'));
  const missing = names.slice(-6);
  for (const name of names.slice(0, -6)) copyFileSync(join(built, name), join(media.folder, name));
  const counts: string[] = [];
  const all = media.makeAll(loaded, (done, of) => counts.push(`${done} of ${of}`));
  await media.make(names.at(-1) ?? '', loaded);
  expect(await all).toMatchObject({ failed: [] });
  expect(counts.at(-1)).toBe(`${missing.length} of ${missing.length}`);
  expect(readdirSync(media.folder).sort()).toEqual(names);
  expect(bytesIn(media.folder)).toEqual(bytesIn(built));
});

test('what cannot be made is named, and the rest is made', async () => {
  const media = new MediaMaker(join(folder, 'nowhere'), join(folder, 'failed'));
  const { failed, made } = await media.makeAll(loaded, () => {});
  expect(failed.map(({ name }) => name).sort()).toEqual(names);
  expect(made).toBe(0);
  expect(readdirSync(media.folder)).toEqual([]);
});
