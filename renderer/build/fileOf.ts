/** The file of an address, as static hosts look for it: `/about` is `about.html`. */
export function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}
