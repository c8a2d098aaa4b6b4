import { vi } from 'vitest';
import { projectFolder } from '../../pipeline/projectFolder.mjs';

/** The end of a command, which would end the tests too. */
class Exit extends Error {
  constructor(readonly code: number) {
    super(`exit ${code}`);
  }
}

let calls = 0;

/** Runs `npm run NAME -- ARGS…`, typed in `cwd`, in this process. No other test of the process may run meanwhile. */
export async function callCommand(name: string, args: readonly string[], cwd = projectFolder) {
  let code = 0;
  let isEnded = false;
  const written = { stdout: '', stderr: '' };
  const writeTo =
    (stream: keyof typeof written) =>
    (...parts: unknown[]) => {
      written[stream] += `${parts.join(' ')}\n`;
    };
  const { argv, env } = process;
  const typedIn = env.INIT_CWD;
  process.argv = [process.execPath, name, ...args];
  env.INIT_CWD = cwd;
  const replaced = [
    vi.spyOn(console, 'log').mockImplementation(writeTo('stdout')),
    vi.spyOn(console, 'error').mockImplementation(writeTo('stderr')),
    vi.spyOn(process, 'exit').mockImplementation((exitCode) => {
      if (!isEnded) code = Number(exitCode ?? 0);
      isEnded = true;
      throw new Exit(code);
    }),
  ];
  calls += 1;
  try {
    // By another address each time, so that the module runs again.
    const { finished } = await import(/* @vite-ignore */ `${projectFolder}/scripts/${name}.ts?call=${calls}`);
    await finished;
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
  } finally {
    process.argv = argv;
    if (typedIn === undefined) delete env.INIT_CWD;
    else env.INIT_CWD = typedIn;
    for (const each of replaced) each.mockRestore();
  }
  return { status: code, ...written };
}
