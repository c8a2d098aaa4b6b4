import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeGuide } from '../../pipeline/docs/writeGuide';
import { checkFolder } from '../../pipeline/lint/lint';
import { type ContentType, TEMPLATE_BODY, templateTitle, WRITE_HERE } from '../../pipeline/model/contentType';
import { contentTypes } from '../../pipeline/model/contentTypes.generated';
import { entriesOf } from '../../pipeline/model/entries';
import { loadFolder } from '../../pipeline/model/load/loadFolder';
import type { Siblings } from '../../pipeline/model/newFile/fieldsFromSiblings';
import { newListPage } from '../../pipeline/model/newFile/listPage';
import { knownValues, newFile } from '../../pipeline/model/newFile/newFile';
import { listContent } from '../../pipeline/source/listFolder';
import { edit as change, copyContent } from './copyContent';
import { filledIn } from './filledIn';
import { write } from './mistakes/files';
import { siteOf } from './plumberSite';
import { problemsIn } from './problemsIn';

const types = Object.values<ContentType>(contentTypes).filter(({ folder }) => folder);

const facts = {
  repository: 'harbor/site',
  forms: [],
  siblings: () => [],
  known: { image: 'images/sink.jpg', state: 'ME' },
  folders: ['images'],
};

/** The file that the guide's link opens in GitHub's editor. */
function fromGuide(type: ContentType) {
  const address = `https://github.com/harbor/site/new/main/content/${type.folder}?`;
  const guide = writeGuide(facts);
  const [href = ''] = guide.slice(guide.indexOf(address)).split(')');
  const link = new URL(href);
  const [name, text] = [link.searchParams.get('filename'), link.searchParams.get('value')];
  return { path: `${type.folder}/${name}`, text: String(text) };
}

function problemsWith(path: string, text: string) {
  const folder = copyContent();
  write(path, text)(folder);
  return problemsIn(folder);
}

/** Nothing on the plumber's site lists these. */
const unlinked = ({ name }: ContentType) =>
  name === 'page' || name === 'project' ? ['1 warning page-unlinked'] : [];

const reported = (path: string, text: string) =>
  problemsWith(path, text).map(({ line, severity, code }) => `${line} ${severity} ${code}`);

test.each(types)('a new $name has no error once it is filled in', (type) => {
  const folder = copyContent();
  const known = knownValues(checkFolder(folder).content, type);
  const { path, text } = newFile(type, {
    title: 'On the Roof: a "Tést"',
    today: '2026-01-31',
    known,
    siblings: [],
  });
  // The only town is in `portland-me.md`.
  expect(path).toBe(`${type.folder}/on-the-roof-a-test${type.name === 'area' ? '-me' : ''}.md`);
  write(path, filledIn(text))(folder);
  const { messages, files } = checkFolder(folder);
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  expect(files).toBe(17);
  if (type.name === 'area') expect(text).toContain('\nstate: ME\n');
});

test.each(types)(
  'a new $name as the guide begins it is refused, once for all that is still to be written',
  (type) => {
    const { path, text } = fromGuide(type);
    const asks = [TEMPLATE_BODY, WRITE_HERE, templateTitle(type)];
    const linesWith = (isWanted: (line: string) => boolean) =>
      text.split('\n').flatMap((line, index) => (isWanted(line) ? [String(index + 1)] : []));
    const notes = linesWith((line) => asks.some((each) => line.includes(each)));
    const problems = problemsWith(path, text).filter(({ severity }) => severity === 'error');
    const codes = problems.map(({ line, code }) => `${line} ${code}`);
    const ofName = 'address' in type ? ['1 template-name'] : [];
    const expected = [...ofName, `${notes[0]} template-words`];
    expect(codes.toSorted()).toEqual(expected.toSorted());
    const { message } = problems.find(({ code }) => code === 'template-words') ?? {};
    expect(message).toContain(`Lines ${new Intl.ListFormat('en').format(notes)} say`);
  },
);

test.each(types)('a new $name as the guide begins it is right once it is filled in', (type) => {
  const { path, text } = fromGuide(type);
  const own = filledIn(text).replaceAll(templateTitle(type), 'A Dry Cellar in Maine');
  expect(reported(path.replace(/[\w-]+\.md$/, 'dry-cellar.md'), own)).toEqual(unlinked(type));
});

