import { HttpError, isAllowedOrigin } from './http.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const MAX_BODY_BYTES = 16 * 1024;

const contentTypes = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];

/** Checks what is known before the body: method, origin, type. Throws an `HttpError`. */
export function checkRequest(request: Request, allowedOrigins: readonly string[]): void {
  if (request.method !== 'POST') {
    throw new HttpError(405, 'This address only takes messages sent with the form on our website.', {
      allow: 'POST, OPTIONS',
    });
  }
  const origin = request.headers.get('origin');
  if (origin !== null && !isAllowedOrigin(origin, allowedOrigins)) {
    throw new HttpError(403, 'Please send your message with the form on our website.');
  }
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!contentTypes.includes(type)) {
    throw new HttpError(415, 'We could not read your message. Please send it with the form on our website.');
  }
}

/**
 * The fields of a request's body, JSON or a form, without those that are null. Throws an `HttpError`: 413 for a body too
 * large, 408 for one that does not arrive within `milliseconds`, 400 for one that cannot be read.
 */
export async function readFields(request: Request, milliseconds: number): Promise<Record<string, unknown>> {
  const bytes = await readBody(request, milliseconds);
  const type = request.headers.get('content-type') ?? '';
  try {
    const fields = type.startsWith('application/json') ? readJson(bytes) : await readForm(bytes, type);
    return Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [[name, wellFormed(value)]])),
    );
  } catch {
    throw new HttpError(400, 'We could not read your message. Please reload the page and send it again.');
  }
}

async function readBody(request: Request, milliseconds: number): Promise<Bytes> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  if (request.body === null) return new Uint8Array();

  const reader = request.body.getReader();
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(tooSlow()), milliseconds);
  try {
    return await Promise.race([readToEnd(reader), timeout.promise]);
  } finally {
    clearTimeout(timer);
    reader.cancel().catch(() => undefined);
  }
}

async function readToEnd(reader: ReadableStreamDefaultReader<Bytes>): Promise<Bytes> {
  const bytes = new Uint8Array(MAX_BODY_BYTES);
  let length = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    if (length + chunk.value.length > MAX_BODY_BYTES) throw tooLarge();
    bytes.set(chunk.value, length);
    length += chunk.value.length;
  }
  return bytes.slice(0, length);
}

function readJson(bytes: Bytes): object {
  const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TypeError('no fields');
  return value;
}

async function readForm(bytes: Bytes, type: string): Promise<object> {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  return Object.fromEntries(form);
}

/** Replaces lone surrogates, which Postgres does not store. */
function wellFormed(value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}

function tooLarge(): HttpError {
  return new HttpError(413, 'Your message is too long for this form. Please shorten it and send it again.');
}

function tooSlow(): HttpError {
  return new HttpError(
    408,
    'Your message took too long to reach us. Please check your connection and send it again.',
  );
}
