import type { AnswerLabels } from './business.ts';
import type { Context } from './context.ts';
import { withDeadline } from './database.ts';
import { HttpError, isAllowedOrigin } from './http.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Enough for the longest allowed message, which needs up to twelve bytes per character, URL-encoded or escaped in JSON. */
const USUAL_BODY_BYTES = 128 * 1024;
const MAX_BODY_BYTES = 256 * 1024;

const CONTENT_TYPES = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];

/** Checks method and origin before the body is read. Throws an `HttpError`. */
export function checkRequest(request: Request, { settings, business }: Context): void {
  const { onlyPosts, wrongOrigin } = business.answers;
  if (request.method !== 'POST') throw new HttpError(405, onlyPosts, { allow: 'POST, OPTIONS' });
  const origin = request.headers.get('origin');
  if (origin !== null && !isAllowedOrigin(origin, settings.allowedOrigins))
    throw new HttpError(403, wrongOrigin);
}

/**
 * Parses a body, JSON or a form, without fields that are null. Throws an `HttpError`: 415 for another type, 413 for a body that is too
 * large, 408 if it does not arrive within `milliseconds`, 400 if it cannot be parsed, 503 if too many bodies are in memory.
 */
export async function readFields(
  request: Request,
  { milliseconds, sender }: Pick<BodyLimits, 'milliseconds' | 'sender'>,
  answers: AnswerLabels,
): Promise<Record<string, unknown>> {
  if (!CONTENT_TYPES.includes(mediaType(request))) throw new HttpError(415, answers.wrongType);
  const { tooLarge, tooSlow, notStored: tooBusy } = answers;
  const sizes = { maxBytes: MAX_BODY_BYTES, sizeWithFullBudget: USUAL_BODY_BYTES };
  const limits = { memory: leadMemory, sender, ...sizes, milliseconds, tooLarge, tooSlow, tooBusy };
  return await useBody(request, limits, async (bytes) => {
    try {
      const isJson = mediaType(request) === 'application/json';
      const fields = isJson
        ? readJson(bytes)
        : await readFormFields(bytes, request.headers.get('content-type') ?? '');
      // Postgres stores only well-formed text.
      const wellFormed = (value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value);
      const present = Object.entries(fields).filter(([, value]) => value !== null);
      return Object.fromEntries(present.map(([name, value]) => [name.toWellFormed(), wellFormed(value)]));
    } catch {
      throw new HttpError(400, answers.unreadable);
    }
  });
}

function mediaType(request: Request): string {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}

/** Counts the bytes of memory that concurrent bodies use, and each sender's share of them. `size`: how many they may use. */
const createMemoryBudget = (size: number) => ({ size, used: 0, usedBySender: new Map<string, number>() });
// A hosted function has 256 MB: measured, it starts with 90, and storing a photograph takes up to 70. Leads have a budget of their own,
// so that they never wait for photographs.
const leadMemory = createMemoryBudget(16 * 1024 * 1024);
export const photoMemory = createMemoryBudget(24 * 1024 * 1024);

/** The share of the memory not used by others that one sender may use: enough for a photograph of 8 MB if nothing else is read. */
const SENDER_SHARE = 0.4;

interface BodyLimits {
  readonly memory: ReturnType<typeof createMemoryBudget>;
  /** The result of `senderAddress`. */
  readonly sender: string;
  readonly maxBytes: number;
  /** The size up to which a body may use all of the memory; larger bodies leave half of it free. */
  readonly sizeWithFullBudget: number;
  /** The time in which the body must arrive. */
  readonly milliseconds: number;
  /** The messages of the `HttpError`s 413, 408 and 503. */
  readonly tooLarge: string;
  readonly tooSlow: string;
  readonly tooBusy: string;
}

/** Bodies up to this size are not counted. */
const SMALL_BODY_BYTES = 16 * 1024;
/** The memory that reading a larger one needs besides its own size. */
const BUFFER_BYTES = 512 * 1024;

/** The slowest allowed connection: this many bytes in each period, a quarter of the speed of a slow phone. */
const MIN_BYTES = 32 * 1024;
const PERIOD_MILLISECONDS = 15_000;

