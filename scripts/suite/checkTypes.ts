import { runNode } from './runNode';
import type { Outcome } from './Step';

const edgeFunction = 'supabase/functions/submit-contact-form';
const denoCheck = ['check', '--quiet', '--node-modules-dir=manual', edgeFunction];

/** The types of the project, and of the edge function as its own runtime sees them: one test. */
export async function checkTypes(): Promise<Outcome> {
  const codes = [
    await runNode('node_modules/typescript/bin/tsc', ['--noEmit']),
    await runNode('node_modules/deno/bin.cjs', denoCheck, { DENO_DIR: '.cache/deno' }),
  ];
  return codes.every((code) => code === 0) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
