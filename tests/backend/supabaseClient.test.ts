import { createClient, FunctionsHttpError } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStack, type TestStack } from './openTestStack';
import { sampleLead } from './postLead';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack?.stop());

/** Node 20 has no WebSocket. The client requires one, although sending a form does not open it. */
class NoSocket extends EventTarget {
  readonly CONNECTING = 0;
  readonly OPEN = 1;
  readonly CLOSING = 2;
  readonly CLOSED = 3;
  readonly readyState = 3;
  readonly url = '';
  readonly protocol = '';
  readonly onopen = null;
  readonly onmessage = null;
  readonly onclose = null;
  readonly onerror = null;
  close(): void {}
  send(): never {
    throw new Error('A form is not sent by socket.');
  }
}

function invoke(body: Record<string, unknown>) {
  const realtime = { transport: NoSocket };
  return createClient(stack.functionUrl, 'public-key', { realtime }).functions.invoke('submit-contact-form', {
    body,
  });
}

test('the client library gets its answer', async () => {
  expect(await invoke(sampleLead())).toMatchObject({
    data: { ok: true, id: expect.any(String) },
    error: null,
  });
});

test("the server's words stand in the error's context", async () => {
  const { error } = await invoke(sampleLead({ name: '' }));
  if (!(error instanceof FunctionsHttpError)) throw new Error('The client library gave another error.');
  expect(await error.context.json()).toEqual({ error: 'Please enter your full name.' });
});
