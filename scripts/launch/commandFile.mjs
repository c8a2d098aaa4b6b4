import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { bundleModule } from '../../pipeline/workers/bundleModule.mjs';

/** What a command may be made of. */
const ROOMS = ['scripts', 'renderer', 'pages', 'components', 'pipeline', 'supabase/functions'];

/** Packages with native code or files of their own, which cannot stand in one file with others. */
const ALONE = /^(vite|vike|rolldown|sharp|pagefind|satori|subset-font)(\/|$)/;

/** React and others are there twice, for work and for looking into them. */
const QUICK_HALVES = { 'process.env.NODE_ENV': '"production"' };

/** `import.meta.url` stays that of the file in which it was written. */
const ownAddresses = {
  name: 'own-addresses',
  transform: {
    filter: { code: 'import.meta.url' },
    handler: (code, id) => code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
  },
};

/**
 * A command with all that it imports as one file of plain JavaScript, made again when a source file changed: see
 * `bundleModule`. Returns its address.
 */
export async function commandFile(name, project = projectFolder) {
  const above = join(project, '.cache', 'commands');
  const folder = join(above, stateOfSources(project));
  const file = join(folder, `${name}.mjs`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const settings = {
      cwd: projectFolder,
      external: ALONE,
      plugins: [ownAddresses],
      transform: { define: QUICK_HALVES },
    };
    await bundleModule(join(project, 'scripts', `${name}.ts`), file, settings);
    for (const other of readdirSync(above))
      if (join(above, other) !== folder) rmSync(join(above, other), { recursive: true, force: true });
  }
  return pathToFileURL(file).href;
}

/** Sizes and times of all source files, and the packages' versions, as one hash. */
function stateOfSources(project) {
  const hash = createHash('sha256');
  const add = (path) => {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path}:${size}:${mtimeMs}\n`);
  };
  add(join(project, 'package-lock.json'));
  for (const room of ROOMS)
    for (const path of readdirSync(join(project, room), { recursive: true }).sort())
      if (/\.(ts|tsx|mjs)$/.test(path)) add(join(project, room, path));
  return hash.digest('hex').slice(0, 20);
}
