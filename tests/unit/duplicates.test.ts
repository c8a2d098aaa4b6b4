import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkCopy } from './checkCopy';
import { copyContent } from './copyContent';

test('of two members with one position, the new one is named, also where it comes first', () => {
  const content = copyContent();
  writeFileSync(
    join(content, 'team', 'abe-ruud.md'),
    '---\nname: Abe Ruud\nrole: Plumber\norder: 1\ndescription: Abe carries the long ladder.\nspecialties:\n  - Ladders\nexperience: 5+ Years\n---\n',
  );
  const told = (added: string[]) =>
    checkCopy(content, { published: { old: [], added } }).messages.map(({ file, ruleId }) => [file, ruleId]);
  expect(told(['team/abe-ruud.md'])).toEqual([['content/team/abe-ruud.md', 'order-twice']]);
  expect(told(['team/ada-lindgren.md'])).toEqual([['content/team/ada-lindgren.md', 'order-twice']]);
});
