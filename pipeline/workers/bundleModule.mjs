import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { addChecksum, withoutChecksum } from '../source/store.mjs';

/**
 * Bundles a module and all its imports into one JavaScript file, which starts in a fraction of the time of many TypeScript
 * files. The file appears whole or not at all. Plain JavaScript itself, since commands are bundled before TypeScript can be read.
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
 * Whether a file is there as it was written.
 * @param {string} file
 */
export function isBundle(file) {
  try {
    return withoutChecksum(readFileSync(file)) !== undefined;
  } catch {
    return false;
  }
}
