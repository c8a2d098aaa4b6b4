import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { callCommand } from './callCommand';
import { copyContent, edit } from './copyContent';
import { commitCopy } from './plumberRepository';

/** Runs `npm run validate -- FILE…` in `cwd`. Returns every problem and the exit code. */
async function validate(folder: string, files: string[], cwd = dirname(folder)) {
  const args = ['--content', folder, '--format', 'json', ...files];
  const { status, stdout, stderr } = await callCommand('validate', args, cwd);
  const problems: { file: string; line: number; code: string }[] = stdout ? JSON.parse(stdout).problems : [];
  return { status, stderr, reported: problems.map(({ file, line, code }) => `${file}:${line} ${code}`) };
}

/** A copy that is committed on the branch main. */
function committed(): string {
  const folder = copyContent();
  commitCopy(folder);
  return folder;
}

/** One mistake each in two unrelated files. */
function twoMistakes(): string {
  const folder = copyContent();
  edit(folder, 'pages/contact.md', 'label:', 'lable:');
  edit(folder, 'reviews/ines-morel.md', 'rating: 5', 'rating: 6');
  return folder;
}

test('reports the mistakes of a changed file, and not those of others', async () => {
  expect(await validate(twoMistakes(), ['content/pages/contact.md'])).toMatchObject({
    reported: ['content/pages/contact.md:5 unknown-name'],
    status: 1,
  });
});

test('ends with 0 where only other files have mistakes of their own', async () => {
  expect(await validate(twoMistakes(), ['content/pages/notes.md'])).toMatchObject({
    reported: [],
    status: 0,
  });
});

describe('takes a name however it is written', () => {
  const reported = ['content/pages/contact.md:5 unknown-name'];

  test.each([
    ['with ./', './content/pages/contact.md'],
    ['with steps up', 'content/blog/../pages/contact.md'],
    ['with back-slashes', 'content\\pages\\contact.md'],
    ['with both', '.\\content/pages\\contact.md'],
    ['as a folder', 'content/pages'],
    ['as a folder with its slash', 'content/pages/'],
  ])('%s', async (_how, name) => {
    expect(await validate(twoMistakes(), [name])).toMatchObject({ reported, status: 1 });
  });

  test('from within the content folder', async () => {
    const folder = twoMistakes();
    expect(await validate(folder, ['pages/contact.md'], folder)).toMatchObject({ reported, status: 1 });
    expect(await validate(folder, ['contact.md'], join(folder, 'pages'))).toMatchObject({
      reported,
      status: 1,
    });
  });

  test('from the root of the disk', async () => {
    const folder = twoMistakes();
    expect(await validate(folder, [join(folder, 'pages/contact.md')])).toMatchObject({ reported, status: 1 });
  });
});

describe('of a deleted file', () => {
  const broken = ['content/services/leak-repair.md:50 link-broken'];

  test('reports who still links to it, and does not complain that it is missing', async () => {
    const folder = copyContent();
    rmSync(join(folder, 'blog/frozen-pipes.md'));
    const { reported, status, stderr } = await validate(folder, ['content/blog/frozen-pipes.md']);
    expect(reported).toEqual(broken);
    expect(stderr).not.toContain('frozen-pipes');
    expect(status).toBe(1);
  });

  test('reports only the lost address where git knows the last version', async () => {
    const folder = committed();
    rmSync(join(folder, 'blog/frozen-pipes.md'));
    expect(await validate(folder, ['content/blog/frozen-pipes.md'])).toMatchObject({
      reported: ['content/services/leak-repair.md:50 address-lost'],
      status: 1,
    });
  });

  test('ends with 0 where nobody needs it', async () => {
    const folder = committed();
    edit(folder, 'projects/cellar-drain.md', 'review: ines-morel\n', '');
    rmSync(join(folder, 'reviews/ines-morel.md'));
    expect(await validate(folder, ['content/reviews/ines-morel.md'])).toMatchObject({
      reported: [],
      status: 0,
    });
  });

  test('refuses a name that git has never seen, since it is misspelled', async () => {
    const { status, stderr, reported } = await validate(committed(), ['content/blog/frozen-pips.md']);
    expect(stderr).toContain('There is no file content/blog/frozen-pips.md.');
    expect({ status, reported }).toEqual({ status: 2, reported: [] });
  });
});

test('of a renamed file reports once that others use its old name, given either name or both', async () => {
  const folder = committed();
  renameSync(join(folder, 'blog/frozen-pipes.md'), join(folder, 'blog/thawing.md'));
  const reported = ['content/blog/thawing.md:1 address-lost'];
  for (const names of [['frozen-pipes'], ['thawing'], ['frozen-pipes', 'thawing']])
    expect(
      await validate(
        folder,
        names.map((name) => `content/blog/${name}.md`),
      ),
    ).toMatchObject({ reported, status: 1 });
});

test('reports what is wrong with a picture', async () => {
  const folder = twoMistakes();
  writeFileSync(join(folder, 'images/sink.jpg'), 'no picture');
  expect(await validate(folder, ['content/images/sink.jpg'])).toMatchObject({
    reported: ['content/images/sink.jpg:1 picture-broken'],
    status: 1,
  });
});

test('reports what a change breaks in others', async () => {
  const folder = copyContent();
  edit(folder, 'services/leak-repair.md', '## Finding it', '## Looking for it');
  expect((await validate(folder, ['content/services/leak-repair.md'])).reported).toEqual([
    'content/pages/home.md:44 anchor-broken',
  ]);
});
