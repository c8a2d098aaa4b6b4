import { cpSync, linkSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Site } from '../../pipeline/model/Site';
import { listFiles } from '../../pipeline/source/listFolder';
import { makeSearchIndex } from '../../renderer/outputs/searchIndex';
import { newFolder } from './copyContent';
import { changeArticles, plumberSite, withArticles } from './plumberSite';

const MANY = 150;
const folder = newFolder('search');

const longBlog = async () => withArticles(await plumberSite(), MANY);
const withTitle = (blog: Site, title: string): Site =>
  changeArticles(blog, (all) => all.map((article, index) => (index === 3 ? { ...article, title } : article)));
const withFirst = (blog: Site, count: number): Site => changeArticles(blog, (all) => all.slice(0, count));

const make = (site: Site, work: string) => makeSearchIndex(site, join(folder, work), () => []);
const files = (work: string) => [...listFiles(join(folder, work, 'client'))].sort();
const words = (work: string) =>
  new Map(files(work).map((path) => [path, readFileSync(join(folder, work, 'client', path), 'latin1')]));
const numbers = (work: string) =>
  new Map(files(work).map((path) => [path, statSync(join(folder, work, 'client', path)).ino]));

test.each<[string, (blog: Site) => Site]>([
  ['an article gets another title', (blog) => withTitle(blog, 'How the Siphon Was Found')],
  ['an article goes', (blog) => withFirst(blog, MANY - 1)],
  ['the blog becomes too short for a search', (blog) => withFirst(blog, 3)],
])('%s: the index is, byte for byte, one made from nothing', async (what, edit) => {
  const blog = await longBlog();
  await make(blog, what);
  await make(edit(blog), what);
  await make(edit(blog), `${what} anew`);
  expect(words(what)).toEqual(words(`${what} anew`));
});

test('what an edit leaves as it was stays the very file, and one that others share is never written into', async () => {
  const blog = await longBlog();
  await make(blog, 'kept');
  cpSync(join(folder, 'kept'), join(folder, 'shared'), { recursive: true, filter: linked });
  const before = words('kept');
  await make(withTitle(blog, 'How the Siphon Was Found'), 'kept');
  expect(words('shared')).toEqual(before);
  const shared = numbers('shared');
  const stayed = [...numbers('kept')].filter(([path, number]) => shared.get(path) === number);
  expect(stayed.length).toBeGreaterThanOrEqual(MANY - 1);
});

/** Copies folders, and links files. */
function linked(from: string, to: string): boolean {
  if (statSync(from).isDirectory()) return true;
  linkSync(from, to);
  return false;
}

test('an index that was cut off is made again, and one that is whole is not', async () => {
  const blog = await longBlog();
  expect(await make(blog, 'cut')).toBe(true);
  expect(await make(blog, 'cut')).toBe(false);
  const whole = words('cut');
  rmSync(join(folder, 'cut', 'pagefind.json'));
  for (const path of files('cut').slice(0, 30)) rmSync(join(folder, 'cut', 'client', path));
  expect(await make(blog, 'cut')).toBe(true);
  expect(words('cut')).toEqual(whole);
});
