import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { BuiltPages } from '../../scripts/look/BuiltPages';
import { writeContent } from '../../scripts/newSite/newSite';
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
function edit(file: string, from: string | RegExp, to: string): void {
  const path = join(engine.folder, file);
  const old = readFileSync(path, 'utf8');
  const fresh = old.replace(from, to);
  expect(fresh).not.toBe(old);
  writeFileSync(path, fresh);
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

test('many sites are compared in one report, and what is done is not done again unless the site changed', async () => {
  const [one, other, third] = ['one', 'other', 'third'].map((name) => join(engine.folder, '.local', name));
  if (!one || !other || !third) throw new Error('there are no sites');
  for (const site of [one, other, third]) cpSync(plumber, join(site, 'content'), { recursive: true });
  const wrong = join(other, 'content', 'pages', 'new.md');
  writeFileSync(wrong, '---\ntitel: New\n---\n');
  const list = join(engine.folder, '.local', 'sites.txt');
  writeFileSync(list, `# Ours\n${one}\nother\nthird\n`);
  edit(FAQ, '{answer}', '');
  edit(FAQ, 'min-height: 4rem', 'min-height: 9rem');
  const first = await compare('--sites', list, '--looks');
  expect(first.log).toMatch(/^3 sites: 0 the same, 0 differ, 2 lost something, 1 could not be built\.\n/);
  const lost = '1 looks different: /leak-repair; 1 differs: /leak-repair; 1 page lost text';
  expect(first.log).toContain(`\n\n== ${one}\n9 pages the same; ${lost}`);
  expect(first.log).toMatch(/== .*other\nThe site cannot be built with [\s\S]*titel/);
  expect(first.code).toBe(2);
  rmSync(wrong);
  const home = join(third, 'content', 'pages', 'home.md');
  writeFileSync(home, readFileSync(home, 'utf8').replace('heading: ', 'heading: So '));
  const second = await compare('--sites', list, '--looks');
  expect(second.log).toMatch(/^3 sites: 0 the same, 0 differ, 3 lost something, 0 could not be built\.\n/);
  expect(second.log.match(/Comparing .*/g)?.sort()).toEqual([`Comparing ${other} …`, `Comparing ${third} …`]);
  expect(second.code).toBe(1);
});

/** This project's own content, and five new sites. */
async function writeSites(): Promise<{ list: string; sites: string[] }> {
  const folder = join(engine.folder, '.local', 'many');
  const answers = ['landscaper-duluth', 'painter', 'roofer', 'masonry-albany', 'painter-boise'];
  const sites = ['own', ...answers].map((name) => join(folder, name));
  const list = join(folder, 'sites.txt');
  if (existsSync(list)) return { list, sites };
  cpSync(join(projectFolder, 'content'), join(folder, 'own', 'content'), { recursive: true });
  for (const name of answers)
    await writeContent(
      join(folder, name, 'content'),
      join(projectFolder, 'tests/fixtures/answers', `${name}.yaml`),
    );
  writeFileSync(list, sites.join('\n'));
  return { list, sites };
}

/** What is reported of a site on whose pages this differs. */
function differing(all: number, addresses: readonly string[]): string {
  if (addresses.length === 0) return `${all} pages the same; nothing lost.`;
  const more = addresses.length > 12 ? ` and ${addresses.length - 12} more` : '';
  const named = `${addresses.slice(0, 12).join(', ')}${more}`;
  return `${all - addresses.length} pages the same; ${addresses.length} ${addresses.length === 1 ? 'differs' : 'differ'}: ${named}; nothing lost.`;
}

const isService = (site: string, address: string) =>
  existsSync(join(site, 'content', 'services', `${address}.md`));

test.each<[what: string, change: () => void, isChanged: (site: string, page: [string, string]) => boolean]>([
  [
    'a new field with a value of its own: services',
    () => {
      const file = 'pipeline/model/contentTypes/service.ts';
      edit(
        file,
        '    jobs: text(',
        "    slogan: text('Its slogan.', 'Two years').optional(),\n    jobs: text(",
      );
      edit(file, 'serviceType: page.label', "slogan: page.fields.slogan ?? 'Two years'");
    },
    (site, [address]) => isService(site, address),
  ],
  [
    'a renamed field: none',
    () => {
      edit('pipeline/model/structuredData/business.ts', /business\.founded/g, 'business.since');
      edit('pipeline/model/factsOf.ts', 'founded: String(business.founded', 'since: String(business.since');
      const file = 'pipeline/model/contentTypes/business.ts';
      edit(file, /founded: (wholeNumber\(.*\)),$/m, "since: renamed('founded', $1),");
    },
    () => false,
  ],
  [
    'another look of the form: those with a form',
    () => edit('components/form/LeadForm.tsx', 'theme.size.small', 'theme.size.body'),
    (_site, [, html]) => html.includes('action="/functions/v1/submit-contact-form"'),
  ],
])(
  'of six sites, exactly the pages that an engine changes are named: %s',
  async (_what, change, isChanged) => {
    const { list, sites } = await writeSites();
    change();
    const { code, log } = await compare('--sites', list);
    expect(log).not.toContain('cannot be built');
    const reports = new Map(
      log.split('\n\n== ').map((part) => {
        const [site = '', summary = ''] = part.split('\n');
        return [site, summary] as const;
      }),
    );
    for (const site of sites) {
      const { pages } = new BuiltPages(join(site, '.cache', 'compare', 'after', 'site'));
      const changed = [...pages].filter((page) => isChanged(site, page)).map(([address]) => address);
      const expected = differing(pages.size, changed.sort());
      expect([site, reports.get(site) ?? expected]).toEqual([site, expected]);
      expect([site, reports.has(site)]).toEqual([site, changed.length > 0]);
    }
    expect(code).toBe(0);
  },
);
