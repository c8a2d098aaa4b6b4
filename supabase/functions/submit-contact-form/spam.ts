import type { Lead } from './Lead.ts';

/**
 * Why a request is held as suspected spam, in words for the owner, or null. The time taken is measured on the visitor's
 * clock alone; a missing start time says nothing.
 */
export function suspectSpam(lead: Lead, minimumFillSeconds: number): string | null {
  if (lead.website !== '') return 'filled in the field that people do not see';
  if (lead.startedAt === null) return null;

  const sent = lead.submittedAt === null ? Date.now() : Date.parse(lead.submittedAt);
  const seconds = (sent - Date.parse(lead.startedAt)) / 1000;
  return seconds >= 0 && seconds < minimumFillSeconds
    ? `filled in within ${minimumFillSeconds} seconds`
    : null;
}
