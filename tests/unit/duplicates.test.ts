import { cpSync, readFileSync, writeFileSync } from 'node:fs';
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

test.each([
  ['portfolio/drains/drain-1.jpg', 'photo-twice'],
  ['portfolio/drains/drain-2.jpg', 'photo-two-jobs'],
])('of two jobs with one photo, the new one is named, also where it comes first: %s', (photo, rule) => {
  const content = copyContent();
  cpSync(join(content, 'portfolio/drains/drain-1.jpg'), join(content, 'portfolio/drains/drain-2.jpg'));
  const words = join(content, 'portfolio/drains/descriptions.md');
  writeFileSync(
    words,
    readFileSync(words, 'utf8').replace('drain-1.jpg:', 'drain-2.jpg: A drain\ndrain-1.jpg:'),
  );
  const job = readFileSync(join(content, 'projects', 'cellar-drain.md'), 'utf8');
  const other = job
    .replace(/^title: .*/m, 'title: Heat Pump Boiler Upstairs, Fitted Before Frost')
    .replace(
      /^description: .*/m,
      'description: Why one family swapped their gas boiler for warm water from the air, fitted above a kitchen by our crew during one mild week.',
    )
    .replace(/^review: .*\n/m, '')
    .replace('portfolio/drains/drain-1.jpg', photo)
    .replace(/^The old pipe.*/m, 'Three children shower every evening, and nobody waits any longer.');
  writeFileSync(join(content, 'projects', 'attic.md'), other);
  const { messages } = checkCopy(content, { published: { old: [], added: ['projects/attic.md'] } });
  expect(messages.map(({ file, ruleId }) => [file, ruleId])).toEqual([['content/projects/attic.md', rule]]);
});
