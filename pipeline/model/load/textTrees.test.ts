import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, inject, test, vi } from 'vitest';
import { parseMarkdown } from '../../markdown/parseMarkdown';
import { parseElements, readProse } from '../../markdown/prose';
import { Store } from '../../source/store.mjs';
import { textKey } from './cachedTexts';
import { previewTreeReader, treeReader, writeTrees } from './textTrees';

vi.mock('../../markdown/parseMarkdown', { spy: true });
beforeEach(() => void vi.clearAllMocks());

const FILE = 'content/page.md';
const BODY = '\n## What it costs\n\nVery **little**.\n';
const ANSWER = 'Yes, [at night](/contact) too.';

/** A folder with one content file, and an empty cache for its texts. */
function project() {
  const above = mkdtempSync(join(inject('copies'), 'texts-'));
  const cache = { folder: join(above, 'store'), version: 'v' };
  mkdirSync(join(above, 'content'));
  const write = (answer: string) =>
    writeFileSync(
      join(above, FILE),
      `---\nfaq:\n  questions:\n    - question: Do you come?\n      answer: ${answer}\n---\n${BODY}`,
    );
  write(ANSWER);
  return { above, cache, write };
}

const texts = [BODY, ANSWER].map((markdown) => ({ markdown, tree: parseElements(markdown) }));
const hashOf = (markdown: string) => readProse(markdown).hash;

test.each(texts)('a text that was cached is opened without parsing it: %j', ({ markdown, tree }) => {
  const { above, cache } = project();
  writeTrees(new Store(cache.folder), cache.version, [readProse(markdown).parsed]);
  rmSync(join(above, FILE));
  const hash = hashOf(markdown);
  vi.clearAllMocks();
  expect(treeReader(above, cache)({ hash, file: FILE })).toEqual(tree);
  expect(parseMarkdown).not.toHaveBeenCalled();
});

test.each(texts)('a text that is missing is read from its file and cached: %j', ({ markdown, tree }) => {
  const { above, cache } = project();
  const hash = hashOf(markdown);
  expect(treeReader(above, cache)({ hash, file: FILE })).toEqual(tree);
  expect(readdirSync(join(cache.folder, 'texts'))).toEqual([textKey(cache, hash)]);
  expect(treeReader(above)({ hash, file: FILE })).toEqual(tree);
});

test('a text that was cut off while it was written is read again and cached whole', () => {
  const { above, cache } = project();
  writeTrees(new Store(cache.folder), cache.version, [readProse(BODY).parsed]);
  const hash = hashOf(BODY);
  const file = join(cache.folder, 'texts', textKey(cache, hash));
  const whole = readFileSync(file, 'utf8');
  writeFileSync(file, whole.slice(0, 40));
  treeReader(above, cache)({ hash, file: FILE });
  expect(readFileSync(file, 'utf8')).toBe(whole);
});

test('a text that its file no longer has is not taken for another', () => {
  const { above, write } = project();
  const open = treeReader(above);
  open({ hash: hashOf(ANSWER), file: FILE });
  write('No.');
  expect(() => open({ hash: hashOf('No, never.'), file: FILE })).toThrow('content/page.md');
  expect(open({ hash: hashOf('No.'), file: FILE })).toEqual(parseElements('No.'));
});

test('a preview shows a text as it was where its file has another one by now, or is gone', () => {
  const { above, cache, write } = project();
  writeTrees(new Store(cache.folder), cache.version, [readProse(ANSWER).parsed]);
  const answer = { hash: hashOf(ANSWER), file: FILE };
  write('No.');
  expect(previewTreeReader(above, cache)(answer)).toEqual(parseElements(ANSWER));
  rmSync(join(above, FILE));
  expect(previewTreeReader(above, cache)(answer)).toEqual(parseElements(ANSWER));
});
