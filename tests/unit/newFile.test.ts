import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { contentTypes } from '../../pipeline/model/contentTypes';
import { knownValues } from '../../pipeline/model/knownValues';
import { newFile } from '../../pipeline/model/newFile';
import { checkFolder } from '../../pipeline/site';
import { copyContent } from './copyContent';

const types = Object.values(contentTypes).filter(({ place }) => !place.endsWith('.md'));

test.each(types)('a new $name has no error', (type) => {
  const folder = copyContent();
  const known = knownValues(checkFolder(folder).content, type);
  const { path, text } = newFile(type, { title: 'On the Roof: a "Test"', today: '2026-01-31', known });
  expect(path).toBe(`${type.place}/on-the-roof-a-test.md`);
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
  const { problems, files } = checkFolder(folder);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(files).toBe(16);
});

test('a new article names the business and the day', () => {
  const known = knownValues(checkFolder(copyContent()).content, contentTypes.article);
  const { text } = newFile(contentTypes.article, { title: 'Ice', today: '2026-01-31', known });
  expect(text).toContain('author: Harbor Light Plumbing');
  expect(text).toContain('publishedAt: 2026-01-31');
});
