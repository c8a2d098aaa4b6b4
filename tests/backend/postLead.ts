import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Stack } from '../../scripts/stack/startStack';

/** The function's address, and the sender's address that the platform gives; without `sender` it gives none. */
type FunctionAddress = Pick<Stack, 'functionUrl'> & { readonly sender?: string };
type Headers = Record<string, string>;

/** A request of the contact form with a new idempotency key. */
export function sampleLead(changes: Record<string, unknown> = {}) {
  return {
    name: 'Ann Example',
    email: 'ann@example.com',
    phone: '(856) 555-0199',
    projectType: 'Kitchen Remodeling',
    message: 'A new kitchen, please.',
    source: '/contact',
    formName: 'Contact Page Form',
    submittedAt: '2024-03-15T14:00:30.000Z',
    startedAt: '2024-03-15T14:00:00.000Z',
    idempotencyKey: randomUUID(),
    website: '',
    ...changes,
  };
}

const platformHeaders = ({ sender }: FunctionAddress): Headers =>
  sender === undefined ? {} : { 'cf-connecting-ip': sender };

/** The address of a stack's function. */
export function formAddress({ functionUrl }: FunctionAddress): string {
  return `${functionUrl}/submit-contact-form`;
}

/** Runs the schedule of a stack whose `SCHEDULE_SECRET` is `secret`. Resolves when all due mails have been tried. */
export async function runSchedule(stack: FunctionAddress): Promise<void> {
  const headers = { 'x-schedule-secret': 'secret' };
  const { status } = await fetch(`${formAddress(stack)}/deliver-mail`, { method: 'POST', headers });
  if (status !== 200) throw new Error(`The schedule was answered with ${status}.`);
}

/** Posts JSON, as the site's own form does. A string is sent unchanged. */
export function postJson(stack: FunctionAddress, body: unknown, headers: Headers = {}): Promise<Response> {
  return fetch(formAddress(stack), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...platformHeaders(stack), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** A new secret, and the fields of a lead that announces photographs under it. */
export function announcePhotos(count: number): {
  secret: string;
  announced: { photos: number; photoKey: string };
} {
  const secret = randomUUID();
  return {
    secret,
    announced: { photos: count, photoKey: createHash('sha256').update(secret).digest('hex') },
  };
}

/** Posts one photograph of a lead. */
export function postPhoto(
  stack: FunctionAddress,
  { lead, number, secret }: { lead: string; number: number | string; secret: string },
  body: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  return fetch(`${formAddress(stack)}/photo?lead=${lead}&number=${number}`, {
    method: 'POST',
    headers: { 'x-photo-secret': secret, ...platformHeaders(stack) },
    body,
  });
}

/** Bytes that begin like a JPEG. */
export function jpeg(size = 1000): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size).fill(7);
  bytes.set([0xff, 0xd8, 0xff, 0xe0]);
  return bytes;
}

/** Posts a form as a browser without JavaScript does. Does not follow the redirect. */
export function postForm(
  stack: FunctionAddress,
  fields: Record<string, string>,
  headers: Headers = {},
): Promise<Response> {
  return fetch(formAddress(stack), {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { ...platformHeaders(stack), ...headers },
    redirect: 'manual',
  });
}

/** Starts a POST whose body arrives one byte at a time and never ends. Resolves to the raw response. */
export async function dripBody(address: string): Promise<string> {
  const { port, pathname } = new URL(address);
  const socket = connect(Number(port), '127.0.0.1');
  const head = ['Host: x', 'Content-Type: application/json', 'Content-Length: 900'].join('\r\n');
  socket.write(`POST ${pathname} HTTP/1.1\r\n${head}\r\n\r\n{`);
  const drip = setInterval(() => socket.write(' '), 200);
  try {
    const [answer]: Buffer[] = await once(socket, 'data');
    return String(answer);
  } finally {
    clearInterval(drip);
    socket.destroy();
  }
}