const [leaks = {}, heaters = {}]: Siblings = ['Leak repair', 'Water heaters'].map((label) => ({
  title: `${label} in Portland, Maine`,
  description: `${label} in Portland.`,
  label,
  jobs: 'repairs',
  order: '1',
  card: { title: label, text: `All about ${label.length}`, image: 'images/sink.jpg' },
  hero: { heading: label, image: 'images/sink.jpg', buttons: ['Ask for a visit -> /contact'] },
  text: null,
  'list included': { heading: 'What you get', items: [`A test of ${label}`, label] },
  stats: { items: [{ value: '20+', label: `Visits for ${label}` }] },
  projects: { heading: `${label} that we finished`, count: '3' },
  testimonials: { heading: 'What people say' },
}));

const likeThem = (siblings: Siblings) =>
  newFile(contentTypes.service, {
    title: 'Sump pumps',
    today: '',
    known: { order: '3', image: 'a.jpg' },
    siblings,
  }).text;

test('a new service begins with what most services have', () => {
  const faq = { questions: [{ question: 'Do you come?', answer: 'Yes.' }] };
  expect(likeThem([leaks, { ...heaters, faq }])).toBe(`---
# To write: your own pictures, in place of a.jpg
title: Sump pumps in Portland, Maine
description: Sump pumps in Portland.
label: Sump pumps
order: 3
jobs: "Write here: what you call its jobs, after a number"
card:
  title: Sump pumps
  text: "Write here: a sentence for the card"
  image: a.jpg
hero:
  heading: Sump pumps
  image: images/sink.jpg
  buttons:
    - Ask for a visit -> /contact
text:
list included:
  heading: What you get
  items:
    - A test of Sump pumps
    - Sump pumps
stats:
  items:
    - value: "Write here: the number"
      label: "Write here: what it counts"
projects:
  heading: Sump pumps that we finished
  count: 3
testimonials:
  heading: What people say
---
Write the text here.
`);
});

test('what only one service says is asked for', () => {
  const text = likeThem([leaks]);
  expect(text).toContain('testimonials:\n  heading: "Write here: the heading of this section"\n---');
  expect(text).toContain('  buttons:\n    - Ask for a visit -> /contact\n');
  expect(text).not.toMatch(/20\+|Leak/);
});

test('a name inside another word stays', () => {
  const towns = ['Bath', 'Saco'].map((name) => ({ name, hero: { heading: `Bathrooms in ${name}` } }));
  const { text } = newFile(contentTypes.area, { title: 'Kittery', today: '', known: {}, siblings: towns });
  expect(text).toContain('heading: Bathrooms in Kittery');
});

test('a new town is like the others, without their ZIP code', () => {
  const towns = ['Bath 04530', 'Saco 04072'].map((place) => {
    const [name = '', postalCode = ''] = place.split(' ');
    return { title: `Plumbers in ${name}, ME ${postalCode}`, name, postalCode };
  });
  const { path, text } = newFile(contentTypes.area, {
    title: 'Kittery',
    today: '',
    known: { suffix: '-me' },
    siblings: towns,
  });
  expect(path).toBe('areas/kittery-me.md');
  expect(text).toContain('title: Plumbers in Kittery, ME\n');
  expect(text).toContain('postalCode: "Write here: the ZIP code"\n');
});

test('a new job asks for what most jobs have, and lists the services', () => {
  const job = { services: ['gates'], town: 'bath-me', cost: '$900', took: '3 days', costShown: 'yes' };
  const { text } = newFile(contentTypes.project, {
    title: 'A Gate That Closes',
    today: '',
    known: { 'services/': 'decks or gates' },
    siblings: [job, job, { services: ['decks'], house: 'Farmhouse' }],
  });
  expect(text).toContain(`services:
  - "Write here: a service, by the name of its file in services: decks or gates"
town: "Write here: the town, by the name of its file in areas"
finished: "Write here: the month in which the job was finished"
took: "Write here: how long the work took"
cost: "Write here: what the job cost: an amount, or the lowest and the highest. It stays private without \`costShown: yes\`"
scope:`);
});

