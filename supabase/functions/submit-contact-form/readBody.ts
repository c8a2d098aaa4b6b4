import { withDeadline } from './database.ts';
import { HttpError } from './http.ts';
import { customerOf } from './sender.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** The share of the memory not used by others that one sender may use: enough for a photograph of 8 MB if nothing else is read. */
const SENDER_SHARE = 0.4;

/** The memory that bodies read at the same time may use, in bytes. A hosted function has 256 MB: measured, it starts with 90, and storing a photograph takes up to 70. */
export class MemoryBudget {
  #used = 0;
  readonly #usedBySender = new Map<string, number>();

  constructor(readonly size: number) {}

  get used(): number {
    return this.#used;
  }

  /** Adds bytes, or with a negative number frees them. */
  add(sender: string, bytes: number): void {
    this.#used += bytes;
    const used = (this.#usedBySender.get(sender) ?? 0) + bytes;
    if (used > 0) this.#usedBySender.set(sender, used);
    else this.#usedBySender.delete(sender);
  }

  /** Whether at least `free` bytes are left, and the sender has not more than its share. Senders whose address is unknown cannot be told apart. */
  hasRoom(sender: string, free: number): boolean {
    const left = this.size - this.#used;
    const used = this.#usedBySender.get(sender) ?? 0;
    return left >= free && (sender === '' || used <= (left + used) * SENDER_SHARE);
  }
}

export interface BodyLimits {
  readonly memory: MemoryBudget;
  /** The result of `senderAddress`. */
  readonly sender: string;
  readonly maxBytes: number;
  /** A larger body must leave half of the memory to others. */
  readonly usualBytes: number;
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
  const { memory, maxBytes, usualBytes } = limits;
  const sender = customerOf(limits.sender);
  let counted = 0;
  /** Counts the memory of a body of which `length` bytes are read. Returns whether there is room for it. */
  const reserve = (length: number) => {
    if (length <= SMALL_BODY_BYTES) return true;
    // What is too large is read, but not kept.
    const needed = BUFFER_BYTES + (length <= maxBytes ? length : 0);
    memory.add(sender, needed - counted);
    counted = needed;
    return memory.hasRoom(sender, length <= usualBytes ? 0 : memory.size / 2);
  };
  try {
    return await use(request.body ? await readBody(request.body, limits, reserve) : new Uint8Array());
  } finally {
    memory.add(sender, -counted);
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
    let end = length;
    // From the last chunk, so that each can be released once it is copied.
    for (let chunk = chunks.pop(); chunk; chunk = chunks.pop()) {
      end -= chunk.length;
      bytes.set(chunk, end);
      release([chunk]);
    }
    return bytes;
  } catch (reason) {
    // It also stopped arriving, or there is no memory, but trying again would not help.
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
  let arrivedInPeriod = 0;
  let periodEnd = Date.now() + PERIOD_MILLISECONDS;
  try {
    for (;;) {
      if (arrivedInPeriod >= MIN_BYTES) {
        arrivedInPeriod = 0;
        periodEnd = Date.now() + PERIOD_MILLISECONDS;
      }
      const wait = Math.min(periodEnd, end) - Date.now();
      const { done, value } = await withDeadline(reader.read(new Uint8Array(buffer)), wait).catch(() => {
        throw new HttpError(408, tooSlow);
      });
      if (done) return;
      arrivedInPeriod += value.length;
      buffer = value.buffer;
      yield value;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
