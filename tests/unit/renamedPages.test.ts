import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyContent, edit } from './copyContent';
import { problemsIn } from './problemsIn';

const ARTICLE = 'blog/frozen-pipes.md';
const SERVICE = 'services/leak-repair.md';

/** The problems after an article was renamed and changed. */
function problemsOf(to: string, change: (text: string) => string) {
  const folder = copyContent();
  const text = readFileSync(join(folder, ARTICLE), 'utf8');
  rmSync(join(folder, ARTICLE));
  writeFileSync(join(folder, to), change(text));
  const published = { old: [{ path: ARTICLE, text }], added: [to] };
  const problems = problemsIn(folder, { now: new Date('2026-10-01T12:00:00Z'), published });
  return problems.map(({ file, message }) => [file, message]);
}

const RETITLED: (text: string) => string = (text) =>
  text.replace(/^title: .*$/m, 'title: Cold Snaps and Maine Pipes');

test.each([
  ['the same text', (text: string) => text],
  ['the same text and another title', RETITLED],
  ['the same title and another text', (text: string) => text.replace(/^## [\s\S]*$/m, 'Other words.\n')],
])('a file with another name and %s is the same page', (_, change) => {
  expect(problemsOf('blog/winter.md', change)).toEqual([
    [
      'content/blog/winter.md',
      expect.stringContaining(
        'One place still has the old name: content/services/leak-repair.md (line 50). Write the new one there, or go back to the old one.',
      ),
    ],
  ]);
});

test('another page in its place is not taken for it', () => {
  const problems = problemsOf('blog/winter.md', (text) =>
    RETITLED(text)
      .replace(/^## [\s\S]*$/m, 'Other words.\n')
      .replace(
        /^(description|excerpt|label|question|answer): .*$/gm,
        '$1: Some other words for a page about the cold in Maine',
      ),
  );
  expect(problems.map(([file]) => file)).toContain('content/services/leak-repair.md');
});

test.each([
  [
    'another name',
    '## Looking for it',
    'is #looking-for-it now. One place still has the old name',
    'services/leak-repair.md',
  ],
  ['no name', 'Finding it', 'removes #finding-it from /leak-repair', 'pages/home.md'],
])('a heading that has %s now is one problem', (_, heading, says, file) => {
  const folder = copyContent();
  const text = readFileSync(join(folder, SERVICE), 'utf8');
  edit(folder, SERVICE, '## Finding it', heading);
  const problems = problemsIn(folder, { published: { old: [{ path: SERVICE, text }], added: [] } });
  expect(problems).toMatchObject([
    { file: `content/${file}`, code: 'anchor-broken', message: expect.stringContaining(says) },
  ]);
});

test('a section that has another name now is one problem', () => {
  const folder = copyContent();
  edit(folder, 'pages/home.md', '#finding-it', '#included');
  const text = readFileSync(join(folder, SERVICE), 'utf8');
  edit(folder, SERVICE, 'list included:', 'list extras:');
  const problems = problemsIn(folder, { published: { old: [{ path: SERVICE, text }], added: [] } });
  expect(problems).toMatchObject([
    {
      file: `content/${SERVICE}`,
      code: 'anchor-broken',
      message: expect.stringContaining('This was #included on /leak-repair, and is #extras now.'),
    },
  ]);
});

test('a category that has another name now is one problem', () => {
  const folder = copyContent();
  const text = readFileSync(join(folder, 'business.md'), 'utf8');
  edit(folder, 'business.md', '  - Winter', '  - Cold days');
  const problems = problemsIn(folder, { published: { old: [{ path: 'business.md', text }], added: [] } });
  expect(problems).toMatchObject([
    {
      file: 'content/business.md',
      code: 'category-unknown',
      message: expect.stringContaining('This category was “Winter”. One place still has the old name'),
    },
  ]);
});

test('a folder that has another name now is one problem', () => {
  const folder = copyContent();
  const text = readFileSync(join(folder, 'team/ada-lindgren.md'), 'utf8');
  const other = text
    .replace('name: Ada Lindgren', 'name: Bo Reed')
    .replace('order: 1', 'order: 2')
    .replace(/^description: .*$/m, 'description: Bo carries the ladder.');
  writeFileSync(join(folder, 'team/bo-reed.md'), other);
  renameSync(join(folder, 'team'), join(folder, 'teams'));
  expect(problemsIn(folder)).toMatchObject([
    {
      file: 'content/teams/ada-lindgren.md',
      code: 'wrong-folder',
      message: expect.stringContaining(
        'its 2 files: ada-lindgren.md, bo-reed.md. Rename the folder to team.',
      ),
    },
  ]);
});

const SINK = 'images/sink.jpg';
const DRAIN = 'portfolio/drains/drain-1.jpg';

test.each([
  ['picture', SINK, SINK, 'images/basin.jpg', 'images/basin.jpg', 6],
  ['folder', DRAIN, 'portfolio/drains', 'portfolio/pipes/drain-1.jpg', 'portfolio/pipes', 2],
])('a %s that has another name now is one problem', (kind, from, oldName, to, newName, places) => {
  const folder = copyContent();
  renameSync(join(folder, oldName), join(folder, newName));
  const published = { old: [], added: [to], pictures: [{ path: from, to }] };
  expect(problemsIn(folder, { published })).toMatchObject([
    {
      file: expect.stringContaining(`content/${newName}`),
      code: 'picture-missing',
      message: expect.stringContaining(
        `This ${kind} was ${oldName}. ${places} places still have the old name`,
      ),
    },
  ]);
});

test('of the first page under another name only that is reported', () => {
  const folder = copyContent();
  renameSync(join(folder, 'pages/home.md'), join(folder, 'pages/index.md'));
  expect(problemsIn(folder).map(({ code, message }) => [code, message])).toEqual([
    ['file-missing', expect.stringContaining('If you renamed it, give it this name again.')],
  ]);
});

test.each([
  ['home', 'the site cannot do without it'],
  ['not-sent', 'a form leads visitors there'],
])('of the page %s with its name before, that name is said', (name, why) => {
  const folder = copyContent();
  const path = `pages/${name}.md`;
  const text = readFileSync(join(folder, path), 'utf8');
  renameSync(join(folder, path), join(folder, `pages/${name}-2.md`));
  const published = { old: [{ path, text }], added: [`pages/${name}-2.md`] };
  expect(problemsIn(folder, { published }).map(({ file, message }) => [file, message])).toEqual([
    [`content/pages/${name}-2.md`, `This file was ${path}, and ${why}. Rename it to ${name}.md.`],
  ]);
});

test.each([
  ['pages/thank-you.md', 'page'],
  ['navigation.md', 'navigation'],
  ['business.md', 'business'],
])('of %s that was never there, it says how to make it', (path, name) => {
  const folder = copyContent();
  rmSync(join(folder, path));
  const missing = problemsIn(folder).find(({ code }) => code === 'file-missing');
  expect(missing?.message).toContain(
    `make a new file of this name, with the fields that FIELDS.md lists under “${name}”`,
  );
});
