import GithubSlugger from 'github-slugger';
import { describe, expect, test } from 'vitest';
import { readRows } from './mistakeTables';
import { type Rule, rule } from './rule';
import { writeRuleReference } from './ruleReference';
import { rules } from './rules';

const about = (text: string, kind?: Rule['kind']): Rule =>
  rule({ id: 'link-form', severity: 'error', about: text, kind, markdown() {} });

function write(rule: Rule, row = 'a link  pages/contact.md\n!  link-form  A message.') {
  const text = writeRuleReference([rule], readRows(row, 'a.txt'));
  return text.slice(text.indexOf('## Texts'));
}

describe('the text of a rule', () => {
  test('has its id as a heading, what it means, and its first row with the message and the proposal', () => {
    const row = `a link with a space  pages/contact.md
- [us](/about)
+ [us] (/about)
!  link-form  “[us]” is apart.
>   [us](/about)

another link  pages/contact.md
+ [we] (/about)
!  link-form  “[we]” is apart.`;
    expect(write(about('A link has no space.', 'sure'), row)).toBe(`## Texts

### link-form

**Error**, fixed by \`--fix\`. A link has no space.

\`pages/contact.md\`:

\`\`\`diff
- [us](/about)
+ [us] (/about)
\`\`\`

> “\\[us\\]” is apart.

Proposed: \`[us](/about)\`
`);
  });

  test('leaves out what the message says in the same words', () => {
    const row = 'a  a.md\n!  link-form  Write 3 lines, not a, b.';
    expect(write(about('Write … lines, not ….'), row)).toContain('**Error**\n\n`a.md`\n\n> Write 3 lines');
    expect(write(about('Write … lines.'), row)).toContain('**Error**. Write … lines.\n');
  });

  test('shows characters as they are, and code between backticks', () => {
    expect(write(about('In `a.md`, write [text](/a) and <b>, # or * and ` here.'))).toContain(
      'In `a.md`, write \\[text\\](/a) and \\<b\\>, \\# or \\* and \\` here.',
    );
  });

  test('shows what cannot be seen, code with backticks of its own, empty lines and several lines', () => {
    const row = 'a  a.md\n+ ⇥label:[U+00A0]``` x\n-\n+\n+\n!  link-form  x\n> a\n> b';
    expect(write(about('Spaces.'), row)).toContain(
      '````diff\n+ ⇥label:[U+00A0]``` x\n\n+\n````\n\n> x\n\nProposed:\n\n```\na\nb\n```',
    );
  });

  test('names every file of a row, what becomes of it, and the one with the message', () => {
    const row = `a  a.md  copied from b.md
- one
@@
+ two
@@ ../public/c.html  deleted
@@ d.md
  three
!  link-form  x
>`;
    expect(write(about('Files.'), row)).toContain(
      '`a.md`, copied from b.md:\n\n```diff\n- one\n@@ … @@\n+ two\n@@ public/c.html, deleted @@\n@@ d.md @@\n  three\n```\n\n> In `d.md`: x\n\nProposed: delete the line.',
    );
  });
});

const CODE_BLOCK = /^(`{3,})\w*\n[\s\S]*?\n\1$/gm;

test('every rule is found by its id as an anchor', () => {
  const slugger = new GithubSlugger();
  const headings = writeRuleReference()
    .replace(CODE_BLOCK, '')
    .matchAll(/^#+ (.*)$/gm);
  const anchors = [...headings].map(([, heading = '']) => slugger.slug(heading));
  expect(anchors).toEqual(expect.arrayContaining(rules.map(({ id }) => id)));
});
