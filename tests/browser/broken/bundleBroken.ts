import { join } from 'node:path';
import { build } from 'vite';

const ENTRY = 'broken/entry.js';

/** The real island scripts with an island that fails, by file name. `entry` is the first one's name. */
export async function bundleBroken(): Promise<{ entry: string; files: Map<string, string> }> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, '..', '..', '..'),
    base: '/',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'hydrateBroken.ts'),
        output: { entryFileNames: ENTRY, chunkFileNames: 'broken/[name]-[hash].js' },
      },
    },
  });
  if (!('output' in result)) throw new Error('`build` gave no single output');
  const chunks = result.output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  return { entry: ENTRY, files: new Map(chunks.map(({ fileName, code }) => [fileName, code])) };
}
