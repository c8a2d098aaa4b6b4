import type { Business } from './Business.ts';
import { Digest } from './Digest.ts';
import type { Mail } from './Mail.ts';
import type { OwedMail } from './OwedMail.ts';
import type { Database } from './openDatabase.ts';
import type { Settings } from './readSettings.ts';
import { writeConfirmation } from './writeConfirmation.ts';
import { writeDigest } from './writeDigest.ts';
import { writeOwnerMail } from './writeOwnerMail.ts';

/** What composing and sending needs beside the mail. */
export interface MailRoom {
  readonly database: Database;
  readonly business: Business;
  readonly settings: Settings;
}

async function readDigest(database: Database): Promise<Digest> {
  const rows = await database`select private.read_digest() as digest`;
  return Digest.parse(rows[0]?.digest);
}

async function write(owed: OwedMail, { database, business }: MailRoom) {
  if (owed.kind === 'digest') return writeDigest(await readDigest(database), business);
  return owed.kind === 'owner' ? writeOwnerMail(owed.lead, business) : writeConfirmation(owed.lead, business);
}

/** Writes a mail of the outbox. Its Message-ID comes from its row, so every attempt carries the same. */
export async function composeMail(owed: OwedMail, room: MailRoom): Promise<Mail> {
  const { mail } = room.settings;
  const domain =
    mail.from
      .split('@')
      .at(-1)
      ?.replace(/[^\w.-]/g, '') || 'localhost';
  return {
    ...(await write(owed, room)),
    from: mail.from,
    to: owed.kind === 'confirmation' ? owed.lead.email : mail.owner,
    messageId: `<${owed.id}@${domain}>`,
  };
}
