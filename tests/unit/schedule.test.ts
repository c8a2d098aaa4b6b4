import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { entriesOf, sectionsOf } from '../../pipeline/model/entries';
import { currentTime } from '../../pipeline/model/visibility';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { redirectsFile } from '../../renderer/outputs/hostFiles';
import { sitemap } from '../../renderer/outputs/sitemap';
import { checkCopy } from './checkCopy';
import { copyContent, edit } from './copyContent';
import { siteOf } from './plumberSite';
import { problemsIn } from './problemsIn';

const AUTUMN = new Date('2026-10-01T12:00:00Z');
const FIRST_MINUTE = new Date('2026-12-01T05:00:00Z');
const MINUTE_BEFORE = new Date('2026-12-01T04:59:00Z');
const WINTER = new Date('2026-12-20T12:00:00Z');
const SPRING = new Date('2027-03-01T12:00:00Z');

const read = (file: string) => readFileSync(file, 'utf8');

/** A copy of the content with these fields in an article. */
function withArticle(fields: string): string {
  const folder = copyContent();
  edit(folder, 'blog/frozen-pipes.md', 'label: Frozen pipes', `label: Frozen pipes\n${fields}`);
  edit(folder, 'services/leak-repair.md', '[what to do in a cold snap](/blog/frozen-pipes)', 'what to do');
  return folder;
}

describe('an article with publishAt and expiresAt', () => {
  const fields = 'publishAt: 2026-12-01\nexpiresAt: 2026-12-31';

  test.each([
    ['before', MINUTE_BEFORE, false],
    ['from the first minute of its first day', FIRST_MINUTE, true],
    ['in between', WINTER, true],
    ['in the last minute of its last day', new Date('2027-01-01T04:59:00Z'), true],
    ['after', new Date('2027-01-01T05:00:00Z'), false],
  ])('%s: addresses, lists and sitemap agree', async (_when, now, shown) => {
    const site = await siteOf(withArticle(fields), now);
    expect(entriesOf(site).some(({ address }) => address === '/blog/frozen-pipes')).toBe(shown);
    expect(sitemap(site, new Map()).includes('/blog/frozen-pipes')).toBe(shown);
    expect(redirectsFile(site).includes('/blog/frozen-pipes')).toBe(shown);
    const notes = site.entries.page.find(({ name }) => name === 'notes');
    const list = sectionsOf(notes, 'posts')[0]?.props.articles;
    expect(JSON.stringify(list ?? []).includes('frozen')).toBe(shown);
  });
});

test('a town and a service come and go as articles do', async () => {
  const folder = copyContent();
  const shown = async (now: Date) => entriesOf(await siteOf(folder, now)).map(({ name }) => name);
  for (const name of ['areas/second-town', 'services/second-service']) {
    const like = name.startsWith('areas') ? 'areas/portland-me.md' : 'services/leak-repair.md';
    const text = read(join(folder, like));
    writeFileSync(join(folder, `${name}.md`), text.replace('title:', 'publishAt: 2026-12-01\ntitle:'));
  }
  expect(await shown(MINUTE_BEFORE)).not.toContainEqual(expect.stringContaining('second'));
  expect(await shown(WINTER)).toEqual(expect.arrayContaining(['second-town', 'second-service']));
});

describe('a link to a page that comes or goes', () => {
  const linked = (fields: string) => {
    const folder = withArticle(fields);
    edit(folder, 'pages/thank-you.md', '-> /', '-> /blog/frozen-pipes');
    return folder;
  };
  const problems = (folder: string, now: Date) =>
    problemsIn(folder, { now }).map(({ file, severity, message }) => ({ file, severity, message }));

  test('is an error before the page comes, and says when that is', () => {
    const folder = linked('publishAt: 2026-12-01 8:00 AM');
    expect(problems(folder, AUTUMN)).toEqual([
      {
        file: 'content/pages/thank-you.md',
        severity: 'error',
        message:
          'The page /blog/frozen-pipes goes online on 2026-12-01 08:00 Eastern Time. Before then, this link leads nowhere. Add the link on that day, or give this page the same “publishAt”.',
      },
    ]);
    expect(problems(folder, WINTER)).toEqual([]);
  });

  test('is right on a page that comes with it', () => {
    const folder = linked('publishAt: 2026-12-01');
    edit(folder, 'pages/thank-you.md', 'title:', 'publishAt: 2026-12-01\ntitle:');
    expect(problems(folder, AUTUMN)).toEqual([]);
  });

  test('is a warning before and after the page goes, so that no date alone stops the site', () => {
    const folder = linked('expiresAt: 2026-12-31');
    expect(problems(folder, WINTER)).toEqual([
      {
        file: 'content/pages/thank-you.md',
        severity: 'warning',
        message:
          'The page /blog/frozen-pipes goes offline after 2026-12-31. From then on, this link leads nowhere. Delete the link by then.',
      },
    ]);
    expect(problems(folder, SPRING)).toMatchObject([
      { severity: 'warning', message: expect.stringContaining('went offline after 2026-12-31') },
    ]);
  });

  test('still finds a place on the page', () => {
    const folder = withArticle('expiresAt: 2026-12-31');
    edit(folder, 'pages/thank-you.md', '-> /', '-> /blog/frozen-pipes#nowhere');
    expect(problems(folder, SPRING).map(({ message }) => message)).toContainEqual(
      expect.stringContaining('There is no section or heading #nowhere'),
    );
  });
});

test.each(['plumber', 'showcase'])('no page of the %s that comes and goes makes an error by that', (name) => {
  const folder = join(projectFolder, 'tests', 'fixtures', name);
  const errors = (now: Date, texts: ReadonlyMap<string, string>) =>
    checkCopy(folder, { now, texts })
      .messages.filter(({ fatal }) => fatal)
      .map((message) => `${message}`);
  const texts = checkCopy(folder).documents.map(
    ({ file }) => [file, read(join(folder, '..', file))] as const,
  );
  const pages = texts.filter(([, text]) => /^title:/m.test(text));
  expect(pages.length).toBeGreaterThan(5);
  const dates = 'publishAt: 2026-12-01\nexpiresAt: 2026-12-31\ntitle:';
  while (pages.length > 0) {
    const dated = new Map(pages.splice(0, 5).map(([file, text]) => [file, text.replace(/^title:/m, dates)]));
    const before = errors(AUTUMN, dated);
    for (const now of [WINTER, SPRING])
      expect(errors(now, dated).filter((each) => !before.includes(each))).toEqual([]);
  }
});

test('the clock can be set, and refuses what is no moment', () => {
  expect(currentTime({ SITE_NOW: '2026-12-01T05:00:00Z' })).toEqual(FIRST_MINUTE);
  expect(() => currentTime({ SITE_NOW: 'tomorrow' })).toThrow('SITE_NOW is "tomorrow"');
});
