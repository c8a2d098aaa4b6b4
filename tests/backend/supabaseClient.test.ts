import { createClient, FunctionsHttpError } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStack, type TestStack } from './openTestStack';
import { sampleLead } from './sampleLead';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack?.stop());

/** A transport that is never used: on Node 20 the client wants one. */
class NoSocket extends EventTarget {}

function invoke(body: Record<string, unknown>) {
  const realtime = { transport: NoSocket as never };
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
