import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkCopy } from './checkCopy';
import { copyContent, edit } from './copyContent';
import { problemsIn } from './problemsIn';

const findings = (folder: string) =>
  problemsIn(folder).map(({ file, line, code }) => `${file}:${line} ${code}`);

test('tells every problem of every file in one run', () => {
  const folder = copyContent();
  edit(folder, 'business.md', '04101', '4101');
  edit(folder, 'pages/contact.md', 'label:', 'lable:');
  edit(folder, 'pages/contact.md', '-> tel:{phone}', '-> /nowhere');
  edit(folder, 'services/leak-repair.md', 'heading: What you get', 'heading: You get: this');
  edit(folder, 'services/leak-repair.md', '/blog/frozen-pipes', '/blog/frozen');
  expect(findings(folder)).toEqual([
    'content/pages/contact.md:5 unknown-name',
    'content/pages/contact.md:9 link-broken',
    'content/services/leak-repair.md:26 needs-quotes',
    'content/services/leak-repair.md:50 link-broken',
    'content/business.md:15 postal-code',
  ]);
});

test('says of menus that cannot be read only that, though a link may lead nowhere', () => {
  const folder = copyContent();
  edit(
    folder,
    'navigation.md',
    '    - Contact -> /contact\n  contact',
    '    - Reviews -> /reviews\n  contact',
  );
  edit(folder, 'navigation.md', 'since {founded}.\n', 'since {founded}.\nmayLeadNowhere:\n  - /reviews\n');
  edit(folder, 'pages/thank-you.md', '-> /', '-> /reviews');
  expect(findings(folder)).toEqual([]);
  edit(folder, 'navigation.md', 'button: Call', 'button: : Call');
  expect(findings(folder)).toEqual(['content/navigation.md:10 needs-quotes']);
  edit(folder, 'navigation.md', 'button: : Call', 'button: Call');
  edit(folder, 'navigation.md', '  - /reviews\n', '  - /reviews\n  - about us\n');
  expect(findings(folder)).toEqual(['content/navigation.md:22 page-address']);
});

test('says of business.md each fact that cannot be true', () => {
  const folder = copyContent();
  edit(folder, 'business.md', 'country: US\n', 'country: US\ngeo:\n  latitude: 43.66\n  longitude: 70.25\n');
  edit(folder, 'business.md', 'founded: 1998', 'founded: 2198');
  expect(findings(folder)).toEqual([
    'content/business.md:19 fact-impossible',
    'content/business.md:22 fact-impossible',
  ]);
});

test('takes no number of shown projects for an amount', () => {
  const folder = copyContent();
  edit(folder, 'pages/home.md', 'services:\n', 'projects:\n  heading: Our work\n  count: 1\nservices:\n');
  const text = readFileSync(join(folder, 'pages/home.md'), 'utf8');
  edit(folder, 'pages/home.md', 'count: 1', 'count: 10');
  const published = { old: [{ path: 'pages/home.md', text }], added: [] };
  expect(problemsIn(folder, { published })).toEqual([]);
});

test('says once of a file that it has texts of another one', () => {
  const folder = copyContent();
  cpSync(join(folder, 'services/leak-repair.md'), join(folder, 'services/drips.md'));
  const twice = problemsIn(folder).filter(({ code }) => code === 'text-twice');
  expect(twice.map(({ file }) => file)).toEqual(['content/services/leak-repair.md']);
});

test('says of a text that cannot be read only why, and not that it is missing', () => {
  const folder = copyContent();
  const path = 'services/leak-repair.md';
  const text = readFileSync(join(folder, path), 'utf8');
  edit(folder, path, '---\n\n', '');
  const problems = problemsIn(folder, { published: { old: [{ path, text }], added: [] } });
  expect(problems.map(({ code }) => code)).toEqual(['fence-open']);
});

test('says of a text that was deleted only that it is missing', () => {
  const folder = copyContent();
  const path = 'reviews/ines-morel.md';
  const text = `${readFileSync(join(folder, path), 'utf8')}\n${'The van was clean, too. '.repeat(5)}\n`;
  edit(folder, path, 'She was here in twenty minutes, in a storm, and the ceiling stayed up.', '');
  const problems = problemsIn(folder, { published: { old: [{ path, text }], added: [] } });
  expect(problems.map(({ code }) => code)).toEqual(['text-missing']);
});

test('a name that one text gives away is found in the others, once each', () => {
  const folder = copyContent();
  edit(folder, 'projects/cellar-drain.md', 'in a brick house', 'in the Alden house');
  edit(folder, 'projects/cellar-drain.md', 'The old pipe had', 'For the Aldens, the old pipe had');
  edit(folder, 'projects/cellar-drain.md', '  - Cop', '  - Alden cop');
  const named = problemsIn(folder).filter(({ code }) => code === 'surname');
  expect(named.map(({ message }) => message.split(' names')[0])).toEqual(['“the Alden”', '“the Aldens”']);
});

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
