import type { Stack } from '../../scripts/stack/startStack';
import { formAddress } from './formAddress';

/** Posts a plain form, as a browser without JavaScript does, and does not follow the answer. */
export function postForm(
  stack: Pick<Stack, 'functionUrl'>,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return fetch(formAddress(stack), {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
    redirect: 'manual',
  });
}
