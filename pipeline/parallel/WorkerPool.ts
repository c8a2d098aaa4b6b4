import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}
interface Answer {
  id: number;
  result?: unknown;
  error?: unknown;
}

/** What one worker may hold, in MB: a batch of files, not the site. */
const LIMITS = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 160 };

/** One worker for each core, started when the first job comes. A job is sent to the module that knows how to run it. */
export class WorkerPool {
  private workers: { worker: Worker; busy: number }[] = [];
  private waiting = new Map<number, Waiting>();
  private last = 0;

  /** The number of workers. */
  readonly size = Math.max(2, availableParallelism());

  /** Runs a module's `run(job)` in the worker that has least to do. */
  run<Result>(module: string, job: unknown): Promise<Result> {
    if (this.workers.length === 0) this.start();
    const [least] = [...this.workers].sort((a, b) => a.busy - b.busy);
    if (!least) throw new Error('there is no worker');
    least.busy += 1;
    least.worker.ref();
    this.last += 1;
    const id = this.last;
    return new Promise<Result>((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      least.worker.postMessage({ id, module, job });
    }).finally(() => {
      least.busy -= 1;
      // A process may end while its workers have nothing to do.
      if (least.busy === 0) least.worker.unref();
    });
  }

  /** Ends the workers, and with them what they hold in memory; the next job starts new ones. */
  async close(): Promise<void> {
    await Promise.all(this.workers.splice(0).map(({ worker }) => worker.terminate()));
  }

  private start(): void {
    this.workers = Array.from({ length: this.size }, () => {
      const worker = new Worker(new URL('./worker.mjs', import.meta.url), { resourceLimits: LIMITS });
      worker.on('message', (answer: Answer) => this.take(answer));
      worker.on('error', (error) => this.fail(error));
      worker.unref();
      return { worker, busy: 0 };
    });
  }

  private take({ id, result, error }: Answer): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (error === undefined) waiting?.resolve(result);
    else waiting?.reject(error);
  }

  /** A worker that died takes its jobs with it, and the whole work. */
  private fail(error: unknown): void {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
