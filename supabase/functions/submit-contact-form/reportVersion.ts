import type { Context } from './context.ts';
import { jsonResponse } from './http.ts';

/** Answers a deployment, which asks whether what it would deploy is deployed already. */
export function reportVersion({ method }: Request, { business }: Context): Response {
  if (method !== 'GET')
    return jsonResponse(405, { error: 'This address only answers GET.' }, { allow: 'GET' });
  return jsonResponse(200, { version: business.version ?? null });
}
