import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { listFiles } from '../../pipeline/source/listFolder';
import { contentFiles } from '../../scripts/generate/contentFiles';
import { moveAside, newSite } from '../../scripts/newSite/newSite';
import { problemsIn } from './problemsIn';

const answersOf = (name: string) => join(projectFolder, 'tests/fixtures/answers', `${name}.yaml`);

test.each(['plumber', 'painter', 'roofer'])(
  'a new site of a %s lacks only what the owner has to say',
  async (name) => {
    const folder = join(mkdtempSync(join(inject('copies'), 'site-')), 'content');
    await newSite(folder, answersOf(name));
    const problems = problemsIn(folder);
    expect(problems.filter(({ code }) => code !== 'to-write')).toEqual([]);
    expect(problems.length).toBeGreaterThan(2);
    for (const [path, text] of contentFiles(folder))
      expect(readFileSync(join(folder, path), 'utf8')).toBe(text);
  },
);

test('of many services, the home page and the menu have the first, and a page has all', async () => {
  const folder = mkdtempSync(join(inject('copies'), 'site-'));
  const answers = join(folder, 'answers.yaml');
  const services = Array.from({ length: 20 }, (_, at) => `  - Valve ${at}`).join('\n');
  const plumber = readFileSync(answersOf('plumber'), 'utf8').replace(/ {4}logo:[\s\S]*$/, '');
  writeFileSync(answers, plumber.replace(/services:\n(?: {2}- .*\n)+/, `services:\n${services}\n`));
  const content = join(folder, 'content');
  await newSite(content, answers);
  const problems = problemsIn(content);
  expect(problems.filter(({ code }) => code !== 'to-write')).toEqual([]);
  const menu = readFileSync(join(content, 'navigation.md'), 'utf8');
  expect(menu.match(/-> \/valve-\d+$/gm)).toHaveLength(9);
  expect(menu).toContain('All services -> /services');
});

test('what was there before is moved aside whole, and public/ keeps its README alone', () => {
  const folder = mkdtempSync(join(inject('copies'), 'site-'));
  const before = {
    'content/business.md': 'name: Before',
    'content/images/van.jpg': 'a van',
    'public/.well-known/security.txt': 'Contact: us',
    'public/found.html': 'yes',
  };
  for (const [path, text] of Object.entries({ ...before, 'public/README.md': 'Ours' })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const aside = moveAside(join(folder, 'content'));
  for (const [path, text] of Object.entries(before))
    expect(readFileSync(join(aside, path), 'utf8')).toBe(text);
  expect(listFiles(folder).filter((path) => !join(folder, path).startsWith(aside))).toEqual([
    'public/README.md',
  ]);
});