test('of different links, the words are asked for', () => {
  const links = (label: string) => ({ ...leaks, related: { links: [`${label} -> /`] } });
  expect(likeThem([links('One'), links('Two')])).toContain(
    'related:\n  links:\n    - "Write here: a link -> /"\n',
  );
});

test('offers a name for the file of a page that has its words', () => {
  const { path, text } = fromGuide(contentTypes.area);
  const own = filledIn(text).replaceAll('New town', 'Cape Elizabeth');
  expect(problemsWith(path, own).filter(({ severity }) => severity === 'error')).toMatchObject([
    {
      line: 1,
      message:
        'The address of this page would be /areas/new-town, since the file still has the name of a new file. Rename the file, for example to cape-elizabeth.md.',
    },
  ]);
});

test.each(types.filter(({ sections, post }) => sections === 'all' && !post))(
  'a new $name has its name as heading',
  async (type) => {
    const folder = copyContent();
    const known = knownValues(checkFolder(folder).content, type);
    const { path, text } = newFile(type, { title: 'On the Roof', today: '2026-01-31', known, siblings: [] });
    write(path, filledIn(text))(folder);
    const site = await siteOf(folder);
    const page = entriesOf(site).find(({ file }) => file.endsWith(path));
    expect(page?.sections.filter(({ kind }) => kind === 'hero')).toMatchObject([
      { props: { heading: 'On the Roof' } },
    ]);
  },
);

test('a page that is kept back may wait for its words', () => {
  const { path, text } = fromGuide(contentTypes.page);
  const kept = text.replace('title:', 'published: no\ntitle:');
  expect(problemsWith(path, kept).filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('a new article names the business and the day', () => {
  const known = knownValues(checkFolder(copyContent()).content, contentTypes.article);
  const { text } = newFile(contentTypes.article, { title: 'Ice', today: '2026-01-31', known, siblings: [] });
  expect(text).toContain('author: Harbor Light Plumbing');
  expect(text).toContain('publishedAt: 2026-01-31');
});

test.each([
  ['article', 'blog', 'posts:\n  heading: Blog'],
  ['project', 'projects', 'projects:\n  heading: Projects'],
  ['member', 'team', 'team:\n  heading: Team'],
] as const)('the first %s brings the page that lists them, in both menus', (name, page, section) => {
  const folder = copyContent();
  const type: ContentType = contentTypes[name];
  rmSync(join(folder, type.folder ?? ''), { recursive: true });
  rmSync(join(folder, 'pages/notes.md'));
  change(folder, 'navigation.md', '      - Notes -> /notes\n', '');
  const before = problemsIn(folder).length;
  const { files = [] } = newListPage(loadFolder(listContent(folder)), type) ?? {};
  for (const { path, text } of files) write(path, text)(folder);
  expect(files.map(({ path }) => path)).toEqual([`pages/${page}.md`, 'navigation.md']);
  expect(files[0]?.text).toContain(section);
  expect(files[1]?.text).toContain(`-> /${page}\n  - Contact -> /contact\nbutton`);
  expect(files[1]?.text).toContain(`-> /${page}\n    - Contact -> /contact\n  contactHeading`);
  expect(problemsIn(folder)).toHaveLength(before);
});

test('a Spanish site gets a Spanish list page', () => {
  const folder = copyContent();
  rmSync(join(folder, 'blog'), { recursive: true });
  rmSync(join(folder, 'pages/notes.md'));
  change(folder, 'business.md', 'name: ', 'language: Spanish\nname: ');
  const { files = [] } = newListPage(loadFolder(listContent(folder)), contentTypes.article) ?? {};
  expect(files[0]?.text).toContain('title: Artículos');
});

test('a site that has articles, or a page of them, needs no other list', () => {
  const folder = copyContent();
  expect(newListPage(loadFolder(listContent(folder)), contentTypes.article)).toBeUndefined();
  rmSync(join(folder, 'blog'), { recursive: true });
  expect(newListPage(loadFolder(listContent(folder)), contentTypes.article)).toBeUndefined();
});
