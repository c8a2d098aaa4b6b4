import { expect, test } from 'vitest';
import { excessInFields, excessInText } from './parsingCost';

test.each(['[', '{', '[{', '[a, ', '[x" "'])(
  'refuses collections inside one another on one line, which would overflow the stack of the parser: %s',
  (opening) => {
    const lines = ['title: A', `label: ${opening.repeat(101)}`];
    expect(excessInFields(lines)).toEqual({ ruleId: 'too-deep', line: 1, kind: 'nesting' });
  },
);

test.each([`label: "${'['.repeat(5000)}"`, `links: ${'[a], '.repeat(150)}`])('takes %.20s', (line) => {
  expect(excessInFields([line])).toBeUndefined();
});

test.each<[what: string, words: string, line: number, count?: number]>([
  ['lines without end', 'A word.\n', 4000],
  ['ten thousand broken links', '[a](/nowhere)\n\n', 2995],
  ['ten thousand pictures', '![a](b.jpg)\n\n', 2995],
  ['ten thousand addresses', 'https://a.example ', 1, 25_000],
  ['ten thousand mail addresses', 'a@b.example ', 1, 25_000],
  ['ten thousand slanted words', '*a* ', 1],
  ['slanted and bold words in one another', `${'*a **b '.repeat(400)}${'b** a* '.repeat(400)}`, 1, 1],
  ['ten thousand struck words', '~~a~~ ', 1],
  ['ten thousand words as code', '`a` ', 1],
  ['ten thousand tags', '<b>x</b>\n\n', 2993],
  ['ten thousand headings', '## A\n\n', 1714],
  ['ten thousand underlined headings', 'A\n-\n\n', 2117],
  ['ten thousand entries', '- a\n', 1500],
  ['ten thousand quotations', '> a\n\n', 1714],
  ['quotations and lists in turn', `${'> - '.repeat(40)}a\n`, 15, 2000],
  ['lists that begin further and further right', `${' '.repeat(180)}- a\n`, 123, 2000],
  ['five thousand tables', '| a |\n|---|\n| b |\n\n', 2182, 5000],
  ['ten thousand signs for others', '&amp;', 1, 90_000],
  ['ten thousand notes below', '[^1]: a\n\n', 1713],
  ['tags that never end before a long line', `${'<? '.repeat(1000)}${'a'.repeat(300)}`, 1, 100],
])('%s are more than a page can show', (_what, words, line, count = 10_000) => {
  expect(excessInText(`Words.\n${words.repeat(count)}`)).toEqual({ ruleId: 'too-much', line, kind: 'text' });
});
