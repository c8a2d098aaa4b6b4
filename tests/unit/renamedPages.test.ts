import { readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyContent, edit } from './copyContent';
import { problemsIn } from './problemsIn';

const ARTICLE = 'blog/frozen-pipes.md';

/** The problems of links to an article after it was renamed. */
function linkProblems(to: string, retitle?: string) {
  const folder = copyContent();
  const text = readFileSync(join(folder, ARTICLE), 'utf8');
  renameSync(join(folder, ARTICLE), join(folder, to));
  if (retitle) edit(folder, to, 'title: What to Do When Pipes Freeze', `title: ${retitle}`);
  const problems = problemsIn(folder, {
    now: new Date('2026-10-01T12:00:00Z'),
    published: { old: [{ path: ARTICLE, text }], added: [to] },
  });
  return problems
    .filter(({ code }) => code === 'link-broken')
    .map(({ message, fix }) => [message, fix?.text]);
}

test('a link to a page whose file has another name gets the new address', () => {
  expect(linkProblems('blog/winter.md')).toEqual([
    [
      '/blog/frozen-pipes is an old address: its page is at /blog/winter now. Link to that.',
      '[what to do in a cold snap](/blog/winter).',
    ],
  ]);
});

test('another page in its place is not taken for it', () => {
  expect(linkProblems('blog/winter.md', 'Water Heaters That Last in Maine')).toEqual([]);
});

test('of the first page under another name only that is reported', () => {
  const folder = copyContent();
  renameSync(join(folder, 'pages/home.md'), join(folder, 'pages/index.md'));
  expect(problemsIn(folder).map(({ code, message }) => [code, message])).toEqual([
    ['file-missing', expect.stringContaining('If you renamed it, give it this name again.')],
  ]);
});

test.each([
  ['pages/thank-you.md', 'npm run new -- page "Thank You"'],
  ['pages/not-found.md', 'npm run new -- page "Not Found"'],
  ['navigation.md', 'npm run new -- site --content example'],
])('of %s that never was there, it says how to make it', (path, command) => {
  const folder = copyContent();
  rmSync(join(folder, path));
  const missing = problemsIn(folder).find(({ code }) => code === 'file-missing');
  expect(missing?.message).toContain(command);
});
