import postgres, { type PendingQuery, type Row, type Sql } from 'postgres';
import { log } from './log.ts';

/** Seconds that queries of a pool that was given up may still take. */
const GRACE = 5;

/** Milliseconds for what no visitor waits for. */
const BACKGROUND = 5000;

/** Runs one query. Rejects when the database does not answer within `milliseconds`. */
export type RunQuery = (query: (sql: Sql) => PendingQuery<Row[]>, milliseconds?: number) => Promise<Row[]>;

/**
 * Runs queries over at most `connections` connections. A deadline that passes closes them and opens others, because a connection
 * whose other end is gone reports nothing and would swallow every further query.
 */
export function openDatabase(url: string, connections: number): RunQuery {
  let pool = openPool(url, connections);

  function giveUp(silent: Sql): void {
    if (pool !== silent) return;
    pool = openPool(url, connections);
    log('database connections replaced');
    silent.end({ timeout: GRACE }).catch(() => undefined);
  }

  return (query, milliseconds = BACKGROUND) => {
    const asked = pool;
    return withDeadline(query(asked), milliseconds, () => giveUp(asked));
  };
}

/**
 * A small pool: hosted functions are many and short-lived. No prepared statements, as poolers demand; reconnects at once,
 * since a visitor waits.
 */
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
): Promise<Value> {
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
