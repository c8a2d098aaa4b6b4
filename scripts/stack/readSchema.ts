import { readFileSync } from 'node:fs';
import type { Sql } from 'postgres';

const query = readFileSync(new URL('readSchema.sql', import.meta.url), 'utf8');

/** What the migrations made, as text: roles, tables and the signatures of functions, with their rights. */
export async function readSchema(sql: Sql): Promise<string> {
  const rows = await sql.unsafe<{ name: string; line: string }[]>(query);
  return rows
    .map(({ name, line }, index) =>
      rows[index - 1]?.name === name ? `  ${line}\n` : `\n${name}\n  ${line}\n`,
    )
    .join('')
    .trimStart();
}
