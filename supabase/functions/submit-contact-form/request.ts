import { withDeadline } from './database.ts';
import { HttpError, isAllowedOrigin } from './http.ts';
import type { AnswerLabels } from './words.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The longest message allowed needs up to twelve bytes a character: of a plain form, or escaped in JSON. */
const MAX_BODY_BYTES = 256 * 1024;

const contentTypes = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];

/** Checks what is known before the body: method and origin. Throws an `HttpError`. */
export function checkRequest(
  request: Request,
  allowedOrigins: readonly string[],
  answers: AnswerLabels,
): void {
  if (request.method !== 'POST') {
    throw new HttpError(405, answers.onlyPosts, { allow: 'POST, OPTIONS' });
  }
  const origin = request.headers.get('origin');
  if (origin !== null && !isAllowedOrigin(origin, allowedOrigins)) {
    throw new HttpError(403, answers.wrongOrigin);
  }
}

/**
 * The fields of a request's body, JSON or a form, without those that are null. Throws an `HttpError`: 415 for a body of another
 * type, 413 for one too large, 408 for one that does not arrive within `milliseconds`, 400 for one that cannot be read.
 */
export async function readFields(
  request: Request,
  milliseconds: number,
  answers: AnswerLabels,
): Promise<Record<string, unknown>> {
  if (!contentTypes.includes(mediaType(request))) throw new HttpError(415, answers.wrongType);
  const { tooLarge, tooSlow } = answers;
  const limits = { maxBytes: MAX_BODY_BYTES, milliseconds, tooLarge, tooSlow, tooBusy: answers.notStored };
  return await useBody(request, limits, async (bytes) => {
    try {
      const isJson = mediaType(request) === 'application/json';
      const fields = isJson
        ? readJson(bytes)
        : await readFormFields(bytes, request.headers.get('content-type') ?? '');
      return Object.fromEntries(
        Object.entries(fields).flatMap(([name, value]) =>
          value === null ? [] : [[name.toWellFormed(), wellFormed(value)]],
        ),
      );
    } catch {
      throw new HttpError(400, answers.unreadable);
    }
  });
}

function mediaType(request: Request): string {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}

interface BodyLimits {
  readonly maxBytes: number;
  readonly milliseconds: number;
  /** The words of the `HttpError`s: 413, 408, and 503 where too much is read already. */
  readonly tooLarge: string;
  readonly tooSlow: string;
  readonly tooBusy: string;
}

/**
 * Bytes that all bodies of more than 16 KB may take at the same time, since a hosted function has 256 MB: each has half a megabyte
 * of buffers while it is read, and what is kept of it is copied on its way to the database.
 */
const MAX_TAKEN = 48 * 1024 * 1024;
const [SMALL, BUFFERS, COPIES] = [16 * 1024, 512 * 1024, 4];
let taken = 0;

/** Milliseconds until the next byte. */
const MAX_SILENCE = 15_000;

/**
 * Reads a body, and holds it while `use` works with it. Reads to the end, or for `milliseconds`, also one that is too large: a
 * sender that writes when the connection ends gets no answer.
 */
export async function useBody<Result>(
  request: Request,
  limits: BodyLimits,
  use: (bytes: Bytes) => Promise<Result> | Result,
): Promise<Result> {
  let taking = 0;
  /** Notes how much of the body is read. Returns whether there is room for it. */
  const take = (length: number, isKept: boolean) => {
    const bytes = length > SMALL ? BUFFERS + (isKept ? COPIES * length : 0) : 0;
    taken += bytes - taking;
    taking = bytes;
    // What nobody needs leaves room for the others.
    return bytes === 0 || taken <= (isKept ? MAX_TAKEN : MAX_TAKEN / 2);
  };
  try {
    return await use(request.body ? await readBody(request.body, limits, take) : new Uint8Array());
  } finally {
    take(0, false);
  }
}

async function readBody(
  body: ReadableStream<Bytes>,
  { maxBytes, milliseconds, tooLarge, tooSlow, tooBusy }: BodyLimits,
  take: (length: number, isKept: boolean) => boolean,
): Promise<Bytes> {
  const chunks: Bytes[] = [];
  let length = 0;
  try {
    for await (const chunk of readChunks(body, milliseconds, tooSlow)) {
      length += chunk.length;
      const isKept = length <= maxBytes;
      if (!take(length, isKept)) throw new HttpError(503, tooBusy, { 'retry-after': '2' });
      if (isKept) chunks.push(chunk.slice());
      else chunks.length = 0;
    }
  } catch (reason) {
    if (length <= maxBytes) throw reason;
  }
  if (length > maxBytes) throw new HttpError(413, tooLarge);
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** One buffer for all chunks: a new one for each takes ten times the memory of the body. */
async function* readChunks(
  body: ReadableStream<Bytes>,
  milliseconds: number,
  tooSlow: string,
): AsyncGenerator<Bytes> {
  const end = Date.now() + milliseconds;
  const reader = body.getReader({ mode: 'byob' });
  let buffer = new ArrayBuffer(SMALL);
  try {
    for (;;) {
      const wait = Math.min(MAX_SILENCE, end - Date.now());
      const { done, value } = await withDeadline(reader.read(new Uint8Array(buffer)), wait).catch(() => {
        throw new HttpError(408, tooSlow);
      });
      if (done) return;
      buffer = value.buffer;
      yield value;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

function readJson(bytes: Bytes): object {
  const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TypeError('no fields');
  return value;
}

async function readFormFields(bytes: Bytes, type: string): Promise<object> {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  return Object.fromEntries(form);
}

/** Replaces lone surrogates, which Postgres does not store. */
function wellFormed(value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}
