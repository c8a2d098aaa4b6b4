import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageData } from '../../pages/pageData';
import type { WorkerPool } from '../../pipeline/parallel/WorkerPool';
import { projectFolder } from './projectFolder';
import type { Shell } from './shell';

/** Whether the code is bundled in `work`. The shell is written last, so that a build cut off is done again. */
export function isBundled(work: string): boolean {
  return existsSync(shellFile(work));
}

/** Bundles the browser's and the renderer's code into `work/client` and `work/server`, and keeps Vike's shell of `sample`. */
export async function bundleCode(work: string, sample: PageData, pool: WorkerPool): Promise<void> {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const { build } = await import('vike/api');
  await build({ viteConfig: viteConfig(work) });
  // The bundle looks for its packages from where it is, which may be outside the project.
  symlinkSync(join(projectFolder, 'node_modules'), join(work, 'node_modules'), 'junction');
  const shell = await pool.run<Shell>(join(work, 'server', 'readShell.mjs'), { work, sample });
  writeFileSync(shellFile(work), JSON.stringify(shell));
}

export function readShell(work: string): Shell {
  return JSON.parse(readFileSync(shellFile(work), 'utf8'));
}

function shellFile(work: string): string {
  return join(work, 'shell.json');
}

function viteConfig(work: string) {
  const input = Object.fromEntries(
    ['readShell', 'renderBatch'].map((name) => [
      name,
      join(projectFolder, 'renderer', 'build', `${name}.ts`),
    ]),
  );
  return {
    root: projectFolder,
    logLevel: 'warn' as const,
    build: { outDir: work },
    environments: { ssr: { build: { rollupOptions: { input, checks: { eval: false } } } } },
  };
}
