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

/** The network address that a request came from, as the first proxy states it; only its salted hash is stored. */
export function senderAddress(headers: Headers): string {
  const address = (headers.get('x-forwarded-for') ?? '').split(',')[0]?.trim().slice(0, 100) ?? '';
  return address.includes(':') && !address.includes('.') ? ipv6Prefix(address) : address;
}

/** The first 64 bits of an IPv6 address: one household. */
function ipv6Prefix(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
