import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRows, readTables } from '../../../pipeline/lint/mistakeTables';
import { rules } from '../../../pipeline/lint/rules';
import { copyContent } from '../copyContent';
import { fieldOnLine } from './fieldOnLine';
import { toMistake } from './readMistakes';

const ROW = `a misspelled address  pages/thank-you.md
-     - Back to the start -> /
+     - Back to the start -> /contct
!  link-broken :28  Did you mean /contact?
>     - Back to the start -> /contact
`;

/** The mistake of a table of one row, and a file after it. */
function read(table: string, file = 'pages/contact.md') {
  const [row] = readRows(table, 'a.txt');
  if (!row) throw new Error('there is no row');
  const mistake = toMistake(row);
  const folder = copyContent();
  mistake.make(folder);
  return { ...mistake, text: readFileSync(join(folder, file), 'utf8') };
}

describe('a row', () => {
  test('says what changes, and what is reported where', () => {
    const { make, text, ...mistake } = read(ROW, 'pages/thank-you.md');
    expect(mistake).toEqual({
      mistake: 'a misspelled address',
      file: 'pages/thank-you.md',
      line: 10,
      column: 28,
      field: 'hero.buttons.0',
      code: 'link-broken',
      says: 'Did you mean /contact?',
      fix: '    - Back to the start -> /contact',
      next: [],
    });
    expect(text).toContain('    - Back to the start -> /contct\n---');
  });

  test('may give a warning, another line and field, a proposal of two lines, and the mistakes that are left', () => {
    const table = `# a note

a label  pages/contact.md
  ---
?  label 3:1 @list included.items.2  two  words
> one
>   two
!  stars
!  empty
  title: Ask a Portland Plumber for a Visit`;
    expect(read(table)).toMatchObject({
      severity: 'warning',
      line: 3,
      column: 1,
      field: 'list included.items.2',
      says: 'two  words',
      fix: 'one\n  two',
      next: ['stars', 'empty'],
    });
  });

  test('is about the line above the message, and about line 1 of a file where there is none', () => {
    const table = (message: string, below: string) =>
      `a  pages/contact.md\n${message}  title: Ask a Portland Plumber for a Visit\n+ new: x\n${below}`;
    expect(read(table('', '!  empty @none  x'))).toMatchObject({ line: 3, field: '' });
    expect(read(table('!  empty  x\n', ''))).toMatchObject({ line: 1, field: '' });
  });

  test('may change several places and files', () => {
    const table = `a  pages/contact.md
- label: Contact
+ label: Call
@@
!  empty  x
    heading: Write to us
@@ pages/new.md
+ one
+
+ two
@@ team/bo.md  renamed from team/ada-lindgren.md
- name: Ada Lindgren
+ name: Bo
@@ pages/notes.md  deleted
@@ images/a.png  picture 2 x 3
@@ images/van.jpg  copied from images/sink.jpg`;
    const textOf = (file: string) => read(table, file).text;
    expect(textOf('pages/new.md')).toBe('one\n\ntwo\n');
    expect(textOf('pages/contact.md')).toContain('\nlabel: Call\n');
    expect(textOf('team/bo.md')).toContain('name: Bo\n');
    expect(() => textOf('team/ada-lindgren.md')).toThrow('ENOENT');
    expect(() => textOf('pages/notes.md')).toThrow('ENOENT');
    expect(textOf('images/a.png')).toContain('PNG');
    expect(textOf('images/van.jpg')).toBe(textOf('images/sink.jpg'));
  });

  test('may have other lines with the same answer, each a mistake of its own', () => {
    const table = ROW.replace('!  link', '|     - Back to the start -> /contac\n!  link');
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

  test('may have a proposal for each of its lines, and other messages for those below', () => {
    const table = 'a  a.md\n+ one\n> 1\n| two\n| three\n> 3\n!  empty  x\n| four\n!  label  y\n> 4';
    expect(readRows(table, 'a.txt').map(({ fix, message }) => [fix, message?.code])).toEqual([
      [['1'], 'empty'],
      [[], 'empty'],
      [['3'], 'empty'],
      [['4'], 'label'],
    ]);
  });

  test('may contain characters that nobody sees', () => {
    expect(read('a  a.md[U+0020]\n+ ⇥a[U+200B]\n!  empty  x', 'a.md ').text).toBe('\ta\u200b\n');
  });
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
  expect(() => read(table)).toThrow(error);
});

test.each([
  ['title: x', 'title'],
  ['hero:\n  heading: x', 'hero.heading'],
  ['towns:\n  - a\n  - b', 'towns.1'],
  ['towns:\n- a\n- b', 'towns.1'],
  ['list included:\n  items:\n    - name: a\n      text: b', 'list included.items.0.text'],
  ['rows:\n  - - a\n    - b\n  - - c\n    - d', 'rows.1.1'],
  ['label: a\ntext: >-\n  b', 'text'],
  ['label: a\n---\ntext: b', ''],
])('the field on the last line of %j is %s', (fields, field) => {
  const lines = `---\n${fields}`.split('\n');
  expect(fieldOnLine(lines, lines.length)).toBe(field);
});

const ruleFiles = import.meta.glob<object>('../../../pipeline/lint/rules/*/*.ts', { eager: true });

test('each row stands beside the file of its rule', () => {
  const elsewhere = readTables().filter(({ at, message }) => {
    const path = at.replace(/\.txt:\d+$/, '.ts');
    const exported: unknown[] = Object.values(ruleFiles[`../../../pipeline/lint/rules/${path}`] ?? {}).flat();
    return !rules.some((rule) => exported.includes(rule) && rule.id === message?.code);
  });
  expect(elsewhere.map(({ at }) => at)).toEqual([]);
});
