import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeGuide } from '../../pipeline/docs/writeGuide';
import { readGuideFacts } from '../../scripts/generate/contentFiles';
import { copyContent, edit } from './copyContent';
import { write } from './mistakes/files';
import { problemsIn } from './problemsIn';

const NOW = new Date('2026-06-01T12:00:00Z');
const PHOTO = 'portfolio/drains/drain-1.jpg';
const PAGES = ['pages/notes.md', 'services/leak-repair.md', 'areas/portland-me.md', 'blog/frozen-pipes.md'];

/** The lines of the examples in the guide, in order: hours, descriptions, dates. */
const examples = [
  ...writeGuide(readGuideFacts(join(import.meta.dirname, '..', 'fixtures', 'plumber'))).matchAll(
    /^```yaml\n(.*?)^```$/gms,
  ),
].map(([, lines = '']) => lines);
const [HOURS = '', DESCRIPTIONS = '', DATES = ''] = examples;

/** The problems after files of the published site were changed. */
function problemsAfter(folder: string, ...changed: string[]) {
  const plumber = join(import.meta.dirname, '..', 'fixtures', 'plumber');
  const old = changed.map((path) => ({ path, text: readFileSync(join(plumber, path), 'utf8') }));
  return problemsIn(folder, { now: NOW, published: { old, added: [] } });
}

/** A copy with other opening hours and holidays. */
function withHours(hours: string): string {
  const folder = copyContent();
  const path = join(folder, 'business.md');
  const text = readFileSync(path, 'utf8');
  const bare = text.replace(/^(?:hours|holidays):\n(?:[ -].*\n)+/gm, '');
  writeFileSync(path, bare.replace('---\n', `---\n${hours}`));
  return folder;
}

function addPhoto(folder: string, path: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  copyFileSync(join(folder, PHOTO), join(folder, path));
}

test('the guide has three examples to copy', () => {
  expect(examples.map((lines) => lines.split('\n')[0])).toEqual(['hours:', '---', 'publishAt: 2026-12-01']);
});

describe('opening hours as the guide has them:', () => {
  const day = (...lines: string[]) =>
    ['hours:', '  - days: Monday - Friday', ...lines.map((line) => `    ${line}`), ''].join('\n');

  test.each([
    ['the example', HOURS],
    ['two times a day', day('times: 8:00 AM - 12:00 PM, 1:00 PM - 4:00 PM')],
    ['day and night', day('times: 24 hours')],
    ['after midnight', day('opens: 6:00 PM', 'closes: 2:00 AM')],
    ['by appointment', day('byAppointment: yes')],
    [
      'a part of the year',
      `${day('opens: 8:00 AM', 'closes: 5:00 PM')}${day('season: April - October', 'opens: 7:00 AM', 'closes: 7:00 PM').replace('hours:\n', '')}`,
    ],
    [
      'holidays by name, every year and once',
      `${day('opens: 8:00 AM', 'closes: 5:00 PM')}holidays:\n${['Thanksgiving', 'December 24', '2026-08-03 - 2026-08-07'].map((date) => `  - date: ${date}\n    closed: yes\n`).join('')}`,
    ],
  ])('%s', (_, hours) => {
    expect(problemsAfter(withHours(hours), 'business.md')).toEqual([]);
  });
});

describe('a photo', () => {
  test('in a folder of the gallery, with its line', () => {
    const folder = copyContent();
    addPhoto(folder, 'portfolio/drains/my-photo.jpg');
    edit(
      folder,
      'portfolio/drains/descriptions.md',
      '---\n',
      '---\nmy-photo.jpg: A white sink in a cellar\n',
    );
    expect(problemsAfter(folder, 'portfolio/drains/descriptions.md')).toEqual([]);
  });

  test('in a new folder, with the example of the guide', () => {
    const folder = copyContent();
    addPhoto(folder, 'portfolio/sinks/my-photo.jpg');
    addPhoto(folder, 'portfolio/sinks/another-photo.jpg');
    write('portfolio/sinks/descriptions.md', DESCRIPTIONS)(folder);
    const tab = '    - label: Sinks\n      photos: sinks\n      description: A sink we mended\n';
    edit(folder, 'pages/home.md', 'callout:', `${tab}callout:`);
    expect(problemsAfter(folder, 'pages/home.md')).toEqual([]);
  });

  test('on a page', () => {
    const folder = copyContent();
    addPhoto(folder, 'images/hero/my-photo.jpg');
    write('images/hero/descriptions.md', '---\nmy-photo.jpg: A white sink in a cellar\n---\n')(folder);
    edit(folder, 'pages/contact.md', 'image: images/van.jpg', 'image: images/hero/my-photo.jpg');
    expect(problemsAfter(folder, 'pages/contact.md')).toEqual([]);
  });
});

