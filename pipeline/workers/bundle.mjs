import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { threadId } from 'node:worker_threads';
import { projectFolder } from '../projectFolder.mjs';
import { addChecksum, hashOf, readWhole } from '../source/store.mjs';

// Plain JavaScript, because it runs before the TypeScript loader is installed, and in workers.

/** Folders with code that a bundle may contain. */
const SOURCES = ['scripts', 'renderer', 'pages', 'components', 'pipeline', 'supabase/functions'];

/** Packages that cannot be bundled, because they contain native code or data files. */
const EXTERNAL = /^(vite|vike|rolldown|sharp|satori|subset-font)(\/|$)/;

/** A plugin that replaces `import.meta.url`, which would be that of the bundle, with the URL of the source file. */
const sourceUrls = {
  name: 'source-urls',
  transform: {
    filter: { code: 'import.meta.url' },
    /** @param {string} code @param {string} id */
    handler: (code, id) => code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
  },
};

/** A plugin for packages that are imported when they are needed: a script without a module loader has no `import`. */
const lateImports = {
  name: 'late-imports',
  transform: {
    filter: { code: /await import\((?!['"]\.)/ },
    /** @param {string} code */
    handler: (code) => code.replace(/(?<=await )import(?=\((?!['"]\.))/g, 'importModule'),
  },
};

/**
 * Bundles a module and its imports into one file, which starts much faster than many TypeScript files, unless the existing
 * bundle is up to date. Returns the path of the file. A module may not use `await` outside a function.
 * @param {string} module
 */
export async function bundleModule(module, project = projectFolder) {
  const bundles = join(project, '.cache', 'code', 'commands');
  const folder = join(bundles, hashSources(project));
  const file = join(folder, `${basename(module, '.ts')}.cjs`);
  if (readWhole(file)) return file;
  mkdirSync(folder, { recursive: true });
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: module,
    cwd: project,
    platform: 'node',
    external: EXTERNAL,
    checks: { eval: false },
    plugins: [sourceUrls, lateImports],
    // React and others choose between their development and production builds by this variable.
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  });
  try {
    const { output } = await bundle.generate({ format: 'cjs', codeSplitting: false });
    writeWhole(file, output[0].code);
  } finally {
    await bundle.close();
  }
  // Bundles of older sources are of no use.
  for (const other of readdirSync(bundles))
    if (join(bundles, other) !== folder) rmSync(join(bundles, other), { recursive: true, force: true });
  return file;
}

/**
 * Runs a bundle. Returns its exports, and a function that stores what V8 has compiled so far, unless it started with that.
 * What this saves is in docs/speed.md.
 * @param {string} file
 */
export function loadBundle(file) {
  const compiled = `${file}.compiled`;
  const cachedData = readWhole(compiled);
  const script = new Script(`(function (exports, require, module, importModule) {${readFileSync(file)}\n})`, {
    filename: file,
    ...(cachedData && { cachedData }),
  });
  /** @type {{ exports: any }} */
  const module = { exports: {} };
  script.runInThisContext()(
    module.exports,
    createRequire(file),
    module,
    (/** @type {string} */ name) => import(name),
  );
  const storeCompiled = () => {
    if (cachedData && !script.cachedDataRejected) return;
    try {
      writeWhole(compiled, script.createCachedData());
    } catch {
      // Without it, the next run takes longer.
    }
  };
  return { exports: module.exports, storeCompiled };
}

/** @type {Map<string, { run: (input: unknown) => unknown }>} */
const loaded = new Map();

/**
 * For workers: calls `run(input)` of a bundle.
 * @param {{ file: string, input: unknown }} task
 */
export async function run({ file, input }) {
  const known = loaded.get(file);
  if (known) return known.run(input);
  const { exports, storeCompiled } = loadBundle(file);
  loaded.set(file, exports);
  const result = await exports.run(input);
  storeCompiled();
  return result;
}

/** Writes a file with a checksum, atomically. @param {string} file @param {string | Buffer} content */
function writeWhole(file, content) {
  const unfinished = `${file}.${process.pid}-${threadId}.part`;
  writeFileSync(unfinished, addChecksum(content));
  renameSync(unfinished, file);
}

/** A hash of the sizes and times of change of all source files and of package-lock.json, which is faster than one of their contents. @param {string} project */
function hashSources(project) {
  const paths = SOURCES.flatMap((source) =>
    readdirSync(join(project, source), { recursive: true, withFileTypes: true })
      .filter(({ name }) => /\.(ts|tsx|mjs)$/.test(name))
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  const lines = [join(project, 'package-lock.json'), ...paths.sort()].map((path) => {
    const { size, mtimeMs } = statSync(path);
    return `${path}:${size}:${mtimeMs}\n`;
  });
  return hashOf(lines.join(''));
}
