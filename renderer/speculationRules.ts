import { createHash } from 'node:crypto';

const where = { href_matches: '/*' };

/**
 * The next page is fetched when the visitor is about to choose its link, and made ready once the finger is down. The rules
 * stand in the page: named by a header, they were a request that shared the line with the first picture.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where, eagerness: 'moderate' }],
  prerender: [{ where, eagerness: 'conservative' }],
});

/** The leave that a page's policy gives to these rules, and to no other words between script tags. */
export const RULES_HASH = `'sha256-${createHash('sha256').update(speculationRules).digest('base64')}'`;
