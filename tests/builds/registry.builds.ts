import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';

const project = join(import.meta.dirname, '..', '..');
const fixtures = join(project, 'tests', 'fixtures');
const copy = mkdtempSync(join(tmpdir(), 'registry-'));
const promotions = join(copy, 'content', 'promotions');
const SOURCES = ['components', 'docs', 'pages', 'pipeline', 'renderer', 'scripts', 'supabase'];
const SETTINGS = ['package.json', 'tsconfig.json', 'vite.config.ts', 'tests/unit/makeCopiesFolder.ts'];

/** One file for the content type, one for the section, and its component; one for the kind of value. */
const ADDED = {
  'promotion.ts': 'pipeline/model/contentTypes',
  'promotions.ts': 'pipeline/model/sections',
  'Promotions.tsx': 'components/sections',
  'licenseNumber.ts': 'pipeline/kinds',
};
const MEMBER = 'pipeline/model/contentTypes/member.ts';

const BO = '---\nname: Bo Larsen\nrole: Apprentice\norder: 2\ndescription: Bo carries the pipes.\n---\n';

const read = (path: string) => readFileSync(join(copy, path), 'utf8');
const run = (...command: string[]) => spawnSync('node', command, { cwd: copy, encoding: 'utf8' });
const node = (...command: string[]) => execFileSync('node', command, { cwd: copy });

beforeAll(() => {
  for (const name of [...SOURCES, ...SETTINGS])
    cpSync(join(project, name), join(copy, name), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
  cpSync(join(fixtures, 'plumber'), join(copy, 'content'), { recursive: true });
  for (const [name, folder] of Object.entries(ADDED))
    cpSync(join(fixtures, 'registry', name), join(copy, folder, name));
  // The kind has a row, and a field of a type that has a form takes it.
  appendFileSync(
    join(copy, 'pipeline/lint/rules/fields/kinds.txt'),
    readFileSync(join(fixtures, 'registry/licenseNumber.txt')),
  );
  writeFileSync(
    join(copy, MEMBER),
    `import { licenseNumberKind } from '../../kinds/licenseNumber';\n${read(MEMBER)}`.replace(
      '  fields: {\n',
      "  fields: {\n    license: field(licenseNumberKind, 'The license of the person.').optional(),\n",
    ),
  );
  node('scripts/run.mjs', 'generate');
});
afterAll(() => rmSync(copy, { recursive: true }));

test('the types follow', () => {
  const { status, stdout } = run('node_modules/typescript/bin/tsc', '--noEmit', '-p', '.');
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
});

test('the guide, the reference and the schemas contain both', () => {
  expect(read('content/README.md')).toContain('[Start a new promotion](https://github.com/');
  expect(read('docs/fields/promotion.md')).toContain('# promotion\n');
  expect(read('docs/fields/sections.md')).toContain('## promotions\n');
  expect(JSON.parse(read('docs/schemas/promotion.json')).required).toContain('saving');
  expect(JSON.parse(read('docs/schemas/page.json')).patternProperties).toHaveProperty('^promotions( \\S+)?$');
});

test('a page of the type is built, listed, linked and described to search engines', () => {
  cpSync(join(fixtures, 'registry/spring-check.md'), join(promotions, 'spring-check.md'));
  const notes = join(copy, 'content/pages/notes.md');
  writeFileSync(
    notes,
    readFileSync(notes, 'utf8').replace('posts:\n', 'promotions:\n  heading: For less\nposts:\n'),
  );
  node('scripts/run.mjs', 'build');

  const page = parse(read('dist/client/promotions/spring-check.html'));
  expect(page.querySelector('h1')?.text).toBe('Clear drains before the rain');
  expect(page.querySelector('main')?.text).toContain('where roots have come in');
  const graph = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.text ?? '')['@graph'];
  const address = 'https://www.harborlight.example/promotions/spring-check';
  expect(graph).toContainEqual(
    expect.objectContaining({ '@id': `${address}#offer`, description: '20 percent in March' }),
  );
  expect(graph).toContainEqual(expect.objectContaining({ mainEntity: { '@id': `${address}#offer` } }));
  const trail = graph.find((each: { '@type': string }) => each['@type'] === 'BreadcrumbList');
  expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    'Home',
    'Notes',
    'Spring check',
  ]);

  const list = parse(read('dist/client/notes.html')).querySelector('a[href="/promotions/spring-check"]');
  expect(list?.parentNode?.text).toBe('Spring check: 20 percent in March');
  expect(read('dist/client/sitemap.xml')).toContain(`<loc>${address}</loc>`);
  expect(read('dist/client/llms.txt')).toContain(
    `## Promotions\n\n- [A Spring Check of Every Drain](${address})`,
  );
});

test('a kind of value of one file and one row is asked by the form, explained and in the schemas', () => {
  const form = read('.github/ISSUE_TEMPLATE/team-member.yml');
  expect(form).toContain('label: "License"');
  expect(form).toContain('Example: 13VH01234500');
  expect(read('docs/fields/member.md')).toContain(
    '**`license`** The license of the person.  \nWrite 13VH and eight digits. Example: `13VH01234500`',
  );
  expect(read('docs/rules.md')).toContain('license: 13vh 0123 4500');
  expect(JSON.parse(read('docs/schemas/member.json')).properties.license.anyOf).toContainEqual(
    expect.objectContaining({ type: 'string', pattern: '^13VH' }),
  );
});

test('`npm run new` writes a file of the type, and the check finds and fixes what is wrong in both', () => {
  node('scripts/run.mjs', 'new', 'promotion', 'Two Taps for One');
  expect(read('content/promotions/two-taps-for-one.md')).toContain(
    'saving: "Write here: what customers save"\n',
  );
  const spring = readFileSync(join(fixtures, 'registry/spring-check.md'), 'utf8');
  writeFileSync(join(promotions, 'autumn.md'), spring.replace(/^saving: .*\n/m, ''));
  const withLicense = (name: string, text: string, typed: string) =>
    writeFileSync(
      join(copy, 'content/team', `${name}.md`),
      text.replace('---\n', `---\nlicense: ${typed}\n`),
    );
  withLicense('ada-lindgren', read('content/team/ada-lindgren.md'), '13vh 0123 4500');
  withLicense('bo-larsen', BO, '13vh of Maine');
  const { problems } = JSON.parse(run('scripts/run.mjs', 'validate', '--fix', '--format', 'json').stdout);
  expect(problems).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ file: 'content/promotions/two-taps-for-one.md', code: 'template-words' }),
      expect.objectContaining({ file: 'content/promotions/autumn.md', field: 'saving', severity: 'error' }),
      expect.objectContaining({
        file: 'content/team/bo-larsen.md',
        field: 'license',
        code: 'license-number',
        message: expect.stringContaining(
          'Write the number as it stands on the license: 13VH and eight digits.',
        ),
      }),
    ]),
  );
  expect(read('content/team/ada-lindgren.md')).toContain('license: 13VH01234500\n');
});
