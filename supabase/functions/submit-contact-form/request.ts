import type { AnswerLabels } from './business.ts';
import { withDeadline } from './database.ts';
import { HttpError, isAllowedOrigin } from './http.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The longest message allowed needs up to twelve bytes a character: of a plain form, or escaped in JSON. */
const USUAL_BODY_BYTES = 128 * 1024;
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
  { milliseconds, sender }: Pick<BodyLimits, 'milliseconds' | 'sender'>,
  answers: AnswerLabels,
): Promise<Record<string, unknown>> {
  if (!contentTypes.includes(mediaType(request))) throw new HttpError(415, answers.wrongType);
  const { tooLarge, tooSlow, notStored: tooBusy } = answers;
  const sizes = { maxBytes: MAX_BODY_BYTES, usualBytes: USUAL_BODY_BYTES };
  const limits = { room: textRoom, sender, ...sizes, milliseconds, tooLarge, tooSlow, tooBusy };
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

/**
 * What bodies of more than 16 KB may take together, and what senders have of it. Measured, since a hosted function has 256 MB: it
 * begins with 90, and storing a photograph takes up to 70. A text never waits for photographs.
 */
const createRoom = (size: number) => ({ size, taken: 0, senders: new Map<string, number>() });
const textRoom = createRoom(16 * 1024 * 1024);
export const photoRoom = createRoom(24 * 1024 * 1024);

/** Of what others leave free, for each sender that the platform names: a photograph of 8 MB, where nothing else is read. */
const SHARE = 0.4;

interface BodyLimits {
  readonly room: ReturnType<typeof createRoom>;
  /** Empty where the platform names none. Of IPv6, the 56 bits count that are one customer's. */
  readonly sender: string;
  readonly maxBytes: number;
  /** Bytes of a usual body; longer ones leave half of the room to these. */
  readonly usualBytes: number;
  readonly milliseconds: number;
  /** The words of the `HttpError`s: 413, 408, and 503 where too much is read already. */
  readonly tooLarge: string;
  readonly tooSlow: string;
  readonly tooBusy: string;
}

/** A body has buffers while it is read. */
const [SMALL, BUFFERS] = [16 * 1024, 512 * 1024];

/** Bytes that have to arrive, again and again, and milliseconds for them: a quarter of what a slow phone sends. */
const [MIN_ARRIVED, MIN_ARRIVED_TIME] = [32 * 1024, 15_000];

/**
 * Reads a body, and holds it while `use` works with it. Reads to the end, or for `milliseconds`, also one that is too large: a
 * sender that writes when the connection ends gets no answer.
 */
export async function useBody<Result>(
  request: Request,
  limits: BodyLimits,
  use: (bytes: Bytes) => Promise<Result> | Result,
): Promise<Result> {
  const { room, maxBytes, usualBytes } = limits;
  const sender = limits.sender.slice(0, 17);
  let taking = 0;
  const add = (bytes: number) => {
    taking += bytes;
    room.taken += bytes;
    const ofSender = (room.senders.get(sender) ?? 0) + bytes;
    if (ofSender > 0) room.senders.set(sender, ofSender);
    else room.senders.delete(sender);
    return ofSender;
  };
  /** Notes how much of the body is read. Returns whether there is room for it. */
  const take = (length: number) => {
    if (length <= SMALL) return true;
    const ofSender = add(BUFFERS + (length <= maxBytes ? length : 0) - taking);
    const left = room.size - room.taken;
    const isInShare = sender === '' || ofSender <= (left + ofSender) * SHARE;
    return isInShare && left >= (length <= usualBytes ? 0 : room.size / 2);
  };
  try {
    return await use(request.body ? await readBody(request.body, limits, take) : new Uint8Array());
  } finally {
    add(-taking);
  }
}

async function readBody(
  body: ReadableStream<Bytes>,
  { maxBytes, milliseconds, tooLarge, tooSlow, tooBusy }: BodyLimits,
  take: (length: number) => boolean,
): Promise<Bytes> {
  const chunks: Bytes[] = [];
  let length = 0;
  try {
    for await (const chunk of readChunks(body, milliseconds, tooSlow)) {
      length += chunk.length;
      if (!take(length)) throw new HttpError(503, tooBusy, { 'retry-after': '2' });
      if (length <= maxBytes) chunks.push(chunk.slice());
      else free(chunks);
    }
    if (length > maxBytes) throw new HttpError(413, tooLarge);
    const bytes = new Uint8Array(length);
    for (let chunk = chunks.pop(); chunk; chunk = chunks.pop()) {
      length -= chunk.length;
      bytes.set(chunk, length);
      free([chunk]);
    }
    return bytes;
  } catch (reason) {
    throw length > maxBytes ? new HttpError(413, tooLarge) : reason;
  } finally {
    free(chunks);
  }
}

/** At once: garbage is collected late where bytes are outside of the heap. */
function free(chunks: Bytes[]): void {
  for (const chunk of chunks) chunk.buffer.transfer(0);
  chunks.length = 0;
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
  let [arrived, due] = [0, 0];
  try {
    for (;;) {
      if (arrived >= MIN_ARRIVED || due === 0) [arrived, due] = [0, Date.now() + MIN_ARRIVED_TIME];
      const wait = Math.min(due, end) - Date.now();
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

/** Replaces lone surrogates, which Postgres does not store. */
function wellFormed(value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}
