import type { Link } from './values';

/** An address as a link needs it; a phone number gets its country. */
export function linkTo(to: string): Link {
  if (to.startsWith('tel:')) return { label: '', href: telephone(to.slice(4)), external: false };
  return { label: '', href: to, external: to.startsWith('https:') };
}

/** `(856) 555-0142` as `tel:+18565550142`; 811 and the like stay, since they have no country. */
export function telephone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (digits.length === 3) return `tel:${digits}`;
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}
