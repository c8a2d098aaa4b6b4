import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleModule, isBundle } from '../../pipeline/workers/bundleModule.mjs';

/** Folders with code that commands may import. */
const SOURCES = ['scripts', 'renderer', 'pages', 'components', 'pipeline', 'supabase/functions'];

/** Packages that cannot be bundled, because they contain native code or data files. */
const EXTERNAL = /^(vite|vike|rolldown|sharp|satori|subset-font)(\/|$)/;

/** A plugin that replaces `import.meta.url`, which would be that of the bundle, with the URL of the source file. */
const sourceUrls = {
  name: 'source-urls',
  transform: {
    filter: { code: 'import.meta.url' },
    handler: (code, id) => code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
  },
};

/** Bundles `scripts/NAME.ts` and its imports into one file, unless the existing bundle is up to date. Returns the URL of the file. */
export async function bundleCommand(name, project) {
  const bundles = join(project, '.cache', 'code', 'commands');
  const folder = join(bundles, hashSources(project));
  const file = join(folder, `${name}.mjs`);
  if (!isBundle(file)) {
    mkdirSync(folder, { recursive: true });
    const options = {
      cwd: project,
      external: EXTERNAL,
      plugins: [sourceUrls],
      // React and others choose between their development and production builds by this variable.
      transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    };
    await bundleModule(join(project, 'scripts', `${name}.ts`), file, options);
    // Bundles of older sources are of no use.
    for (const other of readdirSync(bundles))
      if (join(bundles, other) !== folder) rmSync(join(bundles, other), { recursive: true, force: true });
  }
  return pathToFileURL(file).href;
}

/** A hash of the sizes and times of change of all source files and of package-lock.json, which is faster than one of their contents. */
function hashSources(project) {
  const hash = createHash('sha256');
  const add = (path) => {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path}:${size}:${mtimeMs}\n`);
  };
  add(join(project, 'package-lock.json'));
  for (const source of SOURCES)
    for (const path of readdirSync(join(project, source), { recursive: true }).sort())
      if (/\.(ts|tsx|mjs)$/.test(path)) add(join(project, source, path));
  return hash.digest('hex').slice(0, 20);
}
