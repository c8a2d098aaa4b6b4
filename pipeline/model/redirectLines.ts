import { withoutLastSlash } from './urls';

/** The lines of the file `_redirects` for an old address. Cloudflare Pages treats an address with and without a trailing slash as two. */
export function redirectLines(from: string, to: string): string[] {
  const old = percentEncode(withoutLastSlash(from));
  const isFile = /\.[a-z]\w*$/i.test(old);
  const spellings = isFile ? [old] : [old, `${old}/`];
  return spellings.map((spelling) => `${spelling} ${percentEncode(to)} 301`);
}

/** Parts that are encoded already remain unchanged. */
const percentEncode = (address: string) => encodeURI(address).replace(/%25(?=[\da-f]{2})/gi, '%');
