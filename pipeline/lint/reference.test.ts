import GithubSlugger from 'github-slugger';
import { describe, expect, test } from 'vitest';
import { writeRuleReference } from './reference';
import { type Rule, rule } from './rule';
import { rules } from './rules';

const about = (text: string, examples: Rule['examples'] = [], kind?: Rule['kind']): Rule =>
  rule({ id: 'link-form', on: 'markdown', severity: 'error', about: text, kind, examples, check() {} });
const write = (rule: Rule) => {
  const text = writeRuleReference([rule]);
  return text.slice(text.indexOf('## Texts'));
};

describe('the text of a rule', () => {
  test('has its id as a heading, what it means, and both sides of its examples', () => {
    const example = { file: 'pages/contact.md', wrong: '[us] (/about)', right: '[us](/about)' };
    expect(write(about('A link has no space.', example, 'sure'))).toBe(`## Texts

### link-form

**Error**, fixed by \`--fix\`

A link has no space.

Wrong, \`pages/contact.md\`:

\`\`\`
[us] (/about)
\`\`\`

Right:

\`\`\`
[us](/about)
\`\`\`
`);
  });

  test('shows characters as they are, and code between backticks', () => {
    expect(write(about('In `a.md`, write [text](/a) and <b>, # or * and ` here.'))).toContain(
      'In `a.md`, write \\[text\\](/a) and \\<b\\>, \\# or \\* and \\` here.',
    );
  });

  test('shows what cannot be seen, and code with backticks of its own', () => {
    const example = { file: 'a.md', wrong: '\n\tlabel:\u00a0``` x', right: 'label: x\n' };
    expect(write(about('Spaces.', example))).toContain(
      '````\n⇥label:[U+00A0]``` x\n````\n\nRight:\n\n```\nlabel: x\n```',
    );
  });

  test('names every file of an example of several, and those that are gone', () => {
    const wrong = { 'a.md': '{before}\nMore.', 'b.md': null };
    const text = write(about('Files.', { wrong, right: { 'a.md': 'All.' } }));
    expect(text).toContain('Wrong, `a.md`:\n\n```\n…\nMore.\n```\n\nWrong, `b.md`: there is no such file.');
    expect(text).toContain('Right, `a.md`:\n\n```\nAll.\n```');
  });
});

const CODE_BLOCK = /^(`{3,})\n[\s\S]*?\n\1$/gm;

test('every rule is found by its id as an anchor', () => {
  const slugger = new GithubSlugger();
  const headings = writeRuleReference()
    .replace(CODE_BLOCK, '')
    .matchAll(/^#+ (.*)$/gm);
  const anchors = [...headings].map(([, heading = '']) => slugger.slug(heading));
  expect(anchors).toEqual(expect.arrayContaining(rules.map(({ id }) => id)));
});
