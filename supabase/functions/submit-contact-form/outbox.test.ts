import { deepEqual, equal, match } from 'node:assert/strict';
import { mailTransport } from './mailTransport.ts';
import { startOutboxWorker } from './outbox.ts';
import { sampleBusiness as business } from './sampleBusiness.ts';
import { readSettings } from './settings.ts';
import type { MailOutcome } from './store.ts';

const lead = {
  id: '1',
  receivedAt: '2024-03-15T14:00:00Z',
  name: 'Ann Example',
  email: 'ann@example.com',
  phone: '(856) 555-0199',
  projectType: 'Kitchen Remodeling',
  message: 'By API',
  address: '',
  source: '/contact',
  formName: '',
  pageTitle: '',
  from: '',
  answers: [],
  photosAnnounced: 0,
  photosArrived: 0,
};

/** A store with one mail, which is due once per round until it is sent. */
function storeWithMail(row: unknown) {
  const errors: (string | null)[] = [];
  let claims = 0;
  const unused = () => Promise.reject(new Error('unused'));
  return {
    errors,
    acceptLead: unused,
    acceptPhoto: unused,
    readPhotos: unused,
    deleteOld: unused,
    releaseHeld: unused,
    queueDigest: unused,
    readDigest: unused,
    claimMail: () => Promise.resolve(errors.includes(null) || claims++ % 2 ? null : row),
    settleMail: (_id: string, { error }: MailOutcome) => {
      errors.push(error);
      return Promise.resolve();
    },
  };
}

Deno.test('an HTTP mail API is asked as Resend wants it, with one key for every attempt', async () => {
  const asked: { headers: Headers; body: Record<string, unknown> }[] = [];
  const server = Deno.serve(
    { hostname: '127.0.0.1', port: 0, onListen: () => undefined },
    async (request) => {
      asked.push({ headers: request.headers, body: await request.json() });
      return Response.json({ id: '1' }, { status: asked.length === 1 ? 500 : 200 });
    },
  );
  const environment = {
    MAIL_API_URL: `http://127.0.0.1:${server.addr.port}/emails`,
    MAIL_API_KEY: 'key',
    MAIL_FROM: 'Site <site@maplerow.example>',
  };
  const settings = readSettings(environment, business);
  const store = storeWithMail({ id: 'row-1', kind: 'owner', lead });
  const worker = startOutboxWorker({ store, business, settings, send: mailTransport(settings.mail) });
  await worker.wake();
  await worker.wake();
  await server.shutdown();

  deepEqual(store.errors, ['500 {"id":"1"}', null]);
  equal(asked.length, 2);
  for (const { headers, body } of asked) {
    equal(headers.get('authorization'), 'Bearer key');
    equal(headers.get('content-type'), 'application/json');
    equal(headers.get('idempotency-key'), '<row-1@maplerow.example>');
    const { text, html, ...rest } = body;
    match(String(text), /By API/);
    match(String(html), /^<!doctype html>/);
    deepEqual(rest, {
      from: 'Site <site@maplerow.example>',
      to: [business.ownerEmail],
      reply_to: 'ann@example.com',
      subject: 'Estimate request from Ann Example (Kitchen Remodeling)',
      headers: { 'Message-ID': '<row-1@maplerow.example>' },
    });
  }
});

Deno.test('a mail that nothing is set to send stays in the outbox and says why', async () => {
  const settings = readSettings({}, business);
  const store = storeWithMail({ id: 'row-1', kind: 'confirmation', lead });
  await startOutboxWorker({ store, business, settings, send: mailTransport(settings.mail) }).wake();
  equal(store.errors.length, 1);
  match(store.errors[0] ?? '', /MAIL_API_KEY is missing/);
});

Deno.test('a worker woken during a round looks once more after it', async () => {
  const settings = readSettings({}, business);
  let rounds = 0;
  const store = {
    ...storeWithMail({}),
    claimMail: async () => {
      rounds += 1;
      await Promise.resolve();
      return null;
    },
  };
  const worker = startOutboxWorker({ store, business, settings, send: () => Promise.resolve() });
  await Promise.all([worker.wake(), worker.wake(), worker.wake()]);
  equal(rounds, 2);
});
