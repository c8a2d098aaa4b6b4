/** `https://www.example.com/about`; home has no slash at the end save the host's own. */
export function absolute(siteUrl: string, address: string): string {
  return address === '/' ? `${siteUrl}/` : siteUrl + address;
}
