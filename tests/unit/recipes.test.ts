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

test('the opening hours of the guide', () => {
  expect(problemsAfter(withHours(HOURS), 'business.md')).toEqual([]);
});

describe('a photo', () => {
  test('in a new folder, with the example of the guide', () => {
    const folder = copyContent();
    addPhoto(folder, 'portfolio/sinks/my-photo.jpg');
    addPhoto(folder, 'portfolio/sinks/another-photo.jpg');
    write('portfolio/sinks/descriptions.md', DESCRIPTIONS)(folder);
    const tab = '    - label: Sinks\n      photos: sinks\n      description: A sink we mended\n';
    edit(folder, 'pages/home.md', 'callout:', `${tab}callout:`);
    expect(problemsAfter(folder, 'pages/home.md')).toEqual([]);
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
});
