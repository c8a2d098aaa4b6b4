import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { endProcess } from './endProcess';

/** A child process that is started again when it ends unasked. */
export interface Kept {
  /** The process now running; null between two. */
  pid(): number | null;
  stop(): Promise<void>;
}

/** How one child is started, told to end, and spoken of. */
export interface Keeping {
  readonly name: string;
  /** Starts it; resolves once it can be used, rejects when it cannot. */
  readonly start: (began: (child: ChildProcess) => void) => Promise<void>;
  readonly signal: NodeJS.Signals;
  readonly log: (line: string) => void;
}

/** Milliseconds before a failed start is tried again. */
const pause = 200;

/** Starts a child and keeps it running until `stop`. Rejects when its first start fails. */
export async function keepRunning({ name, start, signal, log }: Keeping): Promise<Kept> {
  let child: ChildProcess | null = null;
  let stopping = false;
  const killAtExit = () => void child?.kill('SIGKILL');

  function began(started: ChildProcess): void {
    child = started;
    if (stopping) started.kill('SIGKILL');
    started.once('exit', () => {
      if (child === started) child = null;
    });
  }

  async function startAgain(): Promise<void> {
    while (!stopping) {
      await wait(pause);
      if (stopping) return;
      try {
        await start(began);
        watch();
        return log(`${name} runs again.`);
      } catch (error) {
        log(`${name} did not start: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }

  function watch(): void {
    const again = () => {
      if (stopping) return;
      log(`${name} ended unexpectedly; starting it again.`);
      void startAgain();
    };
    if (child === null) again();
    else child.once('exit', again);
  }

  async function stop(): Promise<void> {
    stopping = true;
    process.off('exit', killAtExit);
    if (child?.pid !== undefined) await endProcess(child.pid, signal, 8000);
  }

  process.on('exit', killAtExit);
  try {
    await start(began);
  } catch (error) {
    await stop();
    throw error;
  }
  watch();
  return { pid: () => child?.pid ?? null, stop };
}
