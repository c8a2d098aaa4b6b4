import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { listFiles } from '../../pipeline/source/listFolder';
import { withLock } from '../../pipeline/source/lock.mjs';
import { hashOf, type Store } from '../../pipeline/source/store.mjs';

const ASSETS = 'assets.json';

/** Vike writes a temporary file beside the code and deletes it; concurrent bundlers would delete each other's file. */
const LOCK = join(projectFolder, '.cache', 'bundling.lock');

/** The hashes of the bundled files in `work`, by path. Undefined if a file is missing or differs from what the bundler wrote. */
export function cachedBundle(work: string, store: Store): Record<string, string> | undefined {
  const hashes = store.read<Record<string, string>>('bundles', basename(work));
  const isWhole = ([path, hash]: [string, string]) => {
    const file = join(work, path);
    return existsSync(file) && hashOf(readFileSync(file)) === hash;
  };
  return hashes && Object.entries(hashes).every(isWhole) ? hashes : undefined;
}

/** Bundles the browser's code into `work/client` and the renderer into `work/server`. Rejects with the bundler's output. */
export async function bundleCode(work: string, store: Store): Promise<Record<string, string>> {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  await withLock(
    LOCK,
    () => undefined,
    () => runBundler(work),
  );
  // The bundle resolves its packages from its own folder, which may be outside the project.
  symlinkSync(join(projectFolder, 'node_modules'), join(work, 'node_modules'), 'junction');
  const paths = ['client', 'server'].flatMap((part) =>
    listFiles(join(work, part)).map((path) => `${part}/${path}`),
  );
  const hashes = Object.fromEntries(
    [ASSETS, ...paths].map((path) => [path, hashOf(readFileSync(join(work, path)))]),
  );
  store.write('bundles', basename(work), hashes);
  return hashes;
}

/** The address of the browser's entry script, from the list of the browser's files by their modules. */
export function clientScript(work: string): string {
  const files: Record<string, { file: string }> = JSON.parse(readFileSync(join(work, ASSETS), 'utf8'));
  const entry = files['renderer/+client.ts'];
  if (!entry) throw new Error(`\`${join(work, ASSETS)}\` does not name \`renderer/+client.ts\``);
  return `/${entry.file}`;
}

function runBundler(work: string): Promise<void> {
  const script = fileURLToPath(new URL('./runBundler.mjs', import.meta.url));
  const args = [script, JSON.stringify(viteConfig(work))];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: projectFolder }, (error, stdout, stderr) => {
      // Vike exits with 0 even if the code has an error.
      if (!error && existsSync(join(work, ASSETS))) resolve();
      else reject(new Error(`The code could not be bundled.\n${`${stdout}${stderr}`.trim()}`));
    });
  });
}

function viteConfig(work: string) {
  const input = { renderBatch: join(projectFolder, 'renderer', 'build', 'renderBatch.ts') };
  return {
    root: projectFolder,
    logLevel: 'warn',
    // The bundle is reused while the code is unchanged, so public files are copied separately: see `publicFiles`.
    publicDir: false,
    // The plugin would write the path of the bundle into `node_modules`, where a concurrent build would read it.
    vitePluginServerEntry: { disableAutoImport: true },
    // Vike accepts absolute paths only below the project, but relative paths anywhere.
    build: { outDir: `./${relative(projectFolder, work)}`, emptyOutDir: false },
    environments: {
      ssr: {
        // Access to `process.env` is slow, and styled-components reads this variable for every element.
        define: { 'process.env.NODE_ENV': '"production"' },
        build: { rollupOptions: { input, checks: { eval: false } } },
      },
    },
  };
}
