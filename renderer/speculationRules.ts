/** Where browsers find the rules: named by a header, since a script in the page would need leave from its policy. */
export const SPECULATION_RULES = '/speculation-rules.json';

/** The next page is fetched when the visitor is about to choose its link, and made ready once the finger is down. */
export function speculationRules(): string {
  const where = { href_matches: '/*' };
  return JSON.stringify({
    prefetch: [{ where, eagerness: 'moderate' }],
    prerender: [{ where, eagerness: 'conservative' }],
  });
}
