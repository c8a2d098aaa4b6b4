import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { loadCheckedSite } from '../../pipeline/lint/loadCheckedSite';
import { forPage } from '../../renderer/build/BrokenPages';
import type { buildSite } from '../../renderer/build/buildSite';
import { run as renderBatch } from '../../renderer/build/renderBatch';
import { buildLastGood, publishableContent, recordPublished } from '../../scripts/lastGood/buildLastGood';
import { copyContent } from '../../scripts/lastGood/lastGoodFolder';
import { newFolder } from './copyContent';
import { PullRequest } from './PullRequest';
import { problemsIn } from './problemsIn';

/** What is published and reported for a change of content that was published before. */
async function keep(change: (site: PullRequest) => void, { recorded = true } = {}) {
  const site = new PullRequest();
  const cache = join(site.folder, '.git', 'cache');
  if (recorded) recordPublished(site.content, cache, site.content);
  change(site);
  const log: string[] = [];
  const folder = await publishableContent(site.content, cache, (line) => log.push(line));
  const text = (path: string) => readFileSync(join(folder, path), 'utf8');
  const errors = problemsIn(folder).filter(({ severity }) => severity === 'error');
  return {
    site,
    folder,
    cache,
    errors,
    text,
    said: log.join('\n'),
    has: (path: string) => existsSync(join(folder, path)),
  };
}

const breakContact = (site: PullRequest) => site.edit('pages/contact.md', 'title:', 'titel:');

test('content without errors is published as it is', async () => {
  const { site, folder, said } = await keep((change) =>
    change.edit('pages/contact.md', 'A plumber', 'Somebody'),
  );
  expect(folder).toBe(site.content);
  expect(said).toBe('');
});

describe.each([
  ['from what was published', true],
  ['from the history, where nothing was recorded', false],
])('%s', (_where, recorded) => {
  test('a broken file keeps its last good version, other changes go online, and both are said', async () => {
    const { errors, text, said, site } = await keep(
      (change) => breakContact(change).edit('pages/thank-you.md', 'heading: ', 'heading: So '),
      { recorded },
    );
    expect(errors).toEqual([]);
    expect(text('pages/contact.md')).toContain('\ntitle: Ask a Portland Plumber');
    expect(text('pages/thank-you.md')).toContain('heading: So ');
    expect(said).toContain(
      'content/pages/contact.md\n  line 2  error  There is no field called “titel” here.',
    );
    expect(said).toContain(
      '!!! content/pages/contact.md has errors. Visitors still see its last good version.',
    );
    expect(readFileSync(join(site.content, 'pages/contact.md'), 'utf8')).toContain('titel:');
  });
});

test('a new file with errors is left out', async () => {
  const { errors, has, said } = await keep((site) =>
    site.write('blog/new.md', '---\ntitle: New\n---\nWords.\n'),
  );
  expect(errors).toEqual([]);
  expect(has('blog/new.md')).toBe(false);
  expect(said).toContain('!!! content/blog/new.md has errors and was never online. It is left out.');
});

test('a page and a picture that others need stay', async () => {
  const { errors, has, said } = await keep((site) =>
    site.delete('blog/frozen-pipes.md').delete('images/sink.jpg'),
  );
  expect(errors).toEqual([]);
  expect(has('blog/frozen-pipes.md') && has('images/sink.jpg')).toBe(true);
  expect(said).toContain(
    '!!! content/blog/frozen-pipes.md was deleted, but other pages need it. It stays online.',
  );
});

test('a change that breaks only together with another falls back to the whole', async () => {
  const { errors, text } = await keep((site) => {
    site.git('mv', 'content/services/leak-repair.md', 'content/services/leaks.md');
    breakContact(site);
  });
  expect(errors).toEqual([]);
  expect(text('services/leak-repair.md')).toContain('title:');
});

test('what was kept is the last good version the next time too', async () => {
  const { site, cache, folder } = await keep((change) =>
    breakContact(change).edit('pages/thank-you.md', 'heading: ', 'heading: So '),
  );
  recordPublished(site.content, cache, folder);
  site.edit('pages/thank-you.md', 'title:', 'titel:');
  const again = await publishableContent(site.content, cache, () => undefined);
  expect(readFileSync(join(again, 'pages/thank-you.md'), 'utf8')).toContain('heading: So ');
});

describe('a page that the check accepts and that cannot be rendered', () => {
  /** Builds content of which every page with a word fails, and returns what was published last. */
  async function build(change: (site: PullRequest) => void, changeBefore = (_site: PullRequest) => {}) {
    const site = new PullRequest();
    const cache = join(site.folder, '.git', 'cache');
    changeBefore(site);
    recordPublished(site.content, cache, site.content);
    change(site);
    const log: string[] = [];
    let built = '';
    const render: typeof buildSite = async ({ content, onBroken }) => {
      built = content;
      const files = ['pages/contact.md', 'pages/new.md'].filter((file) => {
        const path = join(content, file);
        return existsSync(path) && readFileSync(path, 'utf8').includes('Unrenderable');
      });
      if (files.length > 0) onBroken?.(files.map((file) => ({ file: `content/${file}`, reason: 'No.' })));
      return files.length > 0 ? 1 : 0;
    };
    const folders = { content: site.content, cache, out: join(cache, 'out'), facts: join(cache, 'facts') };
    const code = await buildLastGood({ ...folders, load: loadCheckedSite }, (line) => log.push(line), render);
    return { code, said: log.join('\n'), pathOf: (file: string) => join(built, file) };
  }

  test('keeps its last good version, other changes go online, and a new page is left out', async () => {
    const { code, said, pathOf } = await build((site) => {
      site.edit('pages/contact.md', 'A plumber', 'Unrenderable');
      site.edit('pages/thank-you.md', 'heading: ', 'heading: So ');
      const notes = readFileSync(join(site.content, 'pages/contact.md'), 'utf8');
      site.write('pages/new.md', notes.replace('Visit', 'Second Visit'));
    });
    expect(code).toBe(0);
    expect(readFileSync(pathOf('pages/contact.md'), 'utf8')).toContain('A plumber');
    expect(readFileSync(pathOf('pages/thank-you.md'), 'utf8')).toContain('heading: So ');
    expect(existsSync(pathOf('pages/new.md'))).toBe(false);
    expect(said).toContain('content/pages/contact.md has errors. Visitors still see its last good version.');
    expect(said).toContain('content/pages/new.md has errors and was never online. It is left out.');
  });

  test('ends with an error where its last good version cannot be rendered either and others need it', async () => {
    const makeUnrenderable = (site: PullRequest) =>
      site.edit('pages/contact.md', 'A plumber', 'Unrenderable');
    const { code } = await build(
      (site) => site.edit('pages/thank-you.md', 'heading: ', 'heading: So '),
      makeUnrenderable,
    );
    expect(code).toBe(1);
  });
});

