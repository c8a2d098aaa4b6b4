import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import { bundleModule } from './bundle.mjs';

/** Calls `run` of a bundle. */
const BUNDLE_RUNNER = fileURLToPath(new URL('./bundle.mjs', import.meta.url));

const SIZE = Math.max(2, availableParallelism());
/** The next batch waits in the worker during the current one. */
const BATCHES_PER_WORKER = 2;
const ITEMS_PER_BATCH = 32;
/** For fewer batches, starting workers costs more than it saves. */
const MIN_BATCHES = 5;
/** A worker holds a few batches, not the site. */
const MEMORY_LIMITS = { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: 160 };

interface BatchJob<Item, Result, Shared> {
  /** The file whose `run` export the workers call. A `.ts` file is bundled first; a `.mjs` file is loaded directly. */
  module: string;
  /** The same `run`, called in this process for few items. */
  run: (batch: { items: Item[]; shared: Shared }) => Result[] | Promise<Result[]>;
  items: Iterable<Item>;
  shared: Shared;
  onResult?: (result: Result) => void;
}

/** Runs modules' `run` exports on all cores. Workers start with the first task, and do not keep an idle process alive. */
export class WorkerPool {
  private threads?: Tinypool;
  private readonly bundles = new Map<string, Promise<string>>();

  /** Calls a module's `run(input)` in a worker. */
  async run<Result>(module: string, input: unknown): Promise<Result> {
    const file = module.endsWith('.ts') ? await this.bundled(module) : undefined;
    this.threads ??= startThreads();
    return file === undefined
      ? this.threads.run(input, { filename: module, name: 'run' })
      : this.threads.run({ file, input }, { filename: BUNDLE_RUNNER, name: 'run' });
  }

  /**
   * Runs a job's items in batches: on all cores where there are many, in this process where there are few. Items are taken
   * as workers become free, so that few batches are in memory. The first error ends the job and the workers.
   */
  async runBatches<Item, Result, Shared>(job: BatchJob<Item, Result, Shared>): Promise<void> {
    const { module, run, shared, onResult = () => {} } = job;
    const batches = batchesOf(job.items);
    const first: Item[][] = [];
    for (let next = batches.next(); !next.done; next = batches.next()) {
      first.push(next.value);
      if (first.length === MIN_BATCHES) break;
    }
    const isSmall = first.length < MIN_BATCHES || !(await this.canRun(module));
    const runBatch = (items: Item[]) =>
      isSmall ? run({ items, shared }) : this.run<Result[]>(module, { items, shared });
    const queue = chain(first, batches);
    // An error in this loop closes the queue for all workers.
    const work = async () => {
      for (const items of queue) for (const result of await runBatch(items)) onResult(result);
    };
    try {
      await Promise.all(Array.from({ length: isSmall ? 1 : SIZE * BATCHES_PER_WORKER }, work));
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  /** Ends the workers and frees their memory; a later task starts new ones. */
  async close(): Promise<void> {
    const { threads } = this;
    this.threads = undefined;
    await threads?.destroy();
  }

  /** Whether workers can load a module: its bundle exists, or can be written. */
  private async canRun(module: string): Promise<boolean> {
    if (!module.endsWith('.ts')) return true;
    return this.bundled(module).then(
      () => true,
      () => false,
    );
  }

  /** The path of a module's bundle. Another command deletes it once the code has changed, so it may be made again. */
  private async bundled(module: string): Promise<string> {
    const known = await this.bundles.get(module);
    if (known && existsSync(known)) return known;
    const bundle = bundleModule(module);
    this.bundles.set(module, bundle);
    return bundle;
  }
}

function startThreads(): Tinypool {
  const threads = new Tinypool({
    minThreads: SIZE,
    maxThreads: SIZE,
    concurrentTasksPerWorker: BATCHES_PER_WORKER,
    resourceLimits: MEMORY_LIMITS,
    // A worker that blocks in `Atomics.wait` never reports unhandled rejections.
    useAtomics: false,
  });
  // A failed worker emits errors after its tasks were rejected.
  threads.on('error', () => {});
  return threads;
}

function* batchesOf<Item>(items: Iterable<Item>): Generator<Item[]> {
  let batch: Item[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < ITEMS_PER_BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function* chain<Item>(first: Iterable<Item>, rest: Iterable<Item>): Generator<Item> {
  yield* first;
  yield* rest;
}
