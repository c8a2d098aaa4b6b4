import { z } from 'zod';
import { openDatabase } from './database.ts';
import type { Lead } from './lead.ts';
import { photoStore } from './photos/photoStore.ts';
import type { Settings } from './settings.ts';

/** What became of a lead. `repeated`: it is stored already; `different`: its key is, with another text; `refused`: its sender sent too many. */
const Accepted = z.discriminatedUnion('state', [
  z.object({ state: z.literal('stored'), id: z.string(), held: z.boolean() }),
  z.object({ state: z.enum(['repeated', 'different']), id: z.string() }),
  z.object({ state: z.literal('refused') }),
]);

const StoredLead = z.object({
  receivedAt: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  projectType: z.string(),
  message: z.string(),
  address: z.string(),
  source: z.string(),
  formName: z.string(),
  pageTitle: z.string(),
  from: z.string(),
  answers: z.array(z.object({ question: z.string(), answer: z.string(), asked: z.boolean() })),
  photosAnnounced: z.number(),
  photosArrived: z.number(),
  /** Whether the mail server refused the mail with photographs. */
  arePhotosRefused: z.boolean().optional(),
});

/** A lead as the mail templates read it. */
export type StoredLead = z.output<typeof StoredLead>;

const ClaimedMail = z.object({
  id: z.string(),
  /** Number of attempts, including this one; `lastError` is the error of the one before. */
  attempts: z.number().default(1),
  lastError: z.string().nullable().default(null),
});

/** A row of the table `outbox`: a mail to send, claimed by this worker. */
export const OutboxRow = z.discriminatedUnion('kind', [
  ClaimedMail.extend({ kind: z.enum(['owner', 'confirmation', 'photos']), lead: StoredLead }),
  ClaimedMail.extend({ kind: z.enum(['digest', 'flood']) }),
]);

export type OutboxRow = z.output<typeof OutboxRow>;

const DigestLead = z.object({
  receivedAt: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  formName: z.string(),
  message: z.string(),
  heldReason: z.string().nullable(),
});

const UnsentMail = z.object({
  createdAt: z.string(),
  attempts: z.number(),
  lastError: z.string().nullable(),
});

/** The content of a digest. Counts stop at 10,001. */
const Digest = z.object({
  /** The newest leads that are not held, oldest first. */
  leads: z.array(DigestLead),
  received: z.number(),
  /** The newest held lead of each sender, and how many others it sent. */
  heldLeads: z.array(DigestLead.extend({ others: z.number() })),
  held: z.array(z.object({ reason: z.string(), count: z.number() })),
  /** The number of leads that will be deleted within seven days. */
  leaving: z.number(),
  leavingPhotos: z.number(),
  photoBytes: z.number(),
  /** The senders with most photographs: their newest lead, and the bytes of their photographs. */
  photoSenders: z.array(DigestLead.extend({ id: z.string(), bytes: z.number() })),
  unsent: z.number(),
  oldestUnsent: UnsentMail.nullable(),
  givenUp: z.array(UnsentMail.extend({ lead: DigestLead.nullable() })),
});

export type Digest = z.output<typeof Digest>;

/** What became of an attempt to send a mail. */
export interface MailOutcome {
  /** The error message; null if the mail was sent. */
  readonly error: string | null;
  /** Seconds until the next attempt, doubled with each attempt. */
  readonly retry: number;
  /** Attempts after which a mail refused for good is given up; null for other errors. */
  readonly giveUpAfter: number | null;
  /** Seconds until the server accepts mails again after its rate limit; the attempt is not counted. */
  readonly postpone: number | null;
}

interface AcceptOptions {
  /** Result of `senderAddress`. */
  readonly sender: string;
  /** Result of `suspectSpam`. */
  readonly spamReason: string | null;
  readonly settings: Settings['limits'] & { readonly confirm: boolean };
  readonly milliseconds: number;
}

export type Store = ReturnType<typeof openStore>;

/** The database functions that the role `lead_form` may call, over at most `connections` connections. */
export function openStore(url: string, connections: number) {
  const runQuery = openDatabase(url, connections);
  return {
    ...photoStore(runQuery),

    /** Stores a lead and its mails. Rejects if the database does not answer within `milliseconds`. */
    async acceptLead(lead: Lead, { sender, spamReason, settings, milliseconds }: AcceptOptions) {
      const rows = await runQuery(
        (sql) => sql`
          select private.accept_lead(
            ${JSON.stringify(lead)}::text, ${sender}, ${spamReason}, ${sql.json(settings)}::jsonb
          ) as answer`,
        milliseconds,
      );
      return Accepted.parse(rows[0]?.answer);
    },

    /** Claims the next due mail, an `OutboxRow`, for `leaseSeconds`. Null if none may be sent now: see `claim_next_mail` in the migrations. */
    async claimMail(leaseSeconds: number, ownerPerHour: number): Promise<unknown> {
      const rows = await runQuery(
        (sql) => sql`select private.claim_next_mail(${leaseSeconds}, ${ownerPerHour}) as mail`,
      );
      return rows[0]?.mail ?? null;
    },

    /** Records the outcome of an attempt. */
    async settleMail(id: string, outcome: MailOutcome): Promise<void> {
      await runQuery((sql) => sql`select private.settle_mail(${id}, ${sql.json({ ...outcome })}::jsonb)`);
    },

    /** Queues today's digest once its hour has come in this time zone, or marks it as skipped. */
    async queueDigest(timeZone: string, isWanted: boolean): Promise<void> {
      await runQuery((sql) => sql`select private.queue_digest(${timeZone}, ${isWanted})`);
    },

    /** Queues leads that a flood held, as far as `totalHeldAfter` allows. */
    async releaseHeld(totalHeldAfter: number): Promise<void> {
      await runQuery((sql) => sql`select private.release_held(${totalHeldAfter})`);
    },

    /** Deletes up to 1,000 leads and 100 photographs that are older than these months. Resolves to the number of both. */
    async deleteOld(keepLeads: number | null, keepPhotos: number | null): Promise<number> {
      const rows = await runQuery(
        (sql) => sql`
          select private.delete_old(${keepLeads}::integer) + private.delete_old_photos(${keepPhotos}::integer) as deleted`,
      );
      return Number(rows[0]?.deleted);
    },

    /** The content of today's digest. Leads and photographs are deleted after these months. */
    async readDigest(keepLeads: number | null, keepPhotos: number | null): Promise<Digest> {
      const rows = await runQuery(
        (sql) => sql`select private.read_digest(${keepLeads}::integer, ${keepPhotos}::integer) as digest`,
      );
      return Digest.parse(rows[0]?.digest);
    },
  };
}
