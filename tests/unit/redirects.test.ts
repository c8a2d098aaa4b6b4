import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
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

describe('old addresses that lead to pages', () => {
  test.each([
    '/old -> /contact',
    '/old.html -> /contact',
    '/2019/drip-drip/ -> /leak-repair#finding-it',
    '/shop -> https://www.example.com/shop',
    '/baños -> /contact',
    '/ba%C3%B1os -> /contact',
    "/ann's-page -> /contact",
    '/sales-&-service/(old) -> /contact',
  ])('%s is fine', (line) => {
    expect(problemsOf(line)).toEqual([]);
  });
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

describe('old addresses that cannot be', () => {
  test.each([
    [['/old -> /contct'], 'link-broken', 'Did you mean /contact?', '  - /old -> /contact'],
    [['/old* -> /contact'], 'redirect-address', 'stars', null],
    [['/notes.html -> /contact'], 'redirect-hides-page', 'the address of content/pages/notes.md', null],
    [['/notes/ -> /contact'], 'redirect-hides-page', 'the address of content/pages/notes.md', null],
    [['/old /contact'], 'link-shape', 'then -> and its address', null],
  ])('%j: %s', (lines, code, says, fix) => {
    const [problem] = problemsOf(...lines);
    expect(problem).toMatchObject({ code, line: 3, severity: 'error' });
    expect(problem?.message).toContain(says);
    expect(problem?.fix?.text ?? null).toBe(fix);
  });

  test('a chain names its end', () => {
    const problems = problemsOf('/a -> /b', '/b -> /c', '/c -> /contact').filter(
      ({ code }) => code !== 'link-broken',
    );
    expect(problems).toMatchObject([
      {
        code: 'redirect-chain',
        line: 3,
        message: '/a leads to /b, which is an old address itself. Lead it to /contact at once.',
        fix: { line: 3, text: '  - /a -> /contact', kind: 'choice' },
      },
      { code: 'redirect-chain', line: 4 },
    ]);
  });

  test('a loop', () => {
    const loops = problemsOf('/a -> /b', '/b -> /a').filter(({ code }) => code === 'redirect-loop');
    expect(loops.map(({ line }) => line)).toEqual([3, 4]);
    expect(loops[0]?.message).toBe(
      '/a and /b lead to each other, so nobody would ever arrive. Write the address of a page.',
    );
  });

  test('one that leads to itself', () => {
    const loops = problemsOf('/a -> /a/').filter(({ code }) => code === 'redirect-loop');
    expect(loops[0]?.message).toContain('/a leads to itself.');
  });
});
