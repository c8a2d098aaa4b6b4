import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkFolder } from '../../pipeline/lint/lint';
import { lastPublished } from '../../scripts/check/contentHistory';
import { copyContent, edit } from './copyContent';
import { commitCopy, git } from './plumberRepository';
import { problemsIn } from './problemsIn';

/** A copy whose files, also those that were changed `before`, are committed on the branch main, with another branch checked out. */
function published(before?: string): string {
  const folder = before ?? copyContent();
  commitCopy(folder);
  if (before) git(dirname(folder), 'commit', '--quiet', '--all', '--message', 'Change');
  git(dirname(folder), 'switch', '--quiet', '--create', 'change');
  return folder;
}

const NOW = new Date('2026-10-01T12:00:00Z');

function lostIn(folder: string, now = NOW) {
  const last = lastPublished(folder);
  if (!last.published) return last.skipped;
  const { messages } = checkFolder(folder, { now, published: last.published });
  return messages
    .filter(({ ruleId }) => ruleId === 'address-lost')
    .map(({ file, start, reason }) => ({ file, line: start.line, message: reason }));
}

test.each([
  ['another business has taken the place of the old one', 'https://www.other.example', 0],
  ['the same business leaves out the www', 'https://harborlight.example', 1],
])('where %s', (_, site, lost) => {
  const folder = published();
  rmSync(join(folder, 'pages/notes.md'));
  edit(folder, 'business.md', 'https://www.harborlight.example', site);
  expect(lostIn(folder)).toHaveLength(lost);
});

test('offers the redirect where a file was renamed', () => {
  const folder = published();
  renameSync(join(folder, 'blog/frozen-pipes.md'), join(folder, 'blog/thawing.md'));
  const line = '- /blog/frozen-pipes -> /blog/thawing';
  expect(lostIn(folder)).toEqual([
    { file: 'content/blog/thawing.md', line: 1, message: expect.stringContaining(`“${line}”`) },
  ]);
  writeFileSync(join(folder, 'redirects.md'), `---\nredirects:\n  ${line}\n---\n`);
  expect(lostIn(folder)).toEqual([]);
});

test('offers the redirect where the last part of an address was changed', () => {
  const folder = published();
  edit(folder, 'blog/frozen-pipes.md', 'label: Frozen', 'slug: thawing\nlabel: Frozen');
  expect(lostIn(folder)).toMatchObject([
    { line: 5, message: expect.stringContaining('“- /blog/frozen-pipes -> /blog/thawing”') },
  ]);
});

test('finds the new name of a picture', () => {
  const folder = published();
  renameSync(join(folder, 'images/sink.jpg'), join(folder, 'images/basin.jpg'));
  rmSync(join(folder, 'images/van.jpg'));
  expect(lastPublished(folder).published?.pictures).toEqual([
    { path: 'images/sink.jpg', to: 'images/basin.jpg' },
    { path: 'images/van.jpg', to: undefined },
  ]);
});

describe('a page that a date takes away', () => {
  const withDate = (line: string) => {
    const folder = published();
    edit(folder, 'areas/portland-me.md', 'name:', `${line}\nname:`);
    return folder;
  };

  test.each([
    ['expiresAt: 2025-12-31', 'This day has passed, so the page would be gone.'],
    ['publishAt: 2027-12-31', 'Until this day nobody would see the page.'],
  ])('is reported at the line of the date: %s', (line, why) => {
    const found = lostIn(withDate(line));
    expect(found).toEqual([
      {
        file: 'content/areas/portland-me.md',
        line: 6,
        message: `${why} There is a page at /areas/portland-me now. After this change nothing would be there, and bookmarks and search results would lead nowhere. Check the year. If the page is to go now, write “published: no” in place of this line, choose the page that takes its place, and add this line to the list in content/redirects.md: “- /areas/portland-me -> /that-page”.`,
      },
    ]);
  });

  test('may go by following what the message says', () => {
    const folder = withDate('published: no');
    const list = '---\nredirects:\n  - /areas/portland-me -> /contact\n---\n';
    writeFileSync(join(folder, 'redirects.md'), list);
    expect(lostIn(folder)).toEqual([]);
  });

  test.each(['expiresAt: 2026-12-31', 'publishAt: 2025-12-31'])(
    'is none with a date as it should be: %s',
    (line) => {
      expect(lostIn(withDate(line))).toEqual([]);
    },
  );

  test('is nothing new where only time has passed', () => {
    const folder = copyContent();
    edit(folder, 'areas/portland-me.md', 'name:', 'expiresAt: 2026-12-31\nname:');
    const later = published(folder);
    edit(later, 'areas/portland-me.md', 'state: ME', 'state: ME # Maine');
    expect(lostIn(later, new Date('2027-03-01T12:00:00Z'))).toEqual([]);
  });

  test('is reported once where the page must always be there', () => {
    const folder = published();
    edit(folder, 'pages/home.md', 'title:', 'expiresAt: 2025-12-31\ntitle:');
    const { published: last, skipped } = lastPublished(folder);
    if (!last) throw new Error(skipped);
    const problems = problemsIn(folder, { now: NOW, published: last });
    expect(problems.filter(({ file }) => file === 'content/pages/home.md')).toMatchObject([
      { line: 2, code: 'always-needed' },
    ]);
  });
});

describe('a link to a page that is gone today', () => {
  const onHomePage = (folder: string, now = NOW) => {
    const { published: last, skipped } = lastPublished(folder);
    if (!last) throw new Error(skipped);
    const problems = problemsIn(folder, { now, published: last });
    const problemsThere = problems.filter(({ file }) => file === 'content/pages/home.md');
    return problemsThere.map(({ code, severity }) => `${severity} ${code}`);
  };
  /** Links to the town, outside of the menus, which leave out hidden pages. */
  const link = (folder: string) =>
    edit(folder, 'pages/home.md', '(/leak-repair#finding-it)', '(/areas/portland-me)');
  const GONE = 'expiresAt: 2025-12-31\nname:';

  test('is an error where this change takes the page away', () => {
    const before = copyContent();
    link(before);
    const folder = published(before);
    edit(folder, 'areas/portland-me.md', 'name:', GONE);
    expect(onHomePage(folder)).toEqual(['error link-late']);
  });

  test('is a warning where the page went by itself', () => {
    const before = copyContent();
    edit(before, 'areas/portland-me.md', 'name:', GONE);
    link(before);
    const folder = published(before);
    expect(onHomePage(folder)).toEqual(['warning link-late']);
    edit(folder, 'navigation.md', 'heading: Pages', 'heading: All pages');
    expect(onHomePage(folder)).toEqual(['warning link-late']);
  });

  test('is an error where the link is new', () => {
    const before = copyContent();
    edit(before, 'areas/portland-me.md', 'name:', GONE);
    const folder = published(before);
    link(folder);
    expect(onHomePage(folder)).toEqual(['error link-late']);
  });
});

test('says that it was left out where there is no git', () => {
  expect(lostIn(copyContent())).toBe(
    'The check for lost addresses was left out: it needs git and the default branch.',
  );
});
