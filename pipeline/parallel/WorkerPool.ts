import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { bundleModule } from './bundleModule';

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
const LIMITS = { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: 160 };

/** One worker for each core, started when the first job comes. A job is sent to the module that knows how to run it. */
export class WorkerPool {
  private workers: { worker: Worker; busy: number }[] = [];
  private waiting = new Map<number, Waiting>();
  private bundles = new Map<string, Promise<string>>();
  private last = 0;

  /** `folder`: where modules are kept as workers take them. It belongs to one version of the code. */
  constructor(private readonly folder: string) {}

  /** The number of workers. */
  readonly size = Math.max(2, availableParallelism());

  /** Runs a module's `run(job)` in the worker that has least to do. */
  async run<Result>(module: string, job: unknown): Promise<Result> {
    const file = await this.bundled(module);
    if (this.workers.length === 0) this.start();
    const [least] = [...this.workers].sort((a, b) => a.busy - b.busy);
    if (!least) throw new Error('there is no worker');
    least.busy += 1;
    least.worker.ref();
    this.last += 1;
    const id = this.last;
    return new Promise<Result>((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      least.worker.postMessage({ id, module: pathToFileURL(file).href, job });
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

  private async bundled(module: string): Promise<string> {
    if (!module.endsWith('.ts')) return module;
    const bundle = this.bundles.get(module) ?? bundleModule(module, this.folder);
    this.bundles.set(module, bundle);
    return bundle;
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
