import { expect, test } from 'vitest';
import { quotedLine } from './quoting';

test.each([
  ['title: A: b', 'title: "A: b"'],
  ['  text: {name} mends', '  text: "{name} mends"'],
  ['  - Call us: now -> /x', '  - "Call us: now -> /x"'],
  ['  - title: A: b', '  - title: "A: b"'],
  ['title: "A" b', 'title: "\\"A\\" b"'],
])('puts the value of “%s” in quotes', (written, quoted) => {
  expect(quotedLine(written)).toBe(quoted);
});

test.each(['title: A', 'title: "A: b"', 'text: >-', 'hero:', '', 'words'])('leaves “%s” alone', (written) => {
  expect(quotedLine(written)).toBeUndefined();
});

test('takes all of an entry where a text is wanted', () => {
  expect(quotedLine('  - promise: dry', { wholeItem: true })).toBe('  - "promise: dry"');
});
