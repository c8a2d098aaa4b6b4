import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderState } from '../../pipeline/source/fileHashes';
import { copyContent, writeFiles } from './copyContent';
import { problemsIn } from './problemsIn';

/** The plumber's content with files in the folder beside it. */
function withPublic(...paths: string[]): string {
  const folder = copyContent();
  for (const path of paths) writeFiles(join(folder, '..', 'public'), { [path]: 'Some words.' });
  return folder;
}

test.each([
  'README.md',
  '.gitkeep',
  'google1a2b3c.html',
  'ads.txt',
  '.well-known/security.txt',
  '.well-known/apple-app-site-association',
  'contact/form.html',
  'downloads/robots.txt',
])('%s is served as it is', (path) => {
  expect(problemsIn(withPublic(path))).toEqual([]);
});

test.each([
  ['Contact.html', 'the page in content/pages/contact.md'],
  ['contact/index.html', 'the page in content/pages/contact.md'],
  ['contact', 'the page in content/pages/contact.md'],
  ['index.html', 'the page in content/pages/home.md'],
  ['404.html', 'the page in content/pages/not-found.md'],
  ['blog/frozen-pipes.html', 'the page in content/blog/frozen-pipes.md'],
  ['robots.txt', 'writes robots.txt itself. Delete this file, or give it another name.'],
  ['_headers', 'Delete this file.'],
])('%s has a name that is taken', (path, says) => {
  expect(problemsIn(withPublic(path))).toMatchObject([
    { file: `public/${path}`, line: 1, code: 'public-taken', severity: 'error', fix: null },
  ]);
  expect(problemsIn(withPublic(path))[0]?.message).toContain(says);
});

test('the further pages of a long list have their names too', () => {
  expect(problemsIn(withPublic('notes/page/2.html', 'contact/page/2.html'))).toMatchObject([
    { file: 'public/notes/page/2.html', code: 'public-taken' },
  ]);
});

test('a file in place of the folder counts as an empty folder', () => {
  const file = join(copyContent(), '..', 'public');
  writeFileSync(file, 'Some words.');
  expect(folderState(file)).toEqual(new Map());
});

test('a link in place of the folder is reported', () => {
  const folder = copyContent();
  symlinkSync('content', join(folder, '..', 'public'));
  expect(problemsIn(folder)).toMatchObject([{ file: 'public', code: 'link-file', severity: 'error' }]);
});
