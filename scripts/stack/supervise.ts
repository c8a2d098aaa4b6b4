import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { endProcess } from './processes';

/** Milliseconds before a restart. */
const RESTART_PAUSE = 200;

/** Milliseconds in which a started process must answer. */
const START_TIMEOUT = 30_000;

/** A child process that is restarted when it ends unexpectedly. */
export type Supervised = Awaited<ReturnType<typeof supervise>>;

interface Service {
  /** The name in the log. */
  readonly name: string;
  readonly url: string;
  readonly logFile: string;
  /** Ends a process that a crashed run left behind. */
  readonly endStale: () => Promise<void>;
  readonly launch: () => ChildProcess;
  /** Whether the started process answers requests. */
  readonly isReady: () => Promise<boolean>;
  /** The signal for an orderly end. */
  readonly signal: NodeJS.Signals;
  readonly log: (line: string) => void;
}

/** Starts a child process and restarts it until `stop` is called. Rejects if the first start fails. */
export async function supervise(service: Service) {
  const { name, url, logFile, signal, log } = service;
  let child: ChildProcess | null = null;
  /** Resolves when the current process has ended. */
  let exit: Promise<unknown> | null = null;
  let isStopping = false;
  const killAtExit = () => void child?.kill('SIGKILL');

  async function start(): Promise<void> {
    await service.endStale();
    const spawned = service.launch();
    child = spawned;
    spawned.on('error', (error) => log(`${name}: ${error.message}`));
    if (isStopping) spawned.kill('SIGKILL');
    exit = new Promise((resolve) => spawned.once('close', resolve)).then(() => {
      if (child === spawned) child = null;
    });
    for (const end = Date.now() + START_TIMEOUT; Date.now() < end; await wait(25)) {
      if (spawned.pid === undefined || spawned.exitCode !== null || spawned.signalCode !== null) break;
      if (await service.isReady()) return;
    }
    await end();
    throw new Error(`${name} does not run; see ${logFile}`);
  }

  async function keepRunning(): Promise<void> {
    for (;;) {
      await exit;
      if (isStopping) return;
      log(`${name} ended unexpectedly; starting it again.`);
      await wait(RESTART_PAUSE);
      if (isStopping) return;
      await start().then(
        () => log(`${name} runs again.`),
        ({ message }: Error) => log(message),
      );
    }
  }

  async function end(): Promise<void> {
    if (child?.pid !== undefined) await endProcess(child.pid, signal, 8000);
  }

  async function stop(): Promise<void> {
    isStopping = true;
    process.off('exit', killAtExit);
    await end();
  }

  process.on('exit', killAtExit);
  try {
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  void keepRunning();
  return {
    url,
    /** The running process; null during a restart. */
    pid: () => child?.pid ?? null,
    stop,
  };
}

/** Starts a program with its output in a file. It is detached, so that Ctrl-C reaches only the stack, which ends its parts in order. */
export function spawnLogged(
  command: string,
  args: readonly string[],
  { logFile, ...options }: SpawnOptions & { logFile: string },
): ChildProcess {
  const output = openSync(logFile, 'a');
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', output, output] });
  closeSync(output);
  return child;
}
