import { join } from 'node:path';
import { build } from 'vite';

/** A file of `tests/browser/fixtures` with everything it imports, bundled as one classic script. */
export async function bundleFixture(name: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rollupOptions: { input: join(import.meta.dirname, 'fixtures', name), output: { format: 'iife' } },
    },
  });
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const code = outputs.find((each) => each.type === 'chunk')?.code;
  if (!code) throw new Error(`${name} made no script`);
  return code;
}
