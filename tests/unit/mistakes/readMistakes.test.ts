import { expect, test } from 'vitest';
import { readRows, readTables } from '../../../pipeline/lint/mistakeTables';
import { rules } from '../../../pipeline/lint/rules';
import { toMistake } from './readMistakes';

// What else a row may have is proven by the rows: one that is read wrong fails.

test('a row may have other lines with the same answer, each a mistake of its own', () => {
  const table = `a misspelled address  pages/thank-you.md
-     - Back to the start -> /
+     - Back to the start -> /contct
|     - Back to the start -> /contac
!  link-broken :28  Did you mean /contact?
>     - Back to the start -> /contact
`;
  const [, other] = readRows(table, 'a.txt');
  expect(other).toMatchObject({
    mistake: 'a misspelled address: - Back to the start -> /contac',
    at: 'a.txt:4',
  });
  expect(other?.changes[0]?.lines.at(-1)).toEqual({
    sign: '+',
    text: '    - Back to the start -> /contac',
  });
  expect(other && toMistake(other)).toMatchObject({ line: 10, fix: '    - Back to the start -> /contact' });
});

test('a row may have a proposal for each of its lines, and other messages for those below', () => {
  const table = 'a  a.md\n+ one\n> 1\n| two\n| three\n> 3\n!  empty  x\n| four\n!  label  y\n> 4';
  expect(readRows(table, 'a.txt').map(({ fix, message }) => [fix, message?.code])).toEqual([
    [['1'], 'empty'],
    [[], 'empty'],
    [['3'], 'empty'],
    [['4'], 'label'],
  ]);
});

test.each([
  ['- label: Contact', 'a.txt:1: write the mistake and its file above this line'],
  ['a misspelled label', 'a.txt:1: write the mistake, two spaces, and the file'],
  ['a  pages/contact.md\n\n-label: Contact', 'a.txt:3: write a space after “-”'],
  ['a  pages/contact.md\n@@pages/notes.md', 'a.txt:2: write “@@” and a file'],
  ['a  b.md\n! empty x', 'a.txt:2: write “!”, the rule, two spaces, and the words of the message'],
  ['a  b.md\n!  empty', 'a.txt:2: write two spaces and the words of the message'],
  ['a  b.md\n!  empty  x\n!  empty  y', 'a.txt:3: a line has one message'],
  ['a  pages/contact.md\n- label: Contact', 'a.txt:1: write the message below the change'],
  [
    'a  pages/contact.md\n- label: Cntact\n!  empty  x',
    'a.txt:1: pages/contact.md has no such lines: label: Cntact',
  ],
  ['a  business.md\n- ---\n!  empty  x', 'a.txt:1: business.md has these lines more than once'],
  ['a  pages/b.md  deleted\n!  empty  x', 'a.txt:1: there is no file pages/b.md'],
  ['a  business.md  moved\n!  empty  x', 'a.txt:1: “moved” is no change of a file that README.md knows'],
])('a bad row is an error with its line: %j', (table, error) => {
  expect(() => readRows(table, 'a.txt').map(toMistake)).toThrow(error);
});

const ruleFiles = import.meta.glob<object>(['../../../pipeline/lint/rules/*/*.ts', '!**/*.test.ts'], {
  eager: true,
});

test('each row stands beside the file of its rule', () => {
  const elsewhere = readTables().filter(({ at, message }) => {
    const path = at.replace(/\.txt:\d+$/, '.ts');
    const exported: unknown[] = Object.values(ruleFiles[`../../../pipeline/lint/rules/${path}`] ?? {}).flat();
    return !rules.some((rule) => exported.includes(rule) && rule.id === message?.code);
  });
  expect(elsewhere.map(({ at }) => at)).toEqual([]);
});
