import { fill } from '../../../pipeline/labels/fill.ts';
import type { MailLabels, MailWords } from './business.ts';
import type { Lead } from './lead.ts';

/**
 * Why a request is held as suspected spam, in a sentence for the owner, or null. The time taken is measured on the
 * visitor's clock alone; without a start time it says nothing.
 */
export function suspectSpam(lead: Lead, minimumFillSeconds: number): string | null {
  if (lead.website !== '') return 'filled in the hidden field';
  if (lead.startedAt === null) return null;

  const sent = lead.submittedAt === null ? Date.now() : Date.parse(lead.submittedAt);
  const seconds = (sent - Date.parse(lead.startedAt)) / 1000;
  return seconds >= 0 && seconds < minimumFillSeconds
    ? `filled in within ${minimumFillSeconds} seconds`
    : null;
}

/** Why requests are held, as `suspectSpam` and the database store it, and what says so in a mail. */
const REASONS: readonly (readonly [stored: RegExp, label: keyof MailLabels])[] = [
  [/^filled in the hidden field$/, 'heldHidden'],
  [/^filled in within (?<seconds>\d+) seconds$/, 'heldFast'],
  [/^more than (?<limit>\d+) requests in an hour from one sender$/, 'heldSender'],
  [/^part of a flood of requests$/, 'heldFlood'],
];

/** The reason in the language of the mail. */
export function reasonInWords(stored: string, { labels }: MailWords): string {
  for (const [pattern, label] of REASONS) {
    const match = pattern.exec(stored);
    if (match) return fill(labels[label], match.groups ?? {});
  }
  return stored;
}
