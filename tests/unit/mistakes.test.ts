import { readFileSync } from 'node:fs';
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
