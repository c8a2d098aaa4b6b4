import { existsSync } from 'node:fs';
import { findPostgres } from '../stack/findPostgres';
import { findRunningStack } from '../stack/stackState';
import { startPostgres } from '../stack/startPostgres';
import { explainDatabaseError } from './readLeads';

/** Prints text of visitors. Escapes characters that control the terminal or change the direction of text, as JSON does. */
export function print(text: string): void {
  const escaped = text.replace(
    /(?!\n)[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  process.stdout.write(`${escaped}\n`);
}

/** A command that reads the database at an address, null if there are no data yet. Resolves to its exit code. */
type UseDatabase = (databaseUrl: string | null) => Promise<number>;

/** Calls `use` and returns its exit code, or prints why it failed and returns 2. `folder`: that of the local stack. */
export async function withLeads(folder: string, use: UseDatabase): Promise<number> {
  const address = process.env.LEADS_DATABASE_URL;
  if (address && !/^postgres(ql)?:\/\/[^/]/.test(address))
    return failWith(
      'LEADS_DATABASE_URL is not a database address. Write postgres://user:password@host:port/name',
    );
  try {
    return address ? await use(address) : await withLocalDatabase(folder, use);
  } catch (reason) {
    const where = address ? 'of LEADS_DATABASE_URL' : 'of the local database';
    return failWith(`The leads ${where} could not be read: ${explainDatabaseError(reason)}`);
  }
}

/** Uses the local stack's database; if the stack is not running, starts the database until `use` is done. */
async function withLocalDatabase(folder: string, use: UseDatabase): Promise<number> {
  const running = await findRunningStack(folder);
  if (running !== null) return use(running.databaseUrl);
  if (!existsSync(folder) || !existsSync((await findPostgres(folder)).data)) return use(null);

  const postgres = await startPostgres(folder, () => undefined);
  try {
    return await use(postgres.url);
  } finally {
    await postgres.stop();
  }
}

/** Prints why a command failed. Returns its exit code. */
export function failWith(sentence: string): 2 {
  process.stderr.write(`${sentence}\n`);
  return 2;
}
