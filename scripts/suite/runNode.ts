import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** What `print` does with a line of a script's output; without it, the script writes to this terminal. */
export type Print = (line: string) => void;

export interface NodeOptions {
  readonly environment?: NodeJS.ProcessEnv;
  readonly print?: Print | undefined;
  /** Another Node than this one. */
  readonly node?: string;
}

/** Runs a script with Node in the project's folder. Resolves to its exit code. */
export function runNode(
  script: string,
  args: readonly string[],
  { environment = {}, print, node = process.execPath }: NodeOptions = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(node, [script, ...args], {
      stdio: print ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...environment },
    });
    for (const output of [child.stdout, child.stderr])
      if (output && print) createInterface({ input: output }).on('line', print);
    child.on('error', () => resolve(2));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
