import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkFolder } from '../../pipeline/lint/lint';
import { rules } from '../../pipeline/lint/rules';
import { applyFixes, isFixSafe } from '../../scripts/applyFixes';
import { copyContent, edit } from './copyContent';
import { families } from './mistakes/families';

const fixable = Object.values(families)
  .flat()
  .filter(({ code, fix, make, unmendable }) => isFixSafe(code) && fix !== undefined && !make && !unmendable);

const STYLES = [
  ['\n', ''],
  ['\r\n', ''],
  ['\r', ''],
  ['\r\n', '\uFEFF'],
] as const;

test('every rule with a safe fix has its mistakes', () => {
  const safe = rules.map(({ id }) => id).filter(isFixSafe);
  expect([...new Set(fixable.map(({ code }) => code))].sort()).toEqual(safe.sort());
});

describe.each(STYLES)('with line ends %j and %j in front', (end, mark) => {
  test.each(fixable)(
    'corrects its line and not a byte more: $mistake',
    ({ file, shownIn = file, from = '', to = '' }) => {
      const folder = copyContent();
      edit(folder, file, from, to);
      const path = join(folder, shownIn);
      const broken = mark + readFileSync(path, 'utf8').replaceAll('\n', end);
      writeFileSync(path, broken);
      const [message] = checkFolder(folder).messages;
      applyFixes(dirname(folder), message ? [message] : []);
      const before = broken.slice(mark.length).split(end);
      const line = Number(message?.line) - 1;
      const after = [
        ...before.slice(0, line),
        ...String(message?.expected?.[0]).split('\n'),
        ...before.slice(line + 1),
      ];
      expect(readFileSync(path, 'utf8')).toBe(mark + after.join(end));
      expect(checkFolder(folder).messages).toEqual([]);
    },
  );
});
