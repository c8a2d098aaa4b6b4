import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { addChecksum, withoutChecksum } from '../source/store.mjs';

/**
 * Bundles a module and its imports into one JavaScript file, which starts much faster than many TypeScript files. Writes it
 * atomically. Plain JavaScript, because it runs before the TypeScript loader is installed.
 * @param {string} input
 * @param {string} file
 * @param {import('rolldown').InputOptions} [options]
 */
export async function bundleModule(input, file, options = {}) {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({ ...options, input, platform: 'node', checks: { eval: false } });
  try {
    const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
    const unfinished = `${file}.${process.pid}.part`;
    writeFileSync(unfinished, addChecksum(output[0].code));
    renameSync(unfinished, file);
  } finally {
    await bundle.close();
  }
}

/**
 * Whether a bundle exists and is intact.
 * @param {string} file
 */
export function isBundle(file) {
  try {
    return withoutChecksum(readFileSync(file)) !== undefined;
  } catch {
    return false;
  }
}
