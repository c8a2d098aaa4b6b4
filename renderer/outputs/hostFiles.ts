import type { ContentType } from '../../pipeline/model/contentType';
import { contentTypes } from '../../pipeline/model/contentTypes.generated';
import { entriesOf } from '../../pipeline/model/entries';
import type { Business, Entry, Site } from '../../pipeline/model/Site';
import { redirectLines } from '../../pipeline/model/urls';

/** Permanent redirects for Netlify and Cloudflare Pages. */
export function redirectsFile(site: Site): string {
  return [...redirects(site).flatMap(({ from, to }) => redirectLines(from, to)), ''].join('\n');
}

/** The owner's redirects, then those from former addresses of pages. None of them hides a page. */
export function redirects(site: Site) {
  const taken = new Set(entriesOf(site).map(({ address }) => address));
  const wanted = [
    ...site.redirects.map(({ label, href }) => ({ from: label, to: href })),
    ...entriesOf(site).flatMap(formerAddresses),
  ];
  return wanted.filter(({ from }) => !taken.has(from) && taken.add(from));
}

function formerAddresses({ type, title, address }: Entry) {
  const { formerAddress }: ContentType = contentTypes[type];
  return formerAddress ? [{ from: formerAddress(title), to: address }] : [];
}

const YEAR_IN_SECONDS = 31_536_000;

/** Response headers by path. Files with a hash in their name may be cached for a year. */
const headersOf = ({ secureSubdomains }: Business): Record<string, Record<string, string>> => ({
  '/*': {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Content-Security-Policy': "frame-ancestors 'none'",
    'Strict-Transport-Security': `max-age=${YEAR_IN_SECONDS}${secureSubdomains ? '; includeSubDomains' : ''}`,
  },
  '/assets/*': { 'Cache-Control': `public, max-age=${YEAR_IN_SECONDS}, immutable` },
  '/media/*': { 'Cache-Control': `public, max-age=${YEAR_IN_SECONDS}, immutable` },
});

/** The headers in the format of Netlify and Cloudflare Pages. The local server reads the same file. */
export function headersFile({ business }: Site): string {
  return Object.entries(headersOf(business))
    .flatMap(([path, headers]) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ])
    .concat('')
    .join('\n');
}
