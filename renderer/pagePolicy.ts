import { createHash } from 'node:crypto';
import type { HeadData } from '../pages/headData';

const where = { href_matches: '/*' };

/**
 * Prefetches a page on hover and prerenders it on pointer down. The rules are inline, because a request for them would compete
 * with the first picture.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where, eagerness: 'moderate' }],
  prerender: [{ where, eagerness: 'conservative' }],
});

/** The speculation rules are the only inline script that the policy allows. */
const RULES_HASH = `'sha256-${createHash('sha256').update(speculationRules).digest('base64')}'`;

type PolicyInputs = Pick<HeadData, 'frames' | 'counting'>;

/** The Content-Security-Policy of a page. `styles`: the hashes of its style sheets. */
export function pagePolicy(styles: readonly string[], { frames, counting }: PolicyInputs): string {
  const functions = new URL(process.env.PUBLIC_SUPABASE_URL || 'http://self').origin;
  const backend = functions === 'http://self' ? "'self'" : `'self' ${functions}`;
  const connections = counting ? `${backend} ${new URL(counting).origin}` : backend;
  return [
    "default-src 'self'",
    `script-src 'self' ${RULES_HASH}`,
    `style-src ${styles.join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connections}`,
    `form-action ${backend}`,
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
