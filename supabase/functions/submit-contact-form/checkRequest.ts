import { isAllowedOrigin } from './isAllowedOrigin.ts';
import { Refusal } from './Refusal.ts';

const types = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];

/** Checks what can be known before the body: method, origin, type. Throws a `Refusal`. */
export function checkRequest(request: Request, allowedOrigins: readonly string[]): void {
  if (request.method !== 'POST') {
    throw new Refusal(405, 'This address only takes messages sent with the form on our website.', {
      allow: 'POST, OPTIONS',
    });
  }
  const origin = request.headers.get('origin');
  if (origin !== null && !isAllowedOrigin(origin, allowedOrigins)) {
    throw new Refusal(403, 'Please send your message with the form on our website.');
  }
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type)) {
    throw new Refusal(415, 'We could not read your message. Please send it with the form on our website.');
  }
}
