import { readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { copyContent, edit } from './copyContent';
import { write } from './mistakes/files';
import { problemsIn } from './problemsIn';

const NOW = new Date('2026-10-01T12:00:00Z');
const REDIRECTS = '---\nredirects:\n  - /leak-repair -> /contact\n---\n';

/** The problems after a file of the published site was deleted, or renamed to `heir`. */
function problemsWithout(folder: string, path: string, { isPublished = true, heir = '' } = {}) {
  const text = readFileSync(join(folder, path), 'utf8');
  if (heir) renameSync(join(folder, path), join(folder, heir));
  else rmSync(join(folder, path));
  const published = isPublished ? { old: [{ path, text }], added: heir ? [heir] : [] } : undefined;
  return problemsIn(folder, { now: NOW, published }).map(({ file, line, field, code, message, fix }) => ({
    ...{ at: `${file.replace('content/', '')}:${line}`, field, code, message },
    ...(fix ? { fix: fix.text } : {}),
  }));
}

const SERVICE_NAMES =
  '6 places still point to it: content/blog/frozen-pipes.md (line 15), content/navigation.md (line 6), content/pages/home.md (line 44), content/areas/portland-me.md (line 22), content/projects/cellar-drain.md (line 6), content/reviews/ines-morel.md (line 9). In each, remove it or name another page.';

describe('of a deleted file, one problem lists all that names it:', () => {
  test.each([
    ['a service', 'services/leak-repair.md', SERVICE_NAMES],
    [
      'a town',
      'areas/portland-me.md',
      'content/projects/cellar-drain.md (line 7), content/reviews/ines-morel.md (line 10)',
    ],
    ['a project', 'projects/cellar-drain.md', 'After this change nothing would be there'],
    ['an article', 'blog/frozen-pipes.md', 'A link still leads to it'],
    ['a page', 'pages/notes.md', 'After this change nothing would be there'],
  ])('%s', (_, path, says) => {
    const problems = problemsWithout(copyContent(), path);
    expect(problems).toEqual([
      { at: `${path}:1`, field: '', code: 'address-lost', message: expect.stringContaining(says) },
    ]);
  });

  test('a service whose published version is not known', () => {
    expect(problemsWithout(copyContent(), 'services/leak-repair.md', { isPublished: false })).toEqual([
      {
        at: 'blog/frozen-pipes.md:15',
        field: 'related.links.0',
        code: 'link-broken',
        message: expect.stringContaining('There is no page /leak-repair, and 6 places name it: content/blog'),
      },
    ]);
  });

  test('a review that a project shows', () => {
    expect(problemsWithout(copyContent(), 'reviews/ines-morel.md')).toEqual([
      {
        at: 'projects/cellar-drain.md:18',
        field: 'review',
        code: 'reference-unknown',
        message: expect.stringContaining(
          'This change deletes the file reviews/ines-morel.md, and this line still names it. Delete the line, or name another file.',
        ),
      },
    ]);
  });
});

test('a deleted home page is reported as a missing file only', () => {
  expect(problemsWithout(copyContent(), 'pages/home.md').map(({ code }) => code)).toEqual(['file-missing']);
});

test('a deleted team member, whom nothing names, is no problem', () => {
  expect(problemsWithout(copyContent(), 'team/ada-lindgren.md')).toEqual([]);
});

test('a service that goes after its redirect is written leaves one message for each name of it', () => {
  const folder = copyContent();
  write('redirects.md', REDIRECTS)(folder);
  const problems = problemsWithout(folder, 'services/leak-repair.md');
  const unlinked = problems.filter(({ code }) => code !== 'link-broken');
  expect(problems.filter(({ fix, code }) => code === 'link-broken' && !fix)).toEqual([]);
  expect(unlinked.map(({ at, code }) => [at, code])).toEqual([
    ['areas/portland-me.md:22', 'reference-unknown'],
    ['projects/cellar-drain.md:6', 'reference-unknown'],
    ['reviews/ines-morel.md:9', 'page-missing'],
  ]);
});

test('where a service was renamed, each name of it has its correction', () => {
  const problems = problemsWithout(copyContent(), 'services/leak-repair.md', { heir: 'services/drips.md' });
  const named = problems.filter(({ code }) => code !== 'address-lost');
  expect(named.map(({ at, fix }) => [at, fix])).toEqual(
    expect.arrayContaining([
      ['areas/portland-me.md:22', '  service: drips'],
      ['projects/cellar-drain.md:6', '  - drips'],
      ['reviews/ines-morel.md:9', '  - /drips'],
    ]),
  );
  expect(named.every(({ fix }) => fix)).toBe(true);
});

test('a renamed review has its correction in the project that shows it', () => {
  const heir = 'reviews/ines-morell.md';
  const [problem, ...more] = problemsWithout(copyContent(), 'reviews/ines-morel.md', { heir });
  expect(more).toEqual([]);
  expect(problem).toMatchObject({ at: 'projects/cellar-drain.md:18', fix: 'review: ines-morell' });
  expect(problem?.message).toContain('Did you mean ines-morell?');
});

test('the same misspelling in three files has its correction in each', () => {
  const folder = copyContent();
  const [project, area, review] = [
    'projects/cellar-drain.md',
    'areas/portland-me.md',
    'reviews/ines-morel.md',
  ] as const;
  edit(folder, project, '- leak-repair\n', '- leak-repairs\n');
  edit(folder, area, 'service: leak-repair\n', 'service: leak-repairs\n');
  edit(folder, review, '- /leak-repair\n', '- /leak-repairs\n');
  expect(
    problemsIn(folder, { now: NOW }).map(({ file, fix, message }) => [file, fix?.text, message]),
  ).toEqual([
    [`content/${area}`, '  service: leak-repair', expect.stringContaining('Did you mean leak-repair?')],
    [`content/${project}`, '  - leak-repair', expect.stringContaining('Did you mean leak-repair?')],
    [`content/${review}`, '  - /leak-repair', expect.stringContaining('Did you mean /leak-repair?')],
  ]);
});
