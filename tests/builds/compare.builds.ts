import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { OwnProject } from '../built/OwnProject';
import { runCommand } from '../built/Workplace';

const plumber = join(projectFolder, 'tests/fixtures/plumber');
/** This engine; its commit `main` is the other one. */
const engine = new OwnProject(plumber);
const media = join(projectFolder, '.cache', 'media');
mkdirSync(media, { recursive: true });
mkdirSync(join(engine.folder, '.cache'));
symlinkSync(media, join(engine.folder, '.cache', 'media'), 'junction');
afterAll(() => engine.remove());

const compare = (...options: string[]) =>
  runCommand(['node', join(engine.folder, 'scripts', 'run.mjs'), 'compare', '--with', 'main', ...options]);

/** Changes a file of this engine for one test. */
function edit(file: string, from: string, to: string): void {
  const path = join(engine.folder, file);
  const old = readFileSync(path, 'utf8');
  expect(old).toContain(from);
  writeFileSync(path, old.replace(from, to));
  onTestFinished(() => writeFileSync(path, old));
}

const FAQ = 'components/sections/Faq.tsx';

test('two builds of one engine do not differ, in whatever folder it and the site are', async () => {
  const site = join(engine.folder, '.local', 'site');
  cpSync(plumber, join(site, 'content'), { recursive: true });
  const { code, log } = await compare('--site', site);
  expect(log).toMatch(/^10 pages the same; nothing lost\.\n/);
  expect(code).toBe(0);
  expect(existsSync(join(site, '.cache', 'compare', 'after', 'site', 'media'))).toBe(false);
});

test('the pages whose look a component changes are named, and shown side by side', async () => {
  edit(FAQ, 'min-height: 4rem', 'min-height: 9rem');
  const { code, log } = await compare('--looks');
  expect(log).toMatch(
    /^9 pages the same; 1 looks different: \/leak-repair; nothing lost\.\n\n\/leak-repair\n {2}looks\n/,
  );
  const [, pictures = ''] = /\nThe pictures, side by side: (.+)\n/.exec(log) ?? [];
  expect(readFileSync(pictures, 'utf8')).toContain('<img src="leak-repair-phone-after.png"');
  expect(code).toBe(0);
});

test('a label and metadata that change are listed with their pages', async () => {
  edit('pipeline/labels/en/pages.ts', 'Back to Blog', 'All articles');
  edit('renderer/Head.tsx', "'noindex'", "'noindex, nofollow'");
  const { code, log } = await compare();
  expect(log).toBe(`6 pages the same; 4 differ: /404, /blog/frozen-pipes, /not-sent, /thank-you; nothing lost.

/404, /not-sent, /thank-you
  metadata: - robots: noindex
  metadata: + robots: noindex, nofollow

/blog/frozen-pipes
  text: - Back to Blog
  text: + All articles
  links: - Back to Blog -> /notes
  links: + All articles -> /notes
Building with main …
Building with this version …
`);
  expect(code).toBe(0);
});

test('text that an engine shows no more is lost, and the command fails', async () => {
  edit(FAQ, '{answer}', '');
  const { code, log } = await compare();
  expect(log).toMatch(
    /^9 pages the same; 1 differs: \/leak-repair; 1 page lost text: \/leak-repair\.\n\nText lost on \/leak-repair:\n/,
  );
  expect(code).toBe(1);
});

test('where an engine finds errors in the content, the command shows them and could not run', async () => {
  const site = join(engine.folder, '.local', 'broken');
  cpSync(plumber, join(site, 'content'), { recursive: true });
  writeFileSync(join(site, 'content', 'pages', 'new.md'), '---\ntitel: New\n---\n');
  const { code, log } = await compare('--site', site);
  expect(log).toMatch(/^Building with main …\nThe site cannot be built with main:\n[\s\S]*titel/);
  expect(code).toBe(2);
});

test('many sites are compared in one report, and what is done is not done again', async () => {
  const [one, other] = ['one', 'other'].map((name) => join(engine.folder, '.local', name));
  if (!one || !other) throw new Error('there are no sites');
  for (const site of [one, other]) cpSync(plumber, join(site, 'content'), { recursive: true });
  const wrong = join(other, 'content', 'pages', 'new.md');
  writeFileSync(wrong, '---\ntitel: New\n---\n');
  const list = join(engine.folder, '.local', 'sites.txt');
  writeFileSync(list, `# Ours\n${one}\nother\n`);
  edit(FAQ, '{answer}', '');
  const first = await compare('--sites', list);
  expect(first.log).toMatch(/^2 sites: 0 the same, 0 differ, 1 lost something, 1 could not be built\.\n/);
  expect(first.log).toContain(`\n\n== ${one}\n9 pages the same; 1 differs: /leak-repair; 1 page lost text`);
  expect(first.log).toMatch(/== .*other\nThe site cannot be built with [\s\S]*titel/);
  expect(first.code).toBe(2);
  rmSync(wrong);
  const second = await compare('--sites', list);
  expect(second.log).toMatch(/^2 sites: 0 the same, 0 differ, 2 lost something, 0 could not be built\.\n/);
  expect(second.log.match(/Comparing .*/g)).toEqual([`Comparing ${other} …`]);
  expect(second.code).toBe(1);
});