test('of two builds at once, the second begins once the first has ended, and says that it waits', async () => {
  const site = new PullRequest();
  const cache = join(site.folder, '.git', 'cache');
  recordPublished(site.content, cache, site.content);
  breakContact(site);
  const steps: string[] = [];
  const render: typeof buildSite = async ({ content }) => {
    steps.push('begins');
    await wait(300);
    steps.push(existsSync(join(content, 'pages/contact.md')) ? 'ends' : 'ends without its content');
    return 0;
  };
  const folders = { content: site.content, cache, out: join(cache, 'out'), facts: join(cache, 'facts') };
  const log: string[] = [];
  const build = () => buildLastGood({ ...folders, load: loadCheckedSite }, (line) => log.push(line), render);
  expect(await Promise.all([build(), build()])).toEqual([0, 0]);
  expect(steps).toEqual(['begins', 'ends', 'begins', 'ends']);
  expect(log.join('\n')).toContain('Another build is running here');
});

test('a page whose data makes the renderer throw is told, and the others are rendered', async () => {
  const work = newFolder('render');
  mkdirSync(join(work, 'pages'));
  const items = [{ file: 'content/pages/a.md', json: '{}', name: 'a.html' }];
  const shared = { work, texts: join(work, 'texts'), above: work, script: '/a.js' };
  expect(await renderBatch({ items, shared })).toEqual([
    { file: 'content/pages/a.md', reason: expect.stringMatching(/\S/) },
  ]);
  expect(readdirSync(join(work, 'pages'))).toEqual([]);
});

test('a fault of the disk is none of the page', () => {
  const full = Object.assign(new Error('ENOSPC: no space left'), { syscall: 'write' });
  expect(() =>
    forPage('content/pages/a.md', () => {
      throw full;
    }),
  ).toThrow(full);
});

test('without any good version nothing is kept, and that is said', async () => {
  const { errors, said } = await keep(
    (site) => {
      breakContact(site);
      site.git('update-ref', '-d', 'HEAD');
    },
    { recorded: false },
  );
  expect(errors).not.toEqual([]);
  expect(said).toBe('There is no earlier version without errors, so none can be kept.');
});

describe('the folder of files that are served as they are', () => {
  test('stays without the files that have errors, and each is named', async () => {
    const { errors, has, said, folder, site } = await keep((change) => {
      change.write('../public/media', 'A file.').write('../public/contact.html', 'Call us.');
      change.write('../public/ads.txt', 'None.');
      symlinkSync('ads.txt', join(change.folder, 'public', 'link.txt'));
    });
    expect(errors).toEqual([]);
    expect(folder).not.toBe(site.content);
    expect(readdirSync(join(folder, '..', 'public'))).toEqual(['ads.txt']);
    expect(has('pages/contact.md')).toBe(true);
    for (const name of ['media', 'contact.html', 'link.txt'])
      expect(said).toContain(`!!! public/${name} has errors. It is left out.`);
    expect(said).not.toContain('public/ads.txt');
  });

  test('is left out where there is a file in its place', async () => {
    const { errors, said, folder } = await keep((change) => change.write('../public', 'A file.'));
    expect(errors).toEqual([]);
    expect(existsSync(join(folder, '..', 'public'))).toBe(false);
    expect(said).toContain('!!! public has errors. It is left out.');
  });
});

test('a copy that is interrupted leaves the one before', async () => {
  const { site } = await keep(() => undefined);
  const copy = join(site.folder, '.git', 'copy');
  copyContent(site.content, copy);
  expect(() => copyContent(join(site.folder, 'nothing'), copy)).toThrow('ENOENT');
  expect(existsSync(join(copy, 'pages', 'contact.md'))).toBe(true);
});

test('a picture that is damaged in its middle has its last good version, and a new one is left out', async () => {
  const spoil = (file: string, from = file) => {
    const bytes = readFileSync(from);
    writeFileSync(file, bytes.fill(0x55, bytes.length / 2, bytes.length / 2 + 400));
  };
  let good = Buffer.alloc(0);
  const { folder, said, has } = await keep(({ content }) => {
    const van = join(content, 'images/van.jpg');
    good = readFileSync(van);
    spoil(join(content, 'images/new.jpg'), van);
    spoil(van);
  });
  expect(readFileSync(join(folder, 'images/van.jpg')).equals(good)).toBe(true);
  expect(has('images/new.jpg')).toBe(false);
  expect(said).toContain('This picture is damaged.');
  expect(said).toContain('content/images/van.jpg has errors. Visitors still see its last good version.');
  expect(said).toContain('content/images/new.jpg has errors and was never online. It is left out.');
});
