import { spawn } from 'node:child_process';

/** Runs a script with this Node in the project's folder and in this terminal. Resolves to its exit code. */
export function runNode(
  script: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
    child.on('error', () => resolve(2));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
