import { existsSync } from 'node:fs';
import { findRunningStack } from './findRunningStack';
import { postgresPlace } from './postgresPlace';
import { startPostgres } from './startPostgres';

/** Gives the address of the local stack's database, started for the time of `use` where the stack does not run; null: no data yet. */
export async function withLocalDatabase<Value>(
  folder: string,
  use: (databaseUrl: string | null) => Promise<Value>,
): Promise<Value> {
  const running = await findRunningStack(folder);
  if (running !== null) return await use(running.databaseUrl);
  if (!existsSync(folder) || !existsSync((await postgresPlace(folder)).data)) return await use(null);

  const postgres = await startPostgres(folder, () => undefined);
  try {
    return await use(postgres.url);
  } finally {
    await postgres.stop();
  }
}