/**
 * Reads a body and counts its memory until `use` is done with it. A body that is too large is also read to its end or for
 * `milliseconds`, because a client that is still sending when the connection closes does not get the answer.
 */
export async function useBody<Result>(
  request: Request,
  limits: BodyLimits,
  use: (bytes: Bytes) => Promise<Result> | Result,
): Promise<Result> {
  const { memory, maxBytes, sizeWithFullBudget } = limits;
  // Of an IPv6 address, the first 56 bits, which belong to one customer; IPv4 addresses are shorter.
  const sender = limits.sender.slice(0, 17);
  let used = 0;
  const add = (bytes: number) => {
    used += bytes;
    memory.used += bytes;
    const usedBySender = (memory.usedBySender.get(sender) ?? 0) + bytes;
    if (usedBySender > 0) memory.usedBySender.set(sender, usedBySender);
    else memory.usedBySender.delete(sender);
    return usedBySender;
  };
  /** Counts the memory of a body of which `length` bytes are read. Returns whether it is within the limits. */
  const reserve = (length: number) => {
    if (length <= SMALL_BODY_BYTES) return true;
    const usedBySender = add(BUFFER_BYTES + (length <= maxBytes ? length : 0) - used);
    const free = memory.size - memory.used;
    const isInShare = sender === '' || usedBySender <= (free + usedBySender) * SENDER_SHARE;
    return isInShare && free >= (length <= sizeWithFullBudget ? 0 : memory.size / 2);
  };
  try {
    return await use(request.body ? await readBody(request.body, limits, reserve) : new Uint8Array());
  } finally {
    add(-used);
  }
}

/** The bytes of a body. `reserve` is told the length after each chunk, and returns false if there is no memory for it. */
async function readBody(
  body: ReadableStream<Bytes>,
  { maxBytes, milliseconds, tooLarge, tooSlow, tooBusy }: BodyLimits,
  reserve: (length: number) => boolean,
): Promise<Bytes> {
  const chunks: Bytes[] = [];
  let length = 0;
  try {
    for await (const chunk of readChunks(body, milliseconds, tooSlow)) {
      length += chunk.length;
      if (!reserve(length)) throw new HttpError(503, tooBusy, { 'retry-after': '2' });
      if (length <= maxBytes) chunks.push(chunk.slice());
      else release(chunks);
    }
    if (length > maxBytes) throw new HttpError(413, tooLarge);
    const bytes = new Uint8Array(length);
    // From the last chunk, so that each can be released once it is copied.
    for (let chunk = chunks.pop(); chunk; chunk = chunks.pop()) {
      length -= chunk.length;
      bytes.set(chunk, length);
      release([chunk]);
    }
    return bytes;
  } catch (reason) {
    throw length > maxBytes ? new HttpError(413, tooLarge) : reason;
  } finally {
    release(chunks);
  }
}

/** Frees memory at once: the garbage collector is late with buffers outside of the heap. */
function release(chunks: Bytes[]): void {
  for (const chunk of chunks) chunk.buffer.transfer(0);
  chunks.length = 0;
}

/** Yields the chunks of a body, all in the same buffer: a new one for each would take ten times the memory of the body. */
async function* readChunks(
  body: ReadableStream<Bytes>,
  milliseconds: number,
  tooSlow: string,
): AsyncGenerator<Bytes> {
  const end = Date.now() + milliseconds;
  const reader = body.getReader({ mode: 'byob' });
  let buffer = new ArrayBuffer(SMALL_BODY_BYTES);
  // The bytes that arrived in this period, and its end.
  let [arrived, periodEnd] = [0, 0];
  try {
    for (;;) {
      if (arrived >= MIN_BYTES || periodEnd === 0)
        [arrived, periodEnd] = [0, Date.now() + PERIOD_MILLISECONDS];
      const wait = Math.min(periodEnd, end) - Date.now();
      const { done, value } = await withDeadline(reader.read(new Uint8Array(buffer)), wait).catch(() => {
        throw new HttpError(408, tooSlow);
      });
      if (done) return;
      arrived += value.length;
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
