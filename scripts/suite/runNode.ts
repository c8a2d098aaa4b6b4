import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** What `print` does with a line of a script's output; without it, the script writes to this terminal. */
export type Print = (line: string) => void;

/** Runs a script with this Node in the project's folder. Resolves to its exit code. */
export function runNode(
  script: string,
  args: readonly string[],
  { environment = {}, print }: { environment?: NodeJS.ProcessEnv; print?: Print | undefined } = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      stdio: print ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...environment },
    });
    for (const output of [child.stdout, child.stderr])
      if (output && print) createInterface({ input: output }).on('line', print);
    child.on('error', () => resolve(2));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
