import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { folderState } from '../../pipeline/source/fileHashes';
import { lastChanged } from './lastChanged';

const OLD = '2024-03-01T10:00:00+02:00';
const NEW = '2024-05-06T07:08:09Z';
const TOUCHED = '2024-07-08T09:10:11Z';
const FILES = ['content/pages/home.md', 'content/pages/ärger & more.md', 'content/pages/draft.md'];

const place = realpathSync(mkdtempSync(join(inject('copies'), 'history-')));
const full = join(place, 'full');

function git(folder: string, date: string, ...words: string[]) {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  execFileSync('git', ['-C', folder, ...who, ...words], { env, stdio: 'ignore' });
}

/** Writes a file whose mtime is later than all commits. */
function write(root: string, file: string, words: string) {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), words);
  utimesSync(join(root, file), new Date(TOUCHED), new Date(TOUCHED));
}

const [home = '', odd = '', draft = ''] = FILES;

const changedIn = (content: string, files: readonly string[]) =>
  lastChanged(content, files, folderState(content));

beforeAll(() => {
  mkdirSync(full);
  git(full, OLD, 'init', '-q');
  write(full, home, 'one');
  write(full, odd, 'one');
  git(full, OLD, 'add', '.');
  git(full, OLD, 'commit', '-qm', 'one');
  write(full, home, 'two words');
  git(full, NEW, 'commit', '-qam', 'two');
  write(full, draft, 'not committed');
});

describe('when a page was last changed', () => {
  test('is the time of its newest commit, in UTC; without one, the time of the file', () => {
    expect(Object.fromEntries(changedIn(join(full, 'content'), FILES))).toEqual({
      [home]: '2024-05-06T07:08:09Z',
      [odd]: '2024-03-01T08:00:00Z',
      [draft]: TOUCHED,
    });
  });

  test('is not guessed for what lies beyond the end of a shallow clone', () => {
    const shallow = join(place, 'shallow');
    execFileSync('git', ['clone', '-q', '--depth', '2', `file://${full}`, shallow], { stdio: 'ignore' });
    expect(changedIn(join(shallow, 'content'), [home]).get(home)).toBe('2024-05-06T07:08:09Z');
    const shorter = join(place, 'shorter');
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${full}`, shorter], { stdio: 'ignore' });
    expect(changedIn(join(shorter, 'content'), [home, odd]).size).toBe(0);
  });

  test('is the time of the file where there is no repository', () => {
    const bare = join(place, 'bare');
    write(bare, home, 'one');
    expect(changedIn(join(bare, 'content'), [home]).get(home)).toBe(TOUCHED);
  });

  test('is the same for a copy of a file, whose time is kept to the millisecond', () => {
    const [original, copy] = [join(place, 'original'), join(place, 'copy')];
    write(original, home, 'one');
    const seconds = Date.parse('2024-07-01T10:00:00Z') / 1000 + 0.9996;
    utimesSync(join(original, home), seconds, seconds);
    cpSync(original, copy, { recursive: true, preserveTimestamps: true });
    const [ofOriginal, ofCopy] = [original, copy].map((root) =>
      changedIn(join(root, 'content'), [home]).get(home),
    );
    expect(ofCopy).toBe(ofOriginal);
  });
});
