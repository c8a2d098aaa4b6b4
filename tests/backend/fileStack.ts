import postgres from 'postgres';
import { afterAll } from 'vitest';
import { openTestStack } from './openTestStack';

/** A stack for the tests of one file, and a connection to its database. Both end with them. */
export async function fileStack(...options: Parameters<typeof openTestStack>) {
  const stack = await openTestStack(...options);
  const sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => undefined });
  afterAll(async () => {
    await sql.end();
    await stack.stop();
  });
  return { stack, sql };
}
