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

/** Milliseconds after which a round claims no more mails. */
const ROUND = 60_000;

/** Seconds that a round waits when the mail server takes no more mails; a longer pause ends the round. */
const MAX_PAUSE = 5;

/** Of one mail, before base64 makes a third more of it: many mailboxes take 10 MB. */
const MAX_ATTACHED_BYTES = 7 * 1024 * 1024;

interface OutboxOptions {
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

/** Sends what is due, in order and no faster than the setting, until nothing is, the round is over, or the server wants a long pause. */
async function deliverDue(options: OutboxOptions): Promise<void> {
  const { leaseSeconds, ownerPerHour, perSecond } = options.settings.mail;
  const interval = perSecond === 0 ? 0 : 1000 / perSecond;
  for (const end = Date.now() + ROUND; Date.now() < end; ) {
    const claimed = await options.store.claimMail(leaseSeconds, ownerPerHour);
    if (claimed === null) return;
    const { postpone } = await deliver(claimed, options);
    if (postpone !== null && postpone > MAX_PAUSE) return;
    await wait(Math.max(interval, (postpone ?? 0) * 1000));
  }
}

function wait(milliseconds: number): Promise<void> | undefined {
  return milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : undefined;
}

const Claimed = z.object({ id: z.string(), kind: z.string() });

/** Tries one mail and records how that ended. `settle_mail` in the database decides when a failed mail is tried again. */
async function deliver(claimed: unknown, options: OutboxOptions): Promise<MailOutcome> {
  const { id, kind } = Claimed.parse(claimed);
  const outcome = await attempt(claimed, options);
  await options.store.settleMail(id, outcome);
  log(outcome.error === null ? 'mail sent' : 'mail not sent', { mail: id, kind });
  return outcome;
}

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

/** The last attempt of a mail that was refused goes without photographs, which may be why. */
function arePhotosRefused({ attempts, lastError }: OutboxRow, { settings }: OutboxOptions): boolean {
  return attempts >= settings.mail.attempts && isFinalStatus(Number.parseInt(lastError ?? '', 10));
}

/** The Message-ID comes from the row, so every attempt has the same, but for one with another text. */
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
  if (!('lead' in row))
    return row.kind === 'flood'
      ? floodMail(settings.limits.allHeldAfter, business)
      : digestMail(await store.readDigest(keepLeads, keepPhotos), business, settings.photos.quota);
  const { kind } = row;
  const lead = { ...row.lead, arePhotosRefused: arePhotosRefused(row, options) };
  if (kind === 'confirmation') return confirmationMail(lead, business);
  const photos =
    lead.photosArrived === 0
      ? []
      : await store.readPhotos(row.id, lead.arePhotosRefused ? 0 : MAX_ATTACHED_BYTES);
  return kind === 'owner' ? ownerMail(lead, business, photos) : photosMail(lead, business, photos);
}
