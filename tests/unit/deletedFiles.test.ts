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

describe('of a deleted file, one problem at the first use lists all that names it:', () => {
  test.each([
    ['a service', 'services/leak-repair.md', 'blog/frozen-pipes.md:15', SERVICE_NAMES],
    [
      'a town',
      'areas/portland-me.md',
      'navigation.md:7',
      'content/projects/cellar-drain.md (line 7), content/reviews/ines-morel.md (line 10)',
    ],
    ['an article', 'blog/frozen-pipes.md', 'services/leak-repair.md:50', 'A link still leads to it'],
    ['a page', 'pages/notes.md', 'navigation.md:8', 'After this change nothing would be there'],
  ])('%s', (_, path, at, says) => {
    const problems = problemsWithout(copyContent(), path);
    expect(problems).toMatchObject([{ at, code: 'address-lost', message: expect.stringContaining(says) }]);
    expect(problems[0]?.message).toContain(`This change deletes the file content/${path}.`);
  });

  test('a project that nothing names is reported where it was', () => {
    const path = 'projects/cellar-drain.md';
    expect(problemsWithout(copyContent(), path)).toMatchObject([{ at: `${path}:1`, code: 'address-lost' }]);
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
          'This change deletes the file content/reviews/ines-morel.md, and this line still names it. Delete the line, or name another file.',
        ),
      },
    ]);
  });
});

test('of a deleted picture, one problem at the first use lists all that name it', () => {
  const folder = copyContent();
  rmSync(join(folder, 'images/sink.jpg'));
  const published = { old: [], added: [], pictures: [{ path: 'images/sink.jpg' }] };
  expect(problemsIn(folder, { now: NOW, published })).toMatchObject([
    {
      code: 'picture-missing',
      message: expect.stringContaining(
        'This change deletes the picture images/sink.jpg, and this line still',
      ),
    },
  ]);
});

test('a deleted folder of pages is one problem', () => {
  const folder = copyContent();
  const text = readFileSync(join(folder, 'areas/portland-me.md'), 'utf8');
  rmSync(join(folder, 'areas'), { recursive: true });
  const old = ['portland-me', 'bath-me'].map((name) => ({ path: `areas/${name}.md`, text }));
  expect(problemsIn(folder, { now: NOW, published: { old, added: [] } })).toMatchObject([
    {
      code: 'address-lost',
      message: expect.stringContaining('This change deletes the folder content/areas'),
    },
  ]);
});

test('a deleted home page is reported as a missing file only', () => {
  for (const page of ['pages/home.md', 'pages/thank-you.md'])
    expect(problemsWithout(copyContent(), page).map(({ code }) => code)).toEqual(['file-missing']);
});

test('a service that goes after its redirect is written leaves one message for all that names it', () => {
  const folder = copyContent();
  write('redirects.md', REDIRECTS)(folder);
  expect(problemsWithout(folder, 'services/leak-repair.md')).toEqual([
    {
      at: 'blog/frozen-pipes.md:15',
      field: 'related.links.0',
      code: 'link-broken',
      message: expect.stringContaining(SERVICE_NAMES),
    },
  ]);
});

test('the last link to an article that goes after its redirect is written has its correction', () => {
  const folder = copyContent();
  write('redirects.md', REDIRECTS.replace('/leak-repair', '/blog/frozen-pipes'))(folder);
  expect(problemsWithout(folder, 'blog/frozen-pipes.md')).toEqual([
    {
      at: 'services/leak-repair.md:50',
      field: '',
      code: 'link-broken',
      message:
        'This change deletes the file content/blog/frozen-pipes.md, and this line still names it. Link to /contact instead.',
      fix: '[what to do in a cold snap](/contact).',
    },
  ]);
});

describe('of a renamed file, one problem at its new name lists all that has the old one:', () => {
  const OLD = 'places still have the old name: content/blog/frozen-pipes.md (line 15), content/navigation.md';

  test.each([
    ['a service', 'services/leak-repair.md', 'services/drips.md', 'address-lost', `6 ${OLD}`],
    [
      'a review',
      'reviews/ines-morel.md',
      'reviews/ines-morell.md',
      'reference-unknown',
      'This file was content/reviews/ines-morel.md. One place still has the old name: content/projects/cellar-drain.md (line 18). Write the new one there, or go back to the old one.',
    ],
  ])('%s', (_, path, heir, code, says) => {
    expect(problemsWithout(copyContent(), path, { heir })).toEqual([
      { at: `${heir}:1`, field: '', code, message: expect.stringContaining(says) },
    ]);
  });

  test('a service whose redirect is written', () => {
    const folder = copyContent();
    write('redirects.md', REDIRECTS.replace('/contact', '/drips'))(folder);
    const problems = problemsWithout(folder, 'services/leak-repair.md', { heir: 'services/drips.md' });
    expect(problems).toMatchObject([
      { at: 'services/drips.md:1', code: 'link-broken', message: expect.stringContaining(`6 ${OLD}`) },
    ]);
  });
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
