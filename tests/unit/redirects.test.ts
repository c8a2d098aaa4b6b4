import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { redirectLines } from '../../pipeline/model/urls';
import { copyContent, edit } from './copyContent';
import { problemsIn } from './problemsIn';

/** The problems of these lines. */
function problemsOf(...lines: string[]) {
  const folder = copyContent();
  edit(folder, 'navigation.md', 'footer:', 'mayLeadNowhere:\n  - /gone\nfooter:');
  writeFileSync(
    join(folder, 'redirects.md'),
    ['---', 'redirects:', ...lines.map((line) => `  - ${line}`), '---', ''].join('\n'),
  );
  return problemsIn(folder).filter(({ file }) => file === 'content/redirects.md');
}

test.each([
  '/2019/drip-drip/ -> /leak-repair#finding-it',
  '/shop -> https://www.example.com/shop',
  "/ann's-page -> /contact",
  '/sales-&-service/(old) -> /contact',
])('%s is fine', (line) => {
  expect(problemsOf(line)).toEqual([]);
});

test('a line that cannot be read hides no other one', () => {
  expect(problemsOf('/prices to /contact', 'old.html -> /contact').map(({ code }) => code)).toEqual([
    'link-shape',
    'redirect-address',
  ]);
});

test.each([
  ['/old', ['/old', '/old/']],
  ['/old/', ['/old', '/old/']],
  ['/old.php', ['/old.php']],
  ['/v1.5', ['/v1.5', '/v1.5/']],
  ['/baños', ['/ba%C3%B1os', '/ba%C3%B1os/']],
  ['/ba%C3%B1os.html', ['/ba%C3%B1os.html']],
  ["/a-&-b's", ["/a-&-b's", "/a-&-b's/"]],
])('%s has the lines %j', (from, lines) => {
  expect(redirectLines(from, '/contact#who')).toEqual(lines.map((line) => `${line} /contact#who 301`));
});

test.each([
  ['/old* -> /contact', 'redirect-address'],
  ['/old -> /contct', 'link-broken'],
  ['/notes.html -> /contact', 'redirect-hides-page'],
])('%s is wrong: %s', (line, code) => {
  expect(problemsOf(line)).toMatchObject([{ code, line: 3, severity: 'error' }]);
});

const listed = (...lines: string[]) =>
  `---\nredirects:\n${lines.map((line) => `  - ${line}\n`).join('')}---\n`;

const BEFORE = ['/prices -> /contact', '/drains -> /leak-repair', '/news -> /notes'];

/** What is reported of a list that was another one in the published version. */
function reported(lines: readonly string[] | undefined, before: readonly string[] = BEFORE) {
  const folder = copyContent();
  const path = join(folder, 'redirects.md');
  if (lines) writeFileSync(path, listed(...lines));
  else rmSync(path, { force: true });
  const old = [{ path: 'redirects.md', text: listed(...before) }];
  return problemsIn(folder, { published: { old, added: [] } });
}

test.each([
  ['one line', BEFORE.slice(1), '- /prices -> /contact.'],
  [
    'a line for which there is another one',
    ['/cost -> /contact', ...BEFORE.slice(1)],
    '- /prices -> /contact.',
  ],
  ['the file', undefined, '- /prices -> /contact, - /drains -> /leak-repair, - /news -> /notes.'],
])('one warning says what is gone: %s', (_what, lines, gone) => {
  expect(reported(lines)).toMatchObject([
    {
      file: 'content/redirects.md',
      line: 1,
      code: 'redirect-gone',
      severity: 'warning',
      message: expect.stringContaining(`takes out: ${gone} The old address leads nowhere now.`),
    },
  ]);
});

test.each([
  ['in another order', BEFORE.toReversed()],
  ['to another page', BEFORE.map((line) => line.replace('/notes', '/contact'))],
  ['with a slash at the end of an old address', BEFORE.map((line) => line.replace('/news', '/news/'))],
  ['with one more', [...BEFORE, '/offers -> /contact']],
])('nothing is reported of the same addresses %s', (_how, lines) => {
  expect(reported(lines)).toEqual([]);
});

test('nothing is reported of an old address that is a page again', () => {
  expect(reported(BEFORE, [...BEFORE, '/contact -> /notes'])).toEqual([]);
});

test('many lines are counted', () => {
  const many = Array.from({ length: 12 }, (_each, index) => `/old-${index} -> /contact`);
  expect(reported(['/other -> /contact'], many).map(({ message }) => message)).toEqual([
    expect.stringMatching(/- \/old-7 -> \/contact and 4 more\./),
  ]);
});
