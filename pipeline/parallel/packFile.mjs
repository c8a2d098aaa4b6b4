import { renameSync, writeFileSync } from 'node:fs';

/**
 * Packs a module and all that it imports into one file of plain JavaScript, which starts in a fraction of the time that
 * TypeScript in many files takes. Written beside and moved into place, so that nobody loads half of it. `settings`: what
 * rolldown is told besides. In JavaScript itself, since commands are packed before anything reads TypeScript.
 * @param {string} input
 * @param {string} file
 * @param {import('rolldown').InputOptions} [settings]
 */
export async function packFile(input, file, settings = {}) {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({ ...settings, input, platform: 'node', checks: { eval: false } });
  try {
    const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
    const unfinished = `${file}.${process.pid}.part`;
    writeFileSync(unfinished, output[0].code);
    renameSync(unfinished, file);
  } finally {
    await bundle.close();
  }
}
