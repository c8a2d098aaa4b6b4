import type { Business } from './business.ts';
import { digestMail } from './digestMail.ts';
import { confirmationMail, ownerMail } from './leadMails.ts';
import { errorName, log } from './log.ts';
import type { MailContent } from './mailLayout.ts';
import type { Mail, SendMail } from './mailTransport.ts';
import type { Settings } from './settings.ts';
import { OutboxRow, type Store } from './store.ts';

/** Mails sent at the same time. */
const BATCH = 8;

/** Milliseconds after which a round claims no more mails. */
const ROUND = 60_000;

export interface OutboxOptions {
  readonly store: Store;
  readonly business: Business;
  readonly settings: Settings;
  readonly send: SendMail;
}

/** Sends the outbox in the background. */
export interface OutboxWorker {
  /** Resolves when everything due at the call was tried; never rejects. */
  wake(): Promise<void>;
}

/** A worker that does nothing until woken: one round at a time, and one more when it was woken during a round. */
export function startOutboxWorker(options: OutboxOptions): OutboxWorker {
  let round: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  function begin(): Promise<void> {
    next = null;
    round = deliverDue(options)
      .catch((reason) => log('mail round failed', { error: errorName(reason) }))
      .finally(() => {
        round = null;
      });
    return round;
  }

  return {
    wake() {
      if (round === null) return begin();
      next ??= round.then(begin);
      return next;
    },
  };
}

/** Sends what is due, until nothing is or the round is over. */
async function deliverDue(options: OutboxOptions): Promise<void> {
  const { store, settings } = options;
  for (const end = Date.now() + ROUND; Date.now() < end; ) {
    const claimed = await store.claimMails(BATCH, settings.mail.leaseSeconds);
    await Promise.all(claimed.map((row) => deliver(row, options)));
    if (claimed.length < BATCH) return;
  }
}

/** Sends one mail and records how that ended. `settle_mail` in the database decides when a failed mail is tried again. */
async function deliver(claimed: unknown, options: OutboxOptions): Promise<void> {
  const row = OutboxRow.parse(claimed);
  const { store, settings, send } = options;
  let error: string | null = null;
  try {
    await send(await composeMail(row, options));
  } catch (reason) {
    error = reason instanceof Error ? reason.message : String(reason);
  }
  await store.settleMail(row.id, error, settings.mail.retrySeconds);
  log(error === null ? 'mail sent' : 'mail not sent', { mail: row.id, kind: row.kind });
}

/** The Message-ID comes from the row, so every attempt has the same. */
async function composeMail(row: OutboxRow, options: OutboxOptions): Promise<Mail> {
  const { from, owner } = options.settings.mail;
  const domain = (from.split('@').at(-1) ?? '').replace(/[^\w.-]/g, '') || 'localhost';
  return {
    ...(await composeContent(row, options)),
    from,
    to: row.kind === 'confirmation' ? row.lead.email : owner,
    messageId: `<${row.id}@${domain}>`,
  };
}

async function composeContent(row: OutboxRow, { store, business }: OutboxOptions): Promise<MailContent> {
  if (row.kind === 'digest') return digestMail(await store.readDigest(), business);
  return row.kind === 'owner' ? ownerMail(row.lead, business) : confirmationMail(row.lead, business);
}
