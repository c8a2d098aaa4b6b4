/** The sender's address from the platform's `header`; empty if it is missing. Of a list, only the last entry is the platform's; the client sent the others. */
export function senderAddress(headers: Headers, header: string): string {
  const address = headers.get(header)?.split(',').at(-1)?.trim().slice(0, 100) ?? '';
  return address.includes(':') ? ipv6Sender(address) : address;
}

/** The addresses of one customer of a provider: of IPv6 the first 56 bits (`2001:0db8:0001:00`), an IPv4 address as it is. */
export const customerOf = (sender: string): string => (sender.includes(':') ? sender.slice(0, 17) : sender);

/** The embedded IPv4 address, or else the /64 of one household, as four groups of four digits. */
function ipv6Sender(address: string): string {
  const groups = ipv6Groups(address);
  if (groups === null) return address;
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 6).join() === '0,0,0,0,0,65535')
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16).padStart(4, '0'))
    .join(':');
}

/** The eight numbers of an IPv6 address; null if it is none. */
function ipv6Groups(address: string): number[] | null {
  if (!URL.canParse(`http://[${address}]`)) return null;
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const read = (part: string) =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16));
  const [before, after] = [read(head), read(tail ?? '')];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}
