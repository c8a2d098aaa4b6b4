import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { OwnProject } from '../built/OwnProject';
import { runCommand } from '../built/Workplace';

const plumber = join(projectFolder, 'tests/fixtures/plumber');
/** This engine; its commit `main` is the other one. */
const engine = new OwnProject(plumber);
afterAll(() => engine.remove());
const site = join(engine.folder, '.local', 'site');
cpSync(plumber, join(site, 'content'), { recursive: true });

const compare = () =>
  runCommand([
    'node',
    join(engine.folder, 'scripts', 'run.mjs'),
    'compare',
    '--with',
    'main',
    '--site',
    site,
  ]);

/** Changes a file of this engine for one test. */
function edit(file: string, from: string | RegExp, to: string): void {
  const path = join(engine.folder, file);
  const old = readFileSync(path, 'utf8');
  const fresh = old.replace(from, to);
  expect(fresh).not.toBe(old);
  writeFileSync(path, fresh);
  onTestFinished(() => writeFileSync(path, old));
}

test('two builds of one engine do not differ, in whatever folder it and the site are', async () => {
  const { code, log } = await compare();
  expect(log).toMatch(/^10 pages the same; nothing lost\.\n/);
  expect(code).toBe(0);
  expect(existsSync(join(site, '.cache', 'compare', 'after', 'site', 'media'))).toBe(false);
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
  edit('components/sections/Faq.tsx', '{answer}', '');
  const { code, log } = await compare();
  expect(log).toMatch(
    /^9 pages the same; 1 differs: \/leak-repair; 1 page lost text: \/leak-repair\.\n\nText lost on \/leak-repair:\n/,
  );
  expect(code).toBe(1);
});

test('where an engine finds errors in the content, the command shows them and could not run', async () => {
  writeFileSync(join(site, 'content', 'pages', 'new.md'), '---\ntitel: New\n---\n');
  const { code, log } = await compare();
  expect(log).toMatch(/^Building with main …\nThe site cannot be built with main:\n[\s\S]*titel/);
  expect(code).toBe(2);
});
