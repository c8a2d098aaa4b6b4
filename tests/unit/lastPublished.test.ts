import { spawnSync } from 'node:child_process';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { checkLostAddresses } from '../../pipeline/model/checkLostAddresses';
import { checkFolder } from '../../pipeline/site';
import { lastPublished } from '../../scripts/lastPublished';
import { copyContent, edit } from './copyContent';

/** A copy whose files are committed on the branch main, with another branch checked out. */
function published(): string {
  const folder = copyContent();
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com', ...args], {
      cwd: dirname(folder),
    });
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-qm', 'Publish');
  git('checkout', '-qb', 'change');
  return folder;
}

function lostIn(folder: string) {
  const last = lastPublished(folder);
  if (typeof last === 'string') return last;
  const { content } = checkFolder(folder);
  return checkLostAddresses(content, last).map(({ file, line, message }) => ({ file, line, message }));
}

test('says nothing where every address is still there', () => {
  const folder = published();
  edit(folder, 'pages/contact.md', 'Write to us', 'Write');
  expect(lostIn(folder)).toEqual([]);
});

test('names the file that is gone', () => {
  const folder = published();
  rmSync(join(folder, 'pages/notes.md'));
  expect(lostIn(folder)).toEqual([
    {
      file: 'content/pages/notes.md',
      line: 1,
      message: expect.stringContaining('“- /notes -> /that-page”'),
    },
  ]);
});

test('offers the redirect where a file was renamed', () => {
  const folder = published();
  renameSync(join(folder, 'blog/frozen-pipes.md'), join(folder, 'blog/thawing.md'));
  const line = '- /blog/frozen-pipes -> /blog/thawing';
  expect(lostIn(folder)).toEqual([
    { file: 'content/blog/thawing.md', line: 1, message: expect.stringContaining(`“${line}”`) },
  ]);
  writeFileSync(join(folder, 'redirects.md'), `---\nredirects:\n  ${line}\n---\n`);
  expect(lostIn(folder)).toEqual([]);
});

test('offers the redirect where the last part of an address was changed', () => {
  const folder = published();
  edit(folder, 'blog/frozen-pipes.md', 'label: Frozen', 'slug: thawing\nlabel: Frozen');
  expect(lostIn(folder)).toMatchObject([
    { line: 5, message: expect.stringContaining('“- /blog/frozen-pipes -> /blog/thawing”') },
  ]);
});

test('notices a page that is no longer published', () => {
  const folder = published();
  edit(folder, 'pages/notes.md', 'label: Notes', 'label: Notes\npublished: no');
  expect(lostIn(folder)).toMatchObject([{ file: 'content/pages/notes.md', line: 6 }]);
});

test('says that it was left out where there is no git', () => {
  expect(lostIn(copyContent())).toBe(
    'The check for lost addresses was left out: it needs git and the default branch.',
  );
});
