import { expect, test } from 'vitest';
import { excessInFields } from './parsingCost';

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
