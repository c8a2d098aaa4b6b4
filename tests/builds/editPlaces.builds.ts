import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { listFiles } from '../../pipeline/source/listFolder';
import { Workplace } from '../built/Workplace';

const plumber = join(import.meta.dirname, '..', 'fixtures', 'plumber');
const cold = new Workplace(plumber).sharePictures().takeBundle();
const mixed = new Workplace(plumber).sharePictures().takeBundle();
afterAll(() => {
  cold.remove();
  mixed.remove();
});

const ADDED = /data-source|data-edit|edit-page/;
const filesIn = ({ out }: Workplace) =>
  new Map(listFiles(out).map((path) => [path, readFileSync(join(out, path)).toString('base64')]));
const addedIn = (files: ReadonlyMap<string, string>) =>
  [...files].filter(([, bytes]) => ADDED.test(Buffer.from(bytes, 'base64').toString())).map(([path]) => path);

async function build(workplace: Workplace): Promise<Map<string, string>> {
  await workplace.built();
  return filesIn(workplace);
}

test('a live build after a preview from the same cache is a cold live build, without a byte of a preview', async () => {
  const live = await build(cold);
  expect(addedIn(live)).toEqual([]);

  vi.stubEnv('PUBLIC_EDIT_REPOSITORY', 'https://github.com/owner/name');
  vi.stubEnv('PUBLIC_EDIT_BRANCH', 'owner/my change#2');
  const preview = await build(mixed);
  const pages = [...preview.keys()].filter((path) => path.endsWith('.html'));
  expect(addedIn(preview)).toEqual(
    expect.arrayContaining([...pages, expect.stringMatching(/^assets\/.*\.js$/)]),
  );
  const home = Buffer.from(preview.get('index.html') ?? '', 'base64').toString();
  expect(home).toContain('data-edit="https://github.com/owner/name/blob/owner/my%20change%232"');

  vi.stubEnv('PUBLIC_EDIT_BRANCH', 'other');
  const other = await build(mixed);
  expect(Buffer.from(other.get('index.html') ?? '', 'base64').toString()).toContain('/blob/other"');

  vi.unstubAllEnvs();
  expect(await build(mixed)).toEqual(live);
});
