import { rmSync } from 'node:fs';
import { build } from 'vike/api';
import { projectFolder } from './projectFolder';

/** Bundles the browser's and the renderer's code into `work/client` and `work/server`. */
export async function bundleCode(work: string): Promise<void> {
  rmSync(work, { recursive: true, force: true });
  await build({ viteConfig: viteConfig(work) });
}

export function viteConfig(work: string) {
  return { root: projectFolder, logLevel: 'warn' as const, build: { outDir: work } };
}