describe('a page that appears or disappears on a date', () => {
  test('a new one with both dates', () => {
    const folder = copyContent();
    const text = readFileSync(join(folder, 'blog/frozen-pipes.md'), 'utf8')
      .replace('What to Do When Pipes Freeze', 'What to Do When Drains Stop in a Storm')
      .replace('How to thaw', 'How to clear a drain and how to thaw')
      .replace('Shut the main, open', 'Lift the grate, open')
      .replace('---\n', `---\n${DATES}`);
    write(
      'blog/storm-drains.md',
      text.replace(/(?<=\n---\n)[\s\S]*$/, '\nWait for the rain to end.\n'),
    )(folder);
    const problems = problemsIn(folder, {
      now: NOW,
      published: { old: [], added: ['blog/storm-drains.md'] },
    });
    expect(problems).toEqual([]);
  });

  test.each(PAGES)('one that is online, with its last day: %s', (file) => {
    const folder = copyContent();
    edit(folder, file, '---\n', '---\nexpiresAt: 2026-12-31\n');
    expect(problemsAfter(folder, file).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('with a time', () => {
    const folder = copyContent();
    edit(folder, 'areas/portland-me.md', '---\n', '---\nexpiresAt: 2026-12-31 8:00 AM\n');
    const problems = problemsAfter(folder, 'areas/portland-me.md');
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

describe('a page that is hidden until further notice is no error, only a warning that says where it is named:', () => {
  test.each(PAGES)('%s', (file) => {
    const folder = copyContent();
    edit(folder, file, '---\n', '---\npublished: no\n');
    const problems = problemsAfter(folder, file);
    expect(problems.map(({ file: at, code, severity }) => [at, code, severity])).toEqual([
      [`content/${file}`, 'address-lost', 'warning'],
    ]);
  });

  test('a deleted one is an error', () => {
    const folder = copyContent();
    write('pages/extra.md', readFileSync(join(folder, 'pages/notes.md'), 'utf8'))(folder);
    const old = [{ path: 'pages/prices.md', text: '---\ntitle: Prices\n---\n' }];
    const problems = problemsIn(folder, { now: NOW, published: { old, added: [] } });
    expect(problems.filter(({ code }) => code === 'address-lost')).toMatchObject([{ severity: 'error' }]);
  });

  test('with the redirect that the warning advises, nothing is left to say', () => {
    const folder = copyContent();
    edit(folder, 'pages/notes.md', '---\n', '---\npublished: no\n');
    write('redirects.md', '---\nredirects:\n  - /notes -> /contact\n---\n')(folder);
    const problems = problemsAfter(folder, 'pages/notes.md');
    expect(problems.filter(({ code }) => code === 'address-lost' || code === 'link-hidden')).toEqual([]);
  });
});

test('facts, links and a change of the phone number', () => {
  const folder = copyContent();
  edit(
    folder,
    'business.md',
    /^phone: .*$/m.exec(readFileSync(join(folder, 'business.md'), 'utf8'))?.[0] ?? '',
    'phone: (207) 555-0142',
  );
  edit(
    folder,
    'pages/contact.md',
    'A plumber reads this',
    'A plumber of {name} in {town} reads this, {phone} or {email}; [our notes](/notes)',
  );
  edit(
    folder,
    'pages/contact.md',
    '    - Call {phone}',
    '    - Text of the link -> /notes\n    - Call {phone}',
  );
  expect(problemsAfter(folder, 'business.md', 'pages/contact.md')).toEqual([]);
});
