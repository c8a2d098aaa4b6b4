/** A file of the project, named where a table is missing. */
const migrations = 'supabase/migrations';

const wordsByCode: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'no database answers there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host cannot be looked up: is this machine online?',
  CONNECT_TIMEOUT: 'no database answers there',
  '28P01': 'the password or the user is wrong',
  '28000': 'the password or the user is wrong',
  '3D000': 'there is no database of that name',
  '42P01': `it has no leads yet: apply ${migrations} first`,
  '42501': 'this user may not read the leads: give the address of the owner, `postgres`',
};

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '');

/** Why a database could not be read, in plain words and in the database's own. */
export function explainDatabaseError(reason: unknown): string {
  if (!(reason instanceof Error)) return String(reason);
  const words = wordsByCode[codeOf(reason)];
  const own = reason.message || codeOf(reason) || reason.name;
  return words === undefined ? own : `${words} (${own})`;
}
