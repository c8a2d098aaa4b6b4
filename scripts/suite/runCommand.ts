import { runNode } from './runNode';
import type { Outcome } from './Step';

/** Runs a script that counts as one test: passed when it ends with 0. */
export async function runCommand(script: string, ...args: string[]): Promise<Outcome> {
  const code = await runNode(script, args);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
