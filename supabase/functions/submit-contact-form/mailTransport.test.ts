import { deepEqual } from 'node:assert/strict';
import { mailTransport } from './mailTransport.ts';
import { sampleBusiness as business } from './sampleBusiness.ts';
import { readSettings } from './settings.ts';

/** Sends a mail to an API that answers 409 with this name, as Resend does. Resolves to `sent`, or to the error's details. */
async function sendAgain(name: string): Promise<unknown> {
  const server = Deno.serve({ hostname: '127.0.0.1', port: 0, onListen: () => undefined }, () =>
    Response.json({ statusCode: 409, name }, { status: 409 }),
  );
  const MAIL_API_URL = `http://127.0.0.1:${server.addr.port}/emails`;
  const send = mailTransport(readSettings({ MAIL_API_URL, MAIL_API_KEY: 'key' }, business).mail);
  const mail = {
    from: 'a@example.com',
    to: 'b@example.com',
    messageId: '<1>',
    subject: '',
    text: '',
    html: '',
  };
  const outcome = await send(mail).then(
    () => 'sent',
    ({ isFinal, postpone }) => ({ isFinal, postpone }),
  );
  await server.shutdown();
  return outcome;
}

Deno.test('a mail that was taken before with other words is sent', async () =>
  deepEqual(await sendAgain('invalid_idempotent_request'), 'sent'));

Deno.test('a mail whose last attempt is not over is tried again', async () =>
  deepEqual(await sendAgain('concurrent_idempotent_requests'), { isFinal: false, postpone: null }));
