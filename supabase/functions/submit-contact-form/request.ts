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
    throw new HttpError(405, answers.onlyPosts, {
      allow: 'POST, OPTIONS',
    });
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
  const bytes = await readBody(request, { maxBytes: MAX_BODY_BYTES, milliseconds, tooLarge, tooSlow });
  try {
    const isJson = mediaType(request) === 'application/json';
    const fields = isJson
      ? readJson(bytes)
      : await readForm(bytes, request.headers.get('content-type') ?? '');
    return Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) =>
        value === null ? [] : [[name.toWellFormed(), wellFormed(value)]],
      ),
    );
  } catch {
    throw new HttpError(400, answers.unreadable);
  }
}

function mediaType(request: Request): string {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}

interface BodyLimits {
  readonly maxBytes: number;
  readonly milliseconds: number;
  readonly tooLarge: string;
  readonly tooSlow: string;
  /** Gets the size of each chunk that is kept; may throw. */
  readonly onChunk?: (bytes: number) => void;
}

/** Reads to the end, or for `milliseconds`, also a body that is too large: a sender that writes when the connection ends gets no answer. */
export async function readBody(request: Request, limits: BodyLimits): Promise<Bytes> {
  const { maxBytes, milliseconds, tooLarge, tooSlow, onChunk } = limits;
  if (request.body === null) return new Uint8Array();

  // One buffer for all that is read: a new one for each chunk takes ten times the memory of the body.
  const reader = request.body.getReader({ mode: 'byob' });
  let buffer = new ArrayBuffer(64 * 1024);
  const timeout = Promise.withResolvers<'timeout'>();
  const timer = setTimeout(() => timeout.resolve('timeout'), milliseconds);
  const chunks: Bytes[] = [];
  let length = 0;
  try {
    for (;;) {
      const chunk = await Promise.race([reader.read(new Uint8Array(buffer)), timeout.promise]);
      if (chunk === 'timeout' && length <= maxBytes) throw new HttpError(408, tooSlow);
      if (chunk === 'timeout' || chunk.done) break;
      buffer = chunk.value.buffer;
      length += chunk.value.length;
      if (length > maxBytes) continue;
      onChunk?.(chunk.value.length);
      chunks.push(chunk.value.slice());
    }
  } finally {
    clearTimeout(timer);
    reader.cancel().catch(() => undefined);
  }
  if (length > maxBytes) throw new HttpError(413, tooLarge);
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
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
