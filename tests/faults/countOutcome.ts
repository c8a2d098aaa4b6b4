import { readLeads } from '../../scripts/leads/readLeads';
import type { TestStack } from '../backend/openTestStack';
import { readMails } from '../backend/readMails';
import { waitFor } from '../backend/waitFor';
import type { Sending } from './steadyLoad';

/** The outcome of the leads of one load. */
export type Outcome = Awaited<ReturnType<typeof countOutcome>>;

function repeated(keys: readonly string[]): string[] {
  return keys.filter((key, index) => keys.indexOf(key) !== index);
}

function countStatuses(sendings: readonly Sending[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const status of sendings.flatMap(({ statuses }) => statuses))
    counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Waits until the outbox is empty, then counts. */
export async function countOutcome(stack: TestStack, name: string, sendings: readonly Sending[]) {
  const leads = await waitFor(
    'every mail to be sent',
    async () => {
      const found = (await readLeads(stack.databaseUrl)).filter(({ idempotencyKey }) =>
        idempotencyKey.startsWith(`${name}-`),
      );
      return found.every(({ mail }) => mail.state === 'sent') && found;
    },
    60,
  );
  const rows = leads.map(({ idempotencyKey }) => idempotencyKey);
  const byMessageId = new Map(
    readMails(stack.mailFolder).map((mail) => [mail.headers['Message-ID'], mail.text]),
  );
  const mails = [...byMessageId.values()].flatMap((text) => /Sent under <([^>]+)>/.exec(text)?.[1] ?? []);
  const ofThis = mails.filter((key) => key.startsWith(`${name}-`));
  const acknowledged = sendings.filter((sending) => sending.acknowledged).map(({ key }) => key);
  const [known, mailed, sent] = [new Set(rows), new Set(ofThis), new Set(sendings.map(({ key }) => key))];

  return {
    sent: sent.size,
    acknowledged: acknowledged.length,
    rows: rows.length,
    mails: ofThis.length,
    /** Attempts without an answer in time. */
    unanswered: sendings.reduce((sum, sending) => sum + sending.unanswered, 0),
    /** Acknowledged keys without a row or without a mail. */
    lost: acknowledged.filter((key) => !known.has(key) || !mailed.has(key)),
    /** Keys with two rows, or with mails under two Message-IDs. */
    doubled: [...repeated(rows), ...repeated(ofThis)],
    /** Rows that no visitor sent. */
    unexpected: rows.filter((key) => !sent.has(key)),
    statuses: countStatuses(sendings),
  };
}
