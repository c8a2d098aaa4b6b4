import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listFiles } from '../../pipeline/source/listFolder';
import { PLUMBER, Workplace } from '../built/Workplace';

const project = join(import.meta.dirname, '..', '..');
/** What a build needs. */
const SOURCES = [
  ...['components', 'pages', 'pipeline', 'renderer', 'supabase'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'],
];
const LINT = 'pipeline/lint/';

const checked = new Workplace(PLUMBER).sharePictures().takeBundle();
const unchecked = new Workplace(PLUMBER).sharePictures();
const copy = join(checked.folder, 'project');
afterAll(() => {
  checked.remove();
  unchecked.remove();
});

type Loader = [name: string, file: string];
const CHECKED: Loader = ['loadCheckedSite', 'pipeline/lint/lint'];
const PLAIN: Loader = ['loadSite', 'pipeline/model/load/loadSite'];

/** Builds from the copied sources with one of the two loaders. Returns the output. */
function build({ content, cache, out }: Workplace, [loader, file]: Loader): string {
  const options = JSON.stringify({ content, out, cache, formConfig: join(cache, 'business.json') });
  const script = join(copy, 'build.ts');
  writeFileSync(
    script,
    `import { ${loader} as load } from './${file}';
     import { buildSite } from './renderer/build/buildSite';
     process.exit(await buildSite({ ...${options}, load }, console.log));`,
  );
  return execFileSync(process.execPath, ['--import', 'tsx', script], { cwd: copy, encoding: 'utf8' });
}

test('without pipeline/lint, valid content builds to the same bytes by the same code', () => {
  for (const name of SOURCES) cpSync(join(project, name), join(copy, name), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'), 'junction');
  build(checked, CHECKED);
  rmSync(join(copy, LINT), { recursive: true });
  unchecked.takeBundle(checked.cache);
  expect(build(unchecked, PLAIN)).toMatch(/Built 10 pages .* code unchanged/);

  const files = listFiles(checked.out);
  expect(listFiles(unchecked.out)).toEqual(files);
  const differ = files.filter(
    (path) => !readFileSync(join(checked.out, path)).equals(readFileSync(join(unchecked.out, path))),
  );
  expect(differ).toEqual([]);
});
