import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { redirectLines } from '../../pipeline/model/redirectLines';
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
