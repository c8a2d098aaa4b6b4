import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { parseMarkdown } from '../../pipeline/markdown/parseMarkdown';
import { parseYaml } from '../../pipeline/source/parseYaml';
import { readSource } from '../../pipeline/source/readSource';
import { isWhole } from '../isWhole';
import { checkCopy } from '../unit/checkCopy';
import { copyContent } from '../unit/copyContent';
import { type HostileFile, MAX_BYTES } from './HostileFile';
import { hostileFiles } from './hostileFiles';

vi.mock('../../pipeline/markdown/parseMarkdown', { spy: true });
vi.mock('../../pipeline/source/parseYaml', { spy: true });

const tried = hostileFiles.filter((_file, index) => isWhole || index % 6 === 0);

/** The most messages of a file, and the letters of one; texts that are quoted are cut. */
const MAX_MESSAGES = 60;
const MAX_LETTERS = 2000;

/** The most characters of front matter that are parsed: it is parsed again where it is repaired, if it is short. */
const MAX_FIELDS = 3_000_000;

/** Checks a folder. Returns how many characters were parsed, and what was reported. */
function workOf(folder: string) {
  vi.clearAllMocks();
  const { messages } = checkCopy(folder);
  const lengthOf = (calls: [text: string][]) => calls.reduce((sum, [text]) => sum + text.length, 0);
  const texts = lengthOf(vi.mocked(parseMarkdown).mock.calls);
  return { texts, fields: lengthOf(vi.mocked(parseYaml).mock.calls), messages };
}

let isContentChecked = false;

function expectBounded(make: (folder: string) => void, path?: string): void {
  // Only what differs from the last copy is linted again.
  if (!isContentChecked) checkCopy(copyContent());
  isContentChecked = true;
  const folder = copyContent();
  make(folder);
  const { texts, fields, messages } = workOf(folder);
  const ofFile = new Map<string, number>();
  for (const { file } of messages) ofFile.set(file, (ofFile.get(file) ?? 0) + 1);
  expect(Math.max(...ofFile.values())).toBeLessThanOrEqual(MAX_MESSAGES);
  expect(Math.max(...messages.map(({ reason }) => reason.length))).toBeLessThanOrEqual(MAX_LETTERS);
  const size = path ? statSync(join(folder, path)).size : MAX_BYTES;
  // A text in which something is reported is read once more.
  expect(texts).toBeLessThanOrEqual(2 * size);
  expect(fields).toBeLessThanOrEqual(MAX_FIELDS);
}

/** The longest part of a file that is refused which is read; undefined if all of it is read. */
function longestRead({ head, words, tail }: NonNullable<HostileFile['parts']>): string | undefined {
  const partOf = (length: number) => {
    const part = words.slice(0, length);
    const end = Math.max(part.lastIndexOf('\n'), part.lastIndexOf(' ')) + 1;
    return head + part.slice(0, end > length - 1000 ? end : length) + tail;
  };
  const isRefused = (length: number) =>
    readSource('', partOf(length)).faults.some(({ ruleId }) => ruleId.startsWith('too-'));
  if (!isRefused(words.length)) return undefined;
  let [read, refused] = [0, words.length];
  while (refused - read > 50) {
    const middle = Math.floor((read + refused) / 2);
    if (isRefused(middle)) refused = middle;
    else read = middle;
  }
  return partOf(read);
}

test.each(tried)('the check gets through $what', ({ make, parts }) => {
  expectBounded(make, parts?.path);
  const part = parts && longestRead(parts);
  if (part !== undefined)
    expectBounded((folder) => writeFileSync(join(folder, parts?.path ?? ''), part), parts?.path);
});
