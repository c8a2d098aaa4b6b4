import { existsSync } from 'node:fs';
import { findPostgres } from '../stack/findPostgres';
import { findRunningStack } from '../stack/stackState';
import { startPostgres, withDatabase } from '../stack/startPostgres';

/** A lead with all stored fields and the state of the owner's mail. Times are ISO texts in UTC. */
export interface ListedLead {
  readonly id: string;
  readonly idempotencyKey: string;
  readonly receivedAt: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly projectType: string;
  readonly message: string;
  readonly address: string;
  readonly source: string;
  readonly formName: string;
  /** The title of the page of `source`. */
  readonly pageTitle: string;
  /** The path of the page whose button led to the form. */
  readonly fromPage: string;
  /** Answers to the owner's own questions. `asked` is false if the current form does not ask the question. */
  readonly answers: readonly {
    readonly question: string;
    readonly answer: string;
    readonly asked: boolean;
  }[];
  readonly startedAt: string | null;
  readonly submittedAt: string | null;
  /** Salted hashes of the sender's IPv6 /56, /64 and /32. */
  readonly senderHash: string;
  readonly householdHash: string;
  readonly networkHash: string;
  /** See `lead_priority` in the migrations; in a flood, higher numbers are mailed later. */
  readonly priority: number;
  /** Why the lead is held and not mailed; null if it is not held. */
  readonly heldReason: string | null;
  /** The number of announced photographs, and the hash of the secret that is sent with each. */
  readonly photoCount: number;
  readonly photoKey: string;
  readonly mail: {
    /** `refused`: the mail server refused it for good. */
    readonly state: 'sent' | 'waiting' | 'refused' | 'held';
    readonly attempts: number;
    readonly sentAt: string | null;
    readonly lastError: string | null;
  };
}

/** SQL for a column of times as ISO text in UTC. */
const isoTime = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const query = `
  select l.id, l.idempotency_key as "idempotencyKey", ${isoTime('l.received_at')} as "receivedAt", l.name, l.email, l.phone,
    l.project_type as "projectType", l.message, l.address, l.source, l.form_name as "formName", l.page_title as "pageTitle", l.from_page as "fromPage", l.answers,
    ${isoTime('l.started_at')} as "startedAt", ${isoTime('l.submitted_at')} as "submittedAt", l.sender_hash as "senderHash",
    l.household_hash as "householdHash", l.network_hash as "networkHash", l.priority, l.held_reason as "heldReason",
    l.photo_count as "photoCount", l.photo_key as "photoKey",
    json_build_object(
      'state', case when o.sent_at is not null then 'sent' when o.given_up_at is not null then 'refused'
        when o.id is not null then 'waiting' else 'held' end,
      'attempts', coalesce(o.attempts, 0), 'sentAt', ${isoTime('o.sent_at')}, 'lastError', o.last_error
    ) as mail
  from public.leads l left join private.outbox o on o.lead_id = l.id and o.kind = 'owner'
  order by l.received_at desc, l.id`;

/** All leads of a database, newest first. */
export const readLeads = (databaseUrl: string): Promise<ListedLead[]> =>
  withDatabase(databaseUrl, (sql) => sql.unsafe<ListedLead[]>(query));

/** Explanations by the codes of Node and of Postgres. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'no database answers there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host cannot be looked up: is this machine online?',
  CONNECT_TIMEOUT: 'no database answers there',
  '28P01': 'the password or the user is wrong',
  '28000': 'the password or the user is wrong',
  '3D000': 'there is no database of that name',
  '42P01': 'it has no leads yet: apply supabase/migrations first',
  '42703': 'it lacks the newest columns: apply supabase/migrations first',
  '42501': 'this user may not read the leads: give the address of the owner, `postgres`',
};

/** Explains a database error, and adds the database's own message. */
function explainDatabaseError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  const message = error.message || code || error.name;
  const reason = REASONS[code];
  return reason === undefined ? message : `${reason} (${message})`;
}

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
