import { corsHeaders } from '@supabase/supabase-js/cors';

const commonHeaders = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** A refused request: the status of the response, and a message for the visitor. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly status: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

export function jsonResponse(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...commonHeaders, ...headers },
  });
}

/** Redirects a form sent without JavaScript. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, ...commonHeaders } });
}

/** Whether a page of `origin` may post. An entry such as `http://localhost:*` allows any port. */
export function isAllowedOrigin(origin: string, allowed: readonly string[]): boolean {
  return allowed.some((entry) =>
    entry.endsWith(':*')
      ? origin.startsWith(entry.slice(0, -1)) && /^\d+$/.test(origin.slice(entry.length - 1))
      : entry === origin,
  );
}

/** Allows the headers of the client library and of photographs. */
export function corsFor(origin: string): Record<string, string> {
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-headers': `${corsHeaders['Access-Control-Allow-Headers'] ?? ''}, x-photo-secret`,
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-max-age': '86400',
    vary: 'Origin',
  };
}
