/** The lines of a redirects file for an old address, percent-encoded. Cloudflare Pages treats the address with and without a trailing slash as two. */
export function redirectLines(from: string, to: string): string[] {
  const old = encoded(from.replace(/(.)\/$/, '$1'));
  const spellings = /\.[a-z]\w*$/i.test(old) ? [old] : [old, `${old}/`];
  return spellings.map((spelling) => `${spelling} ${encoded(to)} 301`);
}

/** Percent-encodes an address. Parts that are encoded already remain unchanged. */
const encoded = (address: string) => encodeURI(address).replace(/%25(?=[\da-f]{2})/gi, '%');
