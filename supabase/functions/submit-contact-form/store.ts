import postgres from 'postgres';
import { z } from 'zod';
import type { Lead } from './lead.ts';

const Accepted = z.discriminatedUnion('state', [
  z.object({ state: z.literal('stored'), id: z.string(), held: z.boolean() }),
  z.object({ state: z.literal('repeated'), id: z.string() }),
  z.object({ state: z.literal('refused') }),
]);

const StoredLead = z.object({
  id: z.string(),
  receivedAt: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  projectType: z.string(),
  message: z.string(),
  address: z.string(),
  source: z.string(),
  formName: z.string(),
});

/** A lead as its mails need it. */
export type StoredLead = z.output<typeof StoredLead>;

/** A mail to send, claimed by this worker. */
export const OutboxRow = z.discriminatedUnion('kind', [
  z.object({ id: z.string(), kind: z.literal('owner'), lead: StoredLead }),
  z.object({ id: z.string(), kind: z.literal('confirmation'), lead: StoredLead }),
  z.object({ id: z.string(), kind: z.literal('digest'), digestDay: z.string() }),
]);

export type OutboxRow = z.output<typeof OutboxRow>;

const Digest = z.object({
  leads: z.array(
    z.object({
      receivedAt: z.string(),
      name: z.string(),
      phone: z.string(),
      email: z.string(),
      formName: z.string(),
      message: z.string(),
      heldReason: z.string().nullable(),
    }),
  ),
  unsent: z.number(),
  oldestUnsent: z
    .object({ createdAt: z.string(), attempts: z.number(), lastError: z.string().nullable() })
    .nullable(),
});

/** What a day's digest is written from. */
export type Digest = z.output<typeof Digest>;

/** What the database needs to know beside the lead itself. */
export interface AcceptOptions {
  readonly sender: string;
  readonly heldReason: string | null;
  readonly settings: { readonly heldAfter: number; readonly refusedAfter: number; readonly confirm: boolean };
  readonly milliseconds: number;
}

export type Store = ReturnType<typeof openStore>;

/** The functions of the database that the role `lead_form` may call, over at most `connections` connections. */
export function openStore(url: string, connections: number) {
  const sql = openPool(url, connections);
  return {
    /** Stores a lead and the mails it needs. Rejects when the database does not answer within `milliseconds`. */
    async acceptLead(lead: Lead, { sender, heldReason, settings, milliseconds }: AcceptOptions) {
      const query = sql`
        select private.accept_lead(
          ${sql.json({ ...lead })}::jsonb, ${sender}, ${heldReason}, ${sql.json(settings)}::jsonb
        ) as answer`;
      const rows = await withDeadline(Promise.resolve(query), milliseconds, () => query.cancel());
      return Accepted.parse(rows[0]?.answer);
    },

    /** Takes mails that are due, for `leaseSeconds`. Each is to be read by {@link OutboxRow}. */
    async claimMails(max: number, leaseSeconds: number): Promise<unknown[]> {
      const rows = await sql`select private.claim_mail(${max}, ${leaseSeconds}) as mail`;
      return rows.map(({ mail }) => mail);
    },

    /** Records that a mail was sent (`error` is null), or when to try it again. */
    async settleMail(id: string, error: string | null, retrySeconds: number): Promise<void> {
      await sql`select private.settle_mail(${id}, ${error}, ${retrySeconds})`;
    },

    /** Puts today's digest into the outbox once its hour has come. */
    async queueDigest(): Promise<void> {
      await sql`select private.queue_digest()`;
    },

    async readDigest(): Promise<Digest> {
      const rows = await sql`select private.read_digest() as digest`;
      return Digest.parse(rows[0]?.digest);
    },
  };
}

/**
 * A small pool: hosted functions are many and short-lived. No prepared statements, as poolers demand; reconnects at once,
 * since a visitor waits.
 */
function openPool(url: string, connections: number) {
  return postgres(url, {
    max: connections,
    prepare: false,
    connect_timeout: 3,
    idle_timeout: 20,
    backoff: () => 0.1,
    fetch_types: false,
    onnotice: () => undefined,
  });
}

/** The promise's result, or a `TimeoutError` after `milliseconds`; `cancel` is then called. */
async function withDeadline<Value>(
  promise: Promise<Value>,
  milliseconds: number,
  cancel: () => void,
): Promise<Value> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    timeout.reject(new DOMException(`No answer within ${milliseconds} ms`, 'TimeoutError'));
    cancel();
  }, milliseconds);
  try {
    return await Promise.race([promise, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
