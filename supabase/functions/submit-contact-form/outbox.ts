import { z } from 'zod';
import { storable } from './answers.ts';
import type { Business } from './business.ts';
import { digestMail, floodMail } from './digestMail.ts';
import { confirmationMail, ownerMail } from './leadMails.ts';
import { errorName, log } from './log.ts';
import type { MailContent } from './mailLayout.ts';
import { isFinalStatus, type Mail, MailError, type SendMail } from './mailTransport.ts';
import { photosMail } from './photos/photosMail.ts';
import type { Settings } from './settings.ts';
import { type MailOutcome, OutboxRow, type Store } from './store.ts';

/** The time in which a round claims mails. */
const ROUND_MILLISECONDS = 60_000;

/** The longest pause for which a round waits if the mail server limits the rate; a longer one ends it. */
const MAX_PAUSE_SECONDS = 5;

/** Many mailboxes accept 10 MB, and base64 adds a third. */
const MAX_ATTACHED_BYTES = 7 * 1024 * 1024;

interface OutboxOptions {
  readonly store: Store;
  readonly business: Business;
  readonly settings: Settings;
  readonly send: SendMail;
}

/** Creates a worker that sends the mails of the table `outbox` when woken. It runs one round at a time; a call during a round starts one more after it. */
export function startOutboxWorker(options: OutboxOptions) {
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
    /** Resolves when all mails due at the call have been tried; never rejects. */
    wake(): Promise<void> {
      if (round === null) return begin();
      next ??= round.then(begin);
      return next;
    },
  };
}

/** Sends due mails in order, at most `perSecond`, until none is due, the round's time is over or the server asks for a long pause. */
async function deliverDue(options: OutboxOptions): Promise<void> {
  const { leaseSeconds, ownerPerHour, perSecond } = options.settings.mail;
  const interval = perSecond === 0 ? 0 : 1000 / perSecond;
  for (const end = Date.now() + ROUND_MILLISECONDS; Date.now() < end; ) {
    const claimed = await options.store.claimMail(leaseSeconds, ownerPerHour);
    if (claimed === null) return;
    const { postpone } = await deliver(claimed, options);
    if (postpone !== null && postpone > MAX_PAUSE_SECONDS) return;
    const pause = Math.max(interval, (postpone ?? 0) * 1000);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** What is needed to record the outcome, also for a row that cannot be parsed. */
const RowId = z.object({ id: z.string(), kind: z.string() });

/** Tries one mail and records the outcome. The database's `settle_mail` schedules the next attempt. */
async function deliver(claimed: unknown, options: OutboxOptions): Promise<MailOutcome> {
  const { id, kind } = RowId.parse(claimed);
  const outcome = await attempt(claimed, options);
  await options.store.settleMail(id, outcome);
  log(outcome.error === null ? 'mail sent' : 'mail not sent', { mail: id, kind });
  return outcome;
}

/**
 * Composes and sends a mail. Resolves to the outcome, also if it fails. A mail that the server refuses, or that cannot be composed, is
 * tried `attempts` times, the last time without photographs; after any other error, it is tried until it is sent.
 */
async function attempt(claimed: unknown, options: OutboxOptions): Promise<MailOutcome> {
  const { retrySeconds: retry, attempts } = options.settings.mail;
  try {
    await options.send(await composeMail(OutboxRow.parse(claimed), options));
    return { error: null, retry, giveUpAfter: null, postpone: null };
  } catch (reason) {
    const isFinal = reason instanceof z.ZodError || (reason instanceof MailError && reason.isFinal);
    return {
      error: storable(reason instanceof Error ? reason.message : String(reason)),
      retry,
      giveUpAfter: isFinal ? attempts : null,
      postpone: reason instanceof MailError ? reason.postpone : null,
    };
  }
}

/** Whether this is the last attempt of a mail that the server refuses: it is sent without photographs, which may be the reason. */
function arePhotosRefused({ attempts, lastError }: OutboxRow, { settings }: OutboxOptions): boolean {
  // The message of a `MailError` begins with the status.
  return attempts >= settings.mail.attempts && isFinalStatus(Number.parseInt(lastError ?? '', 10));
}

/** The mail of a row. All attempts have the same Message-ID, except the one without photographs. */
async function composeMail(row: OutboxRow, options: OutboxOptions): Promise<Mail> {
  const { from, owner } = options.settings.mail;
  const domain = (from.split('@').at(-1) ?? '').replace(/[^\w.-]/g, '') || 'localhost';
  return {
    ...(await composeContent(row, options)),
    from,
    to: row.kind === 'confirmation' ? row.lead.email : owner,
    messageId: `<${row.id}${arePhotosRefused(row, options) ? '-without-photos' : ''}@${domain}>`,
  };
}

async function composeContent(row: OutboxRow, options: OutboxOptions): Promise<MailContent> {
  const { store, business, settings } = options;
  const { keepLeads = null, keepPhotos = null } = business;
  if (row.kind === 'flood') return floodMail(settings.limits.totalHeldAfter, business);
  if (!('lead' in row))
    return digestMail(await store.readDigest(keepLeads, keepPhotos), business, settings.photos.quota);
  const lead = { ...row.lead, arePhotosRefused: arePhotosRefused(row, options) };
  if (row.kind === 'confirmation') return confirmationMail(lead, business);
  const maxBytes = lead.arePhotosRefused ? 0 : MAX_ATTACHED_BYTES;
  const photos = lead.photosArrived === 0 ? [] : await store.readPhotos(row.id, maxBytes);
  return row.kind === 'owner' ? ownerMail(lead, business, photos) : photosMail(lead, business, photos);
}
