import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { projectFolder } from '../../pipeline/projectFolder.mjs';

const migrations = join(projectFolder, 'supabase', 'migrations');
const hostedRoles = new URL('hostedRoles.sql', import.meta.url);

/** The password that the function's role has on the local stack. */
export const FUNCTION_PASSWORD = 'lead_form';

/** Applies every migration in order, each in a transaction; they may run again on a database with data. */
export async function applyMigrations(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  const files = readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  try {
    await sql.unsafe(readFileSync(hostedRoles, 'utf8'));
    for (const file of files) {
      await sql.begin((transaction) => transaction.unsafe(readFileSync(join(migrations, file), 'utf8')));
    }
    await sql.unsafe(`alter role lead_form password '${FUNCTION_PASSWORD}'`);
  } finally {
    await sql.end();
  }
}
