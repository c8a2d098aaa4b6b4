import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { readJson } from '../../pipeline/source/cache';

/** Whether the code is bundled in `work`. The list of links is written last, so that an interrupted build runs again. */
export function isBundled(work: string): boolean {
  return existsSync(packagesOf(work));
}

/** Bundles the browser's and the renderer's code into `work/client` and `work/server`. Rejects with the bundler's output. */
export async function bundleCode(work: string): Promise<void> {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  await runBundler(JSON.stringify(viteConfig(work)));
  // The bundle resolves its packages from its own folder, which may be outside the project.
  symlinkSync(join(projectFolder, 'node_modules'), packagesOf(work), 'junction');
}

/** The address of the browser's code, by Vite's manifest. */
export function clientScript(work: string): string {
  const manifest = readJson<Record<string, { file: string }>>(join(work, 'assets.json'));
  const entry = manifest?.['renderer/+client.ts'];
  if (!entry) throw new Error(`\`${work}/assets.json\` does not name \`renderer/+client.ts\``);
  return `/${entry.file}`;
}

function packagesOf(work: string): string {
  return join(work, 'node_modules');
}

function runBundler(settings: string): Promise<void> {
  const script = fileURLToPath(new URL('./runBundler.mjs', import.meta.url));
  const bundler = spawn(process.execPath, [script, settings], { cwd: projectFolder });
  let output = '';
  for (const stream of [bundler.stdout, bundler.stderr])
    stream.on('data', (part) => {
      output += part;
    });
  return new Promise((resolve, reject) => {
    bundler.once('error', reject);
    bundler.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The code could not be bundled.\n${output.trim()}`));
    });
  });
}

function viteConfig(work: string) {
  const input = { renderBatch: join(projectFolder, 'renderer', 'build', 'renderBatch.ts') };
  return {
    root: projectFolder,
    logLevel: 'warn',
    // The bundle is kept while the code stays, so it would miss a changed file; `copyPublic` copies them.
    publicDir: false,
    // Vike accepts an absolute folder only below the project, but a relative one anywhere.
    build: { outDir: `./${relative(projectFolder, work)}`, emptyOutDir: false },
    environments: {
      ssr: {
        // Node reads the variable again on each access, and styled-components accesses it for every element.
        define: { 'process.env.NODE_ENV': '"production"' },
        build: { rollupOptions: { input, checks: { eval: false } } },
      },
    },
  };
}
