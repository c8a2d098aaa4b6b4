import { spawn } from 'node:child_process';

export interface NodeOptions {
  readonly environment?: NodeJS.ProcessEnv;
  /** Another Node than this one. */
  readonly node?: string;
}

/** Runs a script with Node in the project's folder and in this terminal. Resolves to its exit code. */
export function runNode(
  script: string,
  args: readonly string[],
  { environment = {}, node = process.execPath }: NodeOptions = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(node, [script, ...args], {
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
    child.on('error', () => resolve(2));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
