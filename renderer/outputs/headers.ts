import type { Business, Site } from '../../pipeline/model/Site';

const YEAR = 31_536_000;

/** The headers of every response. Files named by their content may be cached for a year. */
const headersOf = ({ secureSubdomains }: Business): Record<string, Record<string, string>> => ({
  '/*': {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Content-Security-Policy': "frame-ancestors 'none'",
    'Strict-Transport-Security': `max-age=${YEAR}${secureSubdomains ? '; includeSubDomains' : ''}`,
  },
  '/assets/*': { 'Cache-Control': `public, max-age=${YEAR}, immutable` },
  '/media/*': { 'Cache-Control': `public, max-age=${YEAR}, immutable` },
});

/** The list as Netlify and Cloudflare Pages read it; the local server reads the same file. */
export function headersFile({ business }: Site): string {
  return Object.entries(headersOf(business))
    .flatMap(([path, headers]) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ])
    .concat('')
    .join('\n');
}
