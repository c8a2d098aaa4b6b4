/** The first four groups of an IPv6 address: what one household has. */
function household(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}

/** The network address that a request came from, as the first proxy tells it; only its salted hash is stored. */
export function senderOf(headers: Headers): string {
  const address = (headers.get('x-forwarded-for') ?? '').split(',')[0]?.trim().slice(0, 100) ?? '';
  return address.includes(':') && !address.includes('.') ? household(address) : address;
}
