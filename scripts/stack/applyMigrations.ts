import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { groupBy } from '../../pipeline/lint/lists';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { withDatabase } from './startPostgres';

const supabase = join(projectFolder, 'supabase');
/** Reads a file of this folder. */
const readSibling = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** The password of the function's role on the local stack. */
export const FUNCTION_PASSWORD = 'lead_form';

/** Applies all migrations in order, also to a database with data. Throws if it does not get the schema of this version. */
export const applyMigrations = (databaseUrl: string): Promise<void> =>
  withDatabase(databaseUrl, async (sql) => {
    const [leads] = await sql`select to_regclass('public.leads') is not null as exist`;
    await (leads?.exist ? applyAgain(sql) : applyAll(sql));
  });

async function applyAll(sql: Sql): Promise<void> {
  await sql.unsafe(readSibling('hostedRoles.sql'));
  const folder = join(supabase, 'migrations');
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  for (const file of files.sort())
    await sql.begin((transaction) => transaction.unsafe(readFileSync(join(folder, file), 'utf8')));
  await sql.unsafe(`alter role lead_form password '${FUNCTION_PASSWORD}'`);
}

/** Applies all migrations to an existing database, which each of them allows, and compares its schema with the expected one. */
async function applyAgain(sql: Sql): Promise<void> {
  const error = await applyAll(sql).catch((reason: Error) => reason);
  if (!error && (await readSchema(sql)) === readFileSync(join(supabase, 'schema.txt'), 'utf8')) return;

  const [row] = await sql<{ data_directory: string }[]>`show data_directory`;
  throw new Error(
    `this database was created by another version (${error?.message ?? 'it differs from supabase/schema.txt'}). Rename the folder ${row?.data_directory} and start again: a new database is made, and the old one keeps its requests.`,
  );
}

/** The schema as text, as in `supabase/schema.txt`: roles, tables and the signatures of functions, with their rights. */
export async function readSchema(sql: Sql): Promise<string> {
  const rows = await sql.unsafe<{ name: string; line: string }[]>(readSibling('readSchema.sql'));
  const blocks = [...groupBy(rows, ({ name }) => name)].map(
    ([name, lines]) => `${[name, ...lines.map(({ line }) => `  ${line}`)].join('\n')}\n`,
  );
  return blocks.join('\n');
}
