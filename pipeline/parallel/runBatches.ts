import type { WorkerPool } from './WorkerPool';

/** Below this many items a worker's start costs more than it saves. */
const FEW = 150;
const BATCH = 32;

interface Runner<Item, Result, Shared> {
  /** The file of the module, for workers. */
  module: string;
  /** Its `run`, for here. */
  run: (job: { items: Item[]; shared: Shared }) => Result[] | Promise<Result[]>;
}

/**
 * Runs a module's `run` over items, on all cores where there are many, and gives each batch's results to `take`. Two batches
 * a worker are under way at once, so that none waits and few are held in memory.
 */
export async function runBatches<Item, Result, Shared>(
  pool: WorkerPool,
  { module, run }: Runner<Item, Result, Shared>,
  items: Iterable<Item>,
  shared: Shared,
  take: (result: Result) => void,
): Promise<void> {
  const batches = batchesOf(items);
  const first = batches.next();
  if (first.done) return;
  if (first.value.length < FEW) {
    for (const result of await run({ items: first.value, shared })) take(result);
    return;
  }
  const queue = cut(first.value, batches);
  const work = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      for (const result of await pool.run<Result[]>(module, { items: next.value, shared })) take(result);
    }
  };
  await Promise.all(Array.from({ length: pool.size * 2 }, work));
}

/** Items in lists of this many, the last with what is left. */
export function* batchesOf<Item>(items: Iterable<Item>, size = FEW): Generator<Item[]> {
  let batch: Item[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function* cut<Item>(first: Item[], rest: Iterable<Item[]>): Generator<Item[]> {
  function* all(): Generator<Item> {
    yield* first;
    for (const batch of rest) yield* batch;
  }
  yield* batchesOf(all(), BATCH);
}
