import postgres, { type PendingQuery, type Row, type Sql } from 'postgres';
import { log } from './log.ts';

/** Seconds in which running queries of a replaced pool may still end. */
const GRACE_SECONDS = 5;

/** The deadline for queries that no visitor waits for. */
const BACKGROUND_MILLISECONDS = 5000;

/** Runs one query. Rejects when the database does not answer within `milliseconds`. */
export type RunQuery = (query: (sql: Sql) => PendingQuery<Row[]>, milliseconds?: number) => Promise<Row[]>;

/** Runs queries over a pool of connections. A missed deadline replaces the pool, because queries on a dead connection hang silently. */
export function openDatabase(url: string, connections: number): RunQuery {
  let pool = openPool(url, connections);

  function replace(deadPool: Sql): void {
    if (pool !== deadPool) return;
    pool = openPool(url, connections);
    log('database connections replaced');
    deadPool.end({ timeout: GRACE_SECONDS }).catch(() => undefined);
  }

  return (query, milliseconds = BACKGROUND_MILLISECONDS) => {
    const usedPool = pool;
    return withDeadline(query(usedPool), milliseconds, () => replace(usedPool));
  };
}

/** The hosted pooler allows no prepared statements. Reconnects without delay, since a visitor waits. */
function openPool(url: string, connections: number): Sql {
  return postgres(url, {
    max: connections,
    prepare: false,
    connect_timeout: 3,
    idle_timeout: 20,
    backoff: () => 0.1,
    fetch_types: false,
    onnotice: () => undefined,
  });
}

/** The promise's result, or a `TimeoutError` after `milliseconds`; `onTimeout` is then called. */
export async function withDeadline<Value>(
  promise: Promise<Value>,
  milliseconds: number,
  onTimeout = () => {},
) {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    timeout.reject(new DOMException(`No answer within ${milliseconds} ms`, 'TimeoutError'));
    onTimeout();
  }, milliseconds);
  try {
    return await Promise.race([promise, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
