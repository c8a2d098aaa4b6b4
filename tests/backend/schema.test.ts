import { join } from 'node:path';
import postgres from 'postgres';
import { expect, inject, test } from 'vitest';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { readSchema } from '../../scripts/stack/readSchema';

test('the migrations make the schema in supabase/schema.txt', async () => {
  const sql = postgres(inject('stack').databaseUrl, { max: 1, onnotice: () => undefined });
  const schema = await readSchema(sql).finally(() => sql.end());
  await expect(schema).toMatchFileSnapshot(join(projectFolder, 'supabase', 'schema.txt'));
});
