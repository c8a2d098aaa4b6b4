import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closest } from 'fastest-levenshtein';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { checkCachedFolder, checkFolder } from '../../pipeline/lint/lint';
import { nearest } from '../../pipeline/lint/suggest';
import { parseMarkdown } from '../../pipeline/markdown/parseMarkdown';
import { toElements } from '../../pipeline/markdown/toElements';
import { contentFiles } from '../../pipeline/model/load/loadFolder';
import { listContent } from '../../pipeline/source/listFolder';
import { parseYaml } from '../../pipeline/source/parseYaml';
import { readFile } from '../../pipeline/source/readFile';
import { Store } from '../../pipeline/source/store.mjs';
import { WorkerPool } from '../../pipeline/workers/WorkerPool';
import { copyContent, edit } from './copyContent';
import { problemsIn } from './problemsIn';

vi.mock('fastest-levenshtein', { spy: true });
vi.mock('../../pipeline/markdown/parseMarkdown', { spy: true });
vi.mock('../../pipeline/markdown/toElements', { spy: true });
vi.mock('../../pipeline/source/parseYaml', { spy: true });
vi.mock('../../pipeline/source/readFile', { spy: true });

const ARTICLE = 'blog/frozen-pipes.md';
const WORDS = 'These words stand nowhere else.';

const clearCalls = () => vi.clearAllMocks();
const parsed = () => vi.mocked(parseMarkdown).mock.calls.map(([text]) => text);
const opened = (folder: string) =>
  vi.mocked(readFile).mock.calls.map(([path]) => path.slice(folder.length + 1));
const fronts = () => vi.mocked(parseYaml).mock.calls.length;
const filesOf = (folder: string) => contentFiles(listContent(folder)).map(({ path }) => path);

/** The work that the check of a folder did. */
function workOf(folder: string) {
  clearCalls();
  checkFolder(folder);
  return { texts: parsed().length, fronts: fronts() };
}

beforeEach(clearCalls);

test('each file is opened once, and its fields are read once', () => {
  const folder = copyContent();
  checkFolder(folder);
  expect(opened(folder).sort()).toEqual(filesOf(folder).sort());
  expect(fronts()).toBe(filesOf(folder).length);
});

test('each text is read once, and once more where something in it is reported', () => {
  const folder = copyContent();
  const text = `${WORDS} [Here](/nowhere), ![](images/none.jpg), {fone}, <b>TODO</b>, [here] (/about).\n\n#### Jump`;
  edit(folder, ARTICLE, '\n## ', `\n${text}\n\n## `);
  expect(problemsIn(folder).length).toBeGreaterThan(5);
  expect(parsed().filter((each) => each.includes(WORDS))).toHaveLength(2);
});

test('a check makes no tree of a text', () => {
  checkFolder(copyContent());
  expect(parseMarkdown).toHaveBeenCalled();
  expect(toElements).not.toHaveBeenCalled();
});

test('what a file costs does not grow with the number of the others', () => {
  const folder = copyContent();
  const before = workOf(folder);
  for (let at = 0; at < 20; at += 1)
    writeFileSync(join(folder, `team/mate-${at}.md`), `---\nname: Mate ${at}\nrole: Plumber\n---\n`);
  expect(workOf(folder)).toEqual({ texts: before.texts, fronts: before.fronts + 20 });
});

describe('with a memory', () => {
  const memoryOf = (folder: string) => {
    const pool = new WorkerPool();
    onTestFinished(() => pool.close());
    return { store: new Store(join(folder, '..', 'store')), version: '1', pool };
  };
  /** Descriptions of pictures are not cached. */
  const always = (folder: string) => filesOf(folder).filter((path) => path.endsWith('/descriptions.md'));

  test('no file is opened again while nothing changes, and no text is read', async () => {
    const folder = copyContent();
    const memory = memoryOf(folder);
    await checkCachedFolder(folder, memory);
    expect(opened(folder).sort()).toEqual(filesOf(folder).sort());
    clearCalls();
    await checkCachedFolder(folder, memory);
    expect(opened(folder)).toEqual(always(folder));
    expect(parsed()).toEqual([]);
    expect(fronts()).toBe(always(folder).length);
  });

  test('of all files only the changed one is opened and read again', async () => {
    const folder = copyContent();
    const memory = memoryOf(folder);
    await checkCachedFolder(folder, memory);
    edit(folder, ARTICLE, '\n## ', `\n${WORDS}\n\n## `);
    clearCalls();
    await checkCachedFolder(folder, memory);
    expect(opened(folder).sort()).toEqual([ARTICLE, ...always(folder)].sort());
    expect(parsed()).toEqual([expect.stringContaining(WORDS)]);
    expect(fronts()).toBe(always(folder).length + 1);
  });

  test('a file of another time and the same words is opened, and not read again', async () => {
    const folder = copyContent();
    const memory = memoryOf(folder);
    await checkCachedFolder(folder, memory);
    utimesSync(join(folder, ARTICLE), new Date(), new Date('2020-01-01'));
    clearCalls();
    await checkCachedFolder(folder, memory);
    expect(opened(folder)).toContain(ARTICLE);
    expect(parsed()).toEqual([]);
  });
});

describe('the nearest name', () => {
  const compared = () => vi.mocked(closest).mock.calls.length;

  test('is looked for as often as it could be reported', () => {
    const folder = copyContent();
    const names = Array.from({ length: 3000 }, (_each, at) => `n${at}: x`).join('\n');
    edit(folder, 'pages/contact.md', 'label: Contact', names);
    checkFolder(folder);
    expect(compared()).toBeGreaterThan(0);
    expect(compared()).toBeLessThan(300);
  });

  test('of thousands of wrong links is looked for as often as it could be reported', () => {
    const folder = copyContent();
    const links = Array.from({ length: 1000 }, (_each, at) => `[a](/nowhere-${at})\n\n`).join('');
    edit(folder, ARTICLE, '\n## ', `\n${links}## `);
    checkFolder(folder);
    expect(compared()).toBeGreaterThan(0);
    expect(compared()).toBeLessThan(100);
  });

  test('of a name longer than any is not looked for', () => {
    expect(nearest('heading'.repeat(1000), ['heading'])).toBeUndefined();
    expect(compared()).toBe(0);
    expect(nearest('headng', ['heading'])).toBe('heading');
  });
});
