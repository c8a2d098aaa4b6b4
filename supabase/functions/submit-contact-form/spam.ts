import { fill } from '../../../pipeline/labels/fill.ts';
import type { MailLabels, MailLocale } from './business.ts';
import type { Lead } from './lead.ts';

/** The reason for which a lead is held as spam, or null. The visitor's clock may be wrong, so a negative time is no sign of spam. */
export function suspectSpam(lead: Lead, minimumFillSeconds: number): string | null {
  if (lead.website !== '') return 'filled in the hidden field';
  if (lead.startedAt === null) return null;

  const sent = lead.submittedAt === null ? Date.now() : Date.parse(lead.submittedAt);
  const seconds = (sent - Date.parse(lead.startedAt)) / 1000;
  return seconds >= 0 && seconds < minimumFillSeconds
    ? `filled in within ${minimumFillSeconds} seconds`
    : null;
}

/** The reasons that `suspectSpam` and the database's `apply_limits` store, with their label in mails. */
const REASONS: readonly (readonly [stored: RegExp, label: keyof MailLabels])[] = [
  [/^filled in the hidden field$/, 'heldHidden'],
  [/^filled in within (?<seconds>\d+) seconds$/, 'heldFast'],
  [/^more than (?<limit>\d+) requests in an hour from one sender$/, 'heldSender'],
  [/^flood$/, 'heldFlood'],
];

/** A stored reason in the language of the labels. */
export function describeHeldReason(stored: string, { labels }: Pick<MailLocale, 'labels'>): string {
  for (const [pattern, label] of REASONS) {
    const match = pattern.exec(stored);
    if (match) return fill(labels[label], match.groups ?? {});
  }
  return stored;
}
