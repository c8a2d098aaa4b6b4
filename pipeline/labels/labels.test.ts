import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { languages } from './labels';
import { weekdayInWords } from './phrases';

test.each(languages)('no text in $name replaces one of another file', async ({ code: language }) => {
  const files = readdirSync(join(import.meta.dirname, language)).filter((name) => name !== 'language.ts');
  const tables: object[] = await Promise.all(
    files.map(async (name) =>
      Object.assign({}, ...Object.values(await import(join(import.meta.dirname, language, name)))),
    ),
  );
  const keys = tables.flatMap(Object.keys);
  expect(keys.length).toBeGreaterThan(200);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test('the names of weekdays need one format', () => {
  weekdayInWords(0, 'en-US');
  const formats = vi.spyOn(Intl, 'DateTimeFormat');
  expect(weekdayInWords(6, 'en-US')).toBe('Sunday');
  expect(formats).not.toHaveBeenCalled();
  formats.mockRestore();
});
