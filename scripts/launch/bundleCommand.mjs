import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleModule, isBundle } from '../../pipeline/workers/bundleModule.mjs';

/** Folders whose code a command may contain. */
const SOURCES = ['scripts', 'renderer', 'pages', 'components', 'pipeline', 'supabase/functions'];

/** Packages with native code or files of their own, which cannot be part of a bundle. */
const EXTERNAL = /^(vite|vike|rolldown|sharp|satori|subset-font)(\/|$)/;

/** `import.meta.url` stays that of the source file. */
const sourceUrls = {
  name: 'source-urls',
  transform: {
    filter: { code: 'import.meta.url' },
    handler: (code, id) => code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
  },
};

/**
 * Bundles `scripts/NAME.ts` with all its imports into one JavaScript file, anew only where a source file changed since.
 * Returns the file's URL.
 */
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
      // React and others contain a development and a production build.
      transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    };
    await bundleModule(join(project, 'scripts', `${name}.ts`), file, options);
    for (const other of readdirSync(bundles))
      if (join(bundles, other) !== folder) rmSync(join(bundles, other), { recursive: true, force: true });
  }
  return pathToFileURL(file).href;
}

/** One hash of the sizes and times of all source files and of the packages' versions. */
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
