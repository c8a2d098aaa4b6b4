import { z } from 'zod';
import { openDatabase } from './database.ts';
import type { Lead } from './lead.ts';
import { photoStore } from './photos/photoStore.ts';
import type { Settings } from './settings.ts';

const Accepted = z.discriminatedUnion('state', [
  z.object({ state: z.literal('stored'), id: z.string(), held: z.boolean() }),
  z.object({ state: z.enum(['repeated', 'different']), id: z.string() }),
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
  pageTitle: z.string(),
  from: z.string(),
  answers: z.array(z.object({ question: z.string(), answer: z.string(), asked: z.boolean() })),
  photosAnnounced: z.number(),
  photosArrived: z.number(),
  /** Whether the mail server took no mail with them. */
  arePhotosRefused: z.boolean().optional(),
});

/** A lead as its mails need it. */
export type StoredLead = z.output<typeof StoredLead>;

const Claimed = z.object({
  id: z.string(),
  /** With the one that is claimed, and what the mail server said of the last one before it. */
  attempts: z.number().default(1),
  lastError: z.string().nullable().default(null),
});

/** A mail to send, claimed by this worker. */
export const OutboxRow = z.discriminatedUnion('kind', [
  Claimed.extend({ kind: z.enum(['owner', 'confirmation', 'photos']), lead: StoredLead }),
  Claimed.extend({ kind: z.enum(['digest', 'flood']) }),
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

/** Counts end at 10,001. */
const Digest = z.object({
  /** The newest that are not held, oldest first. */
  leads: z.array(DigestLead),
  received: z.number(),
  /** The newest held lead of each sender, and how many others it sent. */
  heldLeads: z.array(DigestLead.extend({ others: z.number() })),
  held: z.array(z.object({ reason: z.string(), count: z.number() })),
  /** How many will be deleted within seven days. */
  leaving: z.number(),
  leavingPhotos: z.number(),
  photoBytes: z.number(),
  /** The newest lead of each sender of most of them, and their bytes. */
  photoSenders: z.array(DigestLead.extend({ id: z.string(), bytes: z.number() })),
  unsent: z.number(),
  oldestUnsent: UnsentMail.nullable(),
  givenUp: z.array(UnsentMail.extend({ lead: DigestLead.nullable() })),
});

/** What a day's digest is written from. */
export type Digest = z.output<typeof Digest>;

export interface MailOutcome {
  /** What the mail server said; null when the mail is sent. */
  readonly error: string | null;
  /** Seconds until the next attempt, doubled with each. */
  readonly retry: number;
  /** Attempts after which a mail that the server never takes is given up; null for others. */
  readonly giveUpAfter: number | null;
  /** Seconds until the server takes mails again, where it refused only their number: no attempt is counted. */
  readonly postpone: number | null;
}

/** What the database needs to know beside the lead itself. */
interface AcceptOptions {
  readonly sender: string;
  readonly heldReason: string | null;
  readonly settings: Settings['limits'] & { readonly confirm: boolean };
  readonly milliseconds: number;
}

export type Store = ReturnType<typeof openStore>;

/** The functions of the database that the role `lead_form` may call, over at most `connections` connections. */
export function openStore(url: string, connections: number) {
  const runQuery = openDatabase(url, connections);
  return {
    ...photoStore(runQuery),

    /** Stores a lead and the mails it needs. Rejects when the database does not answer within `milliseconds`. */
    async acceptLead(lead: Lead, { sender, heldReason, settings, milliseconds }: AcceptOptions) {
      const rows = await runQuery(
        (sql) => sql`
          select private.accept_lead(
            ${JSON.stringify(lead)}::text, ${sender}, ${heldReason}, ${sql.json(settings)}::jsonb
          ) as answer`,
        milliseconds,
      );
      return Accepted.parse(rows[0]?.answer);
    },

    /**
     * Takes the next mail that is due, for `leaseSeconds`, to be read by {@link OutboxRow}. Null if none is due, another
     * worker is sending, or the owner had `ownerPerHour`.
     */
    async claimMail(leaseSeconds: number, ownerPerHour: number): Promise<unknown> {
      const rows = await runQuery(
        (sql) => sql`select private.claim_next_mail(${leaseSeconds}, ${ownerPerHour}) as mail`,
      );
      return rows[0]?.mail ?? null;
    },

    async settleMail(id: string, outcome: MailOutcome): Promise<void> {
      await runQuery((sql) => sql`select private.settle_mail(${id}, ${sql.json({ ...outcome })}::jsonb)`);
    },

    /** Puts today's digest into the outbox once its hour has come in this time zone, or skips it. */
    async queueDigest(timeZone: string, isWanted: boolean): Promise<void> {
      await runQuery((sql) => sql`select private.queue_digest(${timeZone}, ${isWanted})`);
    },

    /** Queues leads that a flood held, as far as `allHeldAfter` has room. */
    async releaseHeld(allHeldAfter: number): Promise<void> {
      await runQuery((sql) => sql`select private.release_held(${allHeldAfter})`);
    },

    /** Deletes up to 1,000 leads and 100 photographs that are older than these months. Resolves to how many. */
    async deleteOld(keepLeads: number | null, keepPhotos: number | null): Promise<number> {
      const rows = await runQuery(
        (sql) => sql`
          select private.delete_old(${keepLeads}::integer) + private.delete_old_photos(${keepPhotos}::integer) as deleted`,
      );
      return Number(rows[0]?.deleted);
    },

    async readDigest(keepLeads: number | null, keepPhotos: number | null): Promise<Digest> {
      const rows = await runQuery(
        (sql) => sql`select private.read_digest(${keepLeads}::integer, ${keepPhotos}::integer) as digest`,
      );
      return Digest.parse(rows[0]?.digest);
    },
  };
}
