import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyContent, edit } from './copyContent';
import { problemsIn } from './problemsIn';

const findings = (folder: string) =>
  problemsIn(folder).map(({ file, line, code }) => `${file}:${line} ${code}`);

test('tells every problem of every file in one run', () => {
  const folder = copyContent();
  edit(folder, 'business.md', '04101', '4101');
  edit(folder, 'pages/contact.md', 'label:', 'lable:');
  edit(folder, 'pages/contact.md', '-> tel:{phone}', '-> /nowhere');
  edit(folder, 'services/leak-repair.md', 'heading: What you get', 'heading: You get: this');
  edit(folder, 'services/leak-repair.md', '/blog/frozen-pipes', '/blog/frozen');
  expect(findings(folder)).toEqual([
    'content/pages/contact.md:5 unknown-name',
    'content/pages/contact.md:9 link-broken',
    'content/services/leak-repair.md:26 needs-quotes',
    'content/services/leak-repair.md:50 link-broken',
    'content/business.md:15 postal-code',
  ]);
});

test('tells two wrong links of one text apart', () => {
  const folder = copyContent();
  edit(folder, 'pages/contact.md', 'A plumber reads this, usually over lunch.', 'See [a](/x1) and [b](/x2)');
  expect(problemsIn(folder).map(({ message }) => message)).toEqual([
    'There is no page /x1 for this link.',
    'There is no page /x2 for this link.',
  ]);
});

test.each([
  ['business.md', 'content/business.md:1 file-missing'],
  ['navigation.md', 'content/navigation.md:1 file-missing'],
])('names %s where it is gone', (path, finding) => {
  const folder = copyContent();
  rmSync(join(folder, path));
  expect(findings(folder)).toContain(finding);
});

test.each(['prices.md', 'service/drains.md', 'pages/more/drains.md'])(
  'never drops a page silently: %s is in no known folder',
  (path) => {
    const folder = copyContent();
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), '---\ntitle: Drains\n---\n');
    expect(findings(folder)).toEqual([`content/${path}:1 wrong-folder`]);
  },
);

test('says of menus that cannot be read only that, though a link may lead nowhere', () => {
  const folder = copyContent();
  edit(
    folder,
    'navigation.md',
    '    - Contact -> /contact\n  contact',
    '    - Reviews -> /reviews\n  contact',
  );
  edit(folder, 'navigation.md', 'since {founded}.\n', 'since {founded}.\nmayLeadNowhere:\n  - /reviews\n');
  edit(folder, 'pages/thank-you.md', '-> /', '-> /reviews');
  expect(findings(folder)).toEqual([]);
  edit(folder, 'navigation.md', 'button: Call', 'button: : Call');
  expect(findings(folder)).toEqual(['content/navigation.md:10 needs-quotes']);
});

test('says of a text that cannot be read only why, and not that it is missing', () => {
  const folder = copyContent();
  const path = 'services/leak-repair.md';
  const text = readFileSync(join(folder, path), 'utf8');
  edit(folder, path, '---\n\n', '');
  const problems = problemsIn(folder, { published: { old: [{ path, text }], added: [] } });
  expect(problems.map(({ code }) => code)).toEqual(['fence-open']);
});

test('says of a text that was deleted only that it is missing', () => {
  const folder = copyContent();
  const path = 'reviews/ines-morel.md';
  const text = `${readFileSync(join(folder, path), 'utf8')}\n${'The van was clean, too. '.repeat(5)}\n`;
  edit(folder, path, 'She was here in twenty minutes, in a storm, and the ceiling stayed up.', '');
  const problems = problemsIn(folder, { published: { old: [{ path, text }], added: [] } });
  expect(problems.map(({ code }) => code)).toEqual(['text-missing']);
});

test.each([
  [
    'three thousand names that there are not',
    Array.from({ length: 3000 }, (_each, at) => `name${at}: x`).join('\n'),
    '',
  ],
  ['three thousand facts that there are not', '', 'An {elk}.\n'.repeat(3000)],
])('tells the first of %s and that there are more', { timeout: 120_000 }, (_what, fields, body) => {
  const folder = copyContent();
  writeFileSync(join(folder, 'pages/many.md'), `---\n${fields}\n---\n${body}`);
  const problems = problemsIn(folder);
  expect(problems.length).toBeGreaterThan(1);
  expect(problems.length).toBeLessThan(60);
});
