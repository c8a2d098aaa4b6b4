import postgres, { type Sql } from 'postgres';

/** Calls `use` with a connection to a database, and closes it. */
export async function withDatabase<Result>(url: string, use: (sql: Sql) => Promise<Result>): Promise<Result> {
  const sql = postgres(url, { max: 1, prepare: false, connect_timeout: 10, onnotice: () => undefined });
  try {
    return await use(sql);
  } finally {
    await sql.end({ timeout: 2 });
  }
}
