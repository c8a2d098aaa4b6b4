import { corsHeaders } from '@supabase/supabase-js/cors';

/** The CORS headers for a page of `origin`; the list of headers is the client library's own. */
export function corsFor(origin: string): Record<string, string> {
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-headers': corsHeaders['Access-Control-Allow-Headers'] ?? '',
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-max-age': '86400',
    vary: 'Origin',
  };
}
