import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { endProcess } from './processes';

/** Milliseconds before a process that ended is started again. */
const PAUSE = 200;

/** A child process that is started again when it ends unasked. */
export interface Supervised {
  /** The running process; null during a restart. */
  pid(): number | null;
  stop(): Promise<void>;
}

interface SupervisedOptions {
  /** Its name in the log. */
  readonly name: string;
  /** Starts the process and passes it to `onSpawn`; resolves once it can be used, rejects when it cannot. */
  readonly start: (onSpawn: (child: ChildProcess) => void) => Promise<void>;
  /** The signal that ends it in order. */
  readonly signal: NodeJS.Signals;
  readonly log: (line: string) => void;
}

/** Starts a child process and keeps it running until `stop`. Rejects when its first start fails. */
export async function supervise({ name, start, signal, log }: SupervisedOptions): Promise<Supervised> {
  let child: ChildProcess | null = null;
  let stopping = false;
  const killAtExit = () => void child?.kill('SIGKILL');

  function onSpawn(spawned: ChildProcess): void {
    child = spawned;
    spawned.on('error', (error) => log(`${name}: ${error.message}`));
    if (stopping) spawned.kill('SIGKILL');
    spawned.once('exit', () => {
      if (child === spawned) child = null;
    });
  }

  async function restart(): Promise<void> {
    while (!stopping) {
      await wait(PAUSE);
      if (stopping) return;
      try {
        await start(onSpawn);
        watch();
        return log(`${name} runs again.`);
      } catch (error) {
        log(`${name} did not start: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }

  function watch(): void {
    const onExit = () => {
      if (stopping) return;
      log(`${name} ended unexpectedly; starting it again.`);
      void restart();
    };
    if (child === null) onExit();
    else child.once('exit', onExit);
  }

  async function stop(): Promise<void> {
    stopping = true;
    process.off('exit', killAtExit);
    if (child?.pid !== undefined) await endProcess(child.pid, signal, 8000);
  }

  process.on('exit', killAtExit);
  try {
    await start(onSpawn);
  } catch (error) {
    await stop();
    throw error;
  }
  watch();
  return { pid: () => child?.pid ?? null, stop };
}
