import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { OwnProject } from '../built/OwnProject';
import { runCommand, takeBundle } from '../built/Workplace';

const plumber = join(projectFolder, 'tests/fixtures/plumber');
/** This engine; its commit `main` is the other one. */
const engine = new OwnProject(plumber);
afterAll(() => engine.remove());
const site = join(engine.folder, '.local', 'site');
cpSync(plumber, join(site, 'content'), { recursive: true });
takeBundle(join(site, '.cache', 'compare', 'before', 'cache'));

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

const LISTED = `5 pages the same; 5 differ: /404, /blog/frozen-pipes, /leak-repair, /not-sent, /thank-you; 1 page lost text: /leak-repair.

Text lost on /leak-repair:

/404, /not-sent, /thank-you
  metadata: - robots: noindex
  metadata: + robots: noindex, nofollow

/blog/frozen-pipes
  text: - Back to Blog
  text: + All articles
  links: - Back to Blog -> /notes
  links: + All articles -> /notes
`;

test('what differs is listed with its pages, whatever folder an engine is in, and lost text fails the command', async () => {
  edit('pipeline/labels/en/pages.ts', 'Back to Blog', 'All articles');
  edit('renderer/Head.tsx', "'noindex'", "'noindex, nofollow'");
  edit('components/sections/Faq.tsx', '{answer}', '');
  const { code, log } = await compare();
  expect(log.replace(/(?<=^Text lost on \/leak-repair:\n)(?: {2}.*\n)+/m, '')).toContain(LISTED);
  expect(code).toBe(1);
  expect(existsSync(join(site, '.cache', 'compare', 'after', 'site', 'media'))).toBe(false);
});

test('where an engine finds errors in the content, the command shows them and could not run', async () => {
  writeFileSync(join(site, 'content', 'pages', 'new.md'), '---\ntitel: New\n---\n');
  const { code, log } = await compare();
  expect(log).toMatch(/^Building with main …\nThe site cannot be built with main:\n[\s\S]*titel/);
  expect(code).toBe(2);
});
