import { composeMail, type MailRoom } from './composeMail.ts';
import { log } from './log.ts';
import type { SendMail } from './Mail.ts';
import { OwedMail } from './OwedMail.ts';

const batch = 8;

async function claim({ database, settings }: MailRoom): Promise<unknown[]> {
  const rows = await database`select private.claim_mail(${batch}, ${settings.mail.leaseSeconds}) as owed`;
  return rows.map((row) => row.owed);
}

/** Sends one mail and writes down how that ended. */
async function deliverOne(claimed: unknown, room: MailRoom, send: SendMail): Promise<void> {
  const owed = OwedMail.parse(claimed);
  const error = await composeMail(owed, room)
    .then(send)
    .then(
      () => null,
      (reason: unknown) => (reason instanceof Error ? reason.message : String(reason)),
    );
  await room.database`select private.settle_mail(${owed.id}, ${error}, ${room.settings.mail.retrySeconds})`;
  log(error === null ? 'mail sent' : 'mail not sent', { mail: owed.id, kind: owed.kind });
}

/** Sends what the outbox has due, until nothing is or `milliseconds` have gone. Answers how many it tried. */
export async function deliverMail(room: MailRoom, send: SendMail, milliseconds = 60_000): Promise<number> {
  const end = Date.now() + milliseconds;
  let tried = 0;
  while (Date.now() < end) {
    const claimed = await claim(room);
    await Promise.all(claimed.map((owed) => deliverOne(owed, room, send)));
    tried += claimed.length;
    if (claimed.length < batch) break;
  }
  return tried;
}
