import { expect, test } from 'vitest';
import { arrange } from '../arrange';
import { fromProblem, type Problem, toProblem } from '../Problem';
import { formatGithub } from './formatGithub';
import { formatText } from './formatText';

const sortProblems = (problems: Problem[]) => arrange(problems.map(fromProblem)).map(toProblem);

const problem = (other: Partial<Problem>): Problem => ({
  file: 'content/a.md',
  line: 1,
  column: 1,
  field: '',
  severity: 'error',
  code: 'missing',
  message: 'A line is missing.',
  fix: null,
  ...other,
});

test('puts the file with the most errors first, and in each the errors', () => {
  const sorted = sortProblems([
    problem({ severity: 'warning', line: 1 }),
    problem({ file: 'content/b.md', line: 2 }),
    problem({ line: 10 }),
    problem({ line: 9, column: 5 }),
    problem({ line: 9, column: 2 }),
  ]);
  expect(sorted.map(({ file, line, column, severity }) => `${file}:${line}:${column} ${severity}`)).toEqual([
    'content/a.md:9:2 error',
    'content/a.md:9:5 error',
    'content/a.md:10:1 error',
    'content/a.md:1:1 warning',
    'content/b.md:2:1 error',
  ]);
});

test('says the same thing of one place only once', () => {
  expect(sortProblems([problem({}), problem({}), problem({ message: 'Another.' })])).toHaveLength(2);
});

test('writes for people: by file, with the line as it should be', () => {
  const problems = [
    problem({ line: 3, fix: { line: 3, text: '  title: About' } }),
    problem({ file: 'content/b.md', severity: 'warning', message: 'Too long.' }),
  ];
  expect(formatText(problems)).toMatchInlineSnapshot(`
    "content/a.md
      line 3  error  A line is missing.
          write:  title: About

    content/b.md
      line 1  warning  Too long.
    "
  `);
});

test('writes for GitHub, with its own signs escaped', () => {
  const odd = problem({ file: 'content/a,b:c.md', message: '50% of\nthis: a, b' });
  expect(formatGithub(odd)).toBe(
    '::error file=content/a%2Cb%3Ac.md,line=1,col=1,title=missing::50%25 of%0Athis: a, b',
  );
});
