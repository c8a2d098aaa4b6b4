import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkFolder } from '../../pipeline/lint/lint';
import { applyFixes, SAFE } from '../../scripts/applyFixes';
import { copyContent, edit } from './copyContent';
import { families } from './mistakes/families';

const safe: readonly string[] = SAFE;
const fixable = Object.values(families)
  .flat()
  .filter(
    ({ code, fix, make, unmendable }) => safe.includes(code) && fix !== undefined && !make && !unmendable,
  );

const STYLES = [
  ['\n', ''],
  ['\r\n', ''],
  ['\r', ''],
  ['\r\n', '\uFEFF'],
] as const;

test('every kind of repair has its mistakes', () => {
  expect([...new Set(fixable.map(({ code }) => code))].sort()).toEqual([...SAFE].sort());
});

describe.each(STYLES)('with line ends %j and %j in front', (end, mark) => {
  test.each(fixable)(
    'mends its line and not a byte more: $mistake',
    ({ file, shownIn = file, from = '', to = '' }) => {
      const folder = copyContent();
      edit(folder, file, from, to);
      const path = join(folder, shownIn);
      const broken = mark + readFileSync(path, 'utf8').replaceAll('\n', end);
      writeFileSync(path, broken);
      const [problem] = checkFolder(folder).problems;
      applyFixes(dirname(folder), problem ? [problem] : []);
      const before = broken.slice(mark.length).split(end);
      const line = Number(problem?.fix?.line) - 1;
      const after = [
        ...before.slice(0, line),
        ...String(problem?.fix?.text).split('\n'),
        ...before.slice(line + 1),
      ];
      expect(readFileSync(path, 'utf8')).toBe(mark + after.join(end));
      expect(checkFolder(folder).problems).toEqual([]);
    },
  );
});
