import type { Stack } from '../../scripts/stack/startStack';
import { formAddress } from './formAddress';

/** Posts JSON, as the site's own form does; a text is sent as it is. */
export function postJson(
  stack: Pick<Stack, 'functionUrl'>,
  body: unknown,
  headers: Record<string, string> = {},
) {
  return fetch(formAddress(stack), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
