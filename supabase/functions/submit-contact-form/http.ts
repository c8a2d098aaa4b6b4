import { corsHeaders } from '@supabase/supabase-js/cors';

const commonHeaders = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** A request that is refused: the response's status, and a message for the visitor. */
export class HttpError extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.headers = headers;
  }
}

export function jsonResponse(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...commonHeaders, ...headers },
  });
}

/** Sends the browser to another page, as the answer to a plain form. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, ...commonHeaders } });
}

/** Whether a page of `origin` may post. `http://localhost:*` among the allowed stands for any port. */
export function isAllowedOrigin(origin: string, allowed: readonly string[]): boolean {
  return allowed.some((entry) =>
    entry.endsWith(':*')
      ? origin.startsWith(entry.slice(0, -1)) && /^\d+$/.test(origin.slice(entry.length - 1))
      : entry === origin,
  );
}

/** The CORS headers for a page of `origin`; the list of headers is the client library's own, and that of a photograph. */
export function corsFor(origin: string): Record<string, string> {
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-headers': `${corsHeaders['Access-Control-Allow-Headers'] ?? ''}, x-photo-secret`,
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-max-age': '86400',
    vary: 'Origin',
  };
}
