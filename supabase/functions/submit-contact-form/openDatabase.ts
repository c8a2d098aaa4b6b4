import postgres from 'postgres';

/**
 * A small pool: hosted functions are many and short-lived. No prepared statements, as poolers demand; reconnects at once,
 * since a visitor waits.
 */
export function openDatabase(url: string, connections: number) {
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

/** An open pool. */
export type Database = ReturnType<typeof openDatabase>;
