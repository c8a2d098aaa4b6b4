import { Refusal } from './Refusal.ts';

/** Bytes a request may have: 16 KB. */
const largest = 16 * 1024;

const tooLarge = () =>
  new Refusal(413, 'Your message is too long for this form. Please shorten it and send it again.');

/** Reads until the end, or until the stream is cancelled. */
async function readAll(
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(largest);
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (length + part.value.length > largest) throw tooLarge();
    bytes.set(part.value, length);
    length += part.value.length;
  }
  return bytes.slice(0, length);
}

/** The body of a request. Throws a `Refusal` for one that is too large (413) or does not arrive within `milliseconds` (408). */
export async function readBody(request: Request, milliseconds: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > largest) throw tooLarge();
  if (request.body === null) return new Uint8Array();

  const reader = request.body.getReader();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () =>
      late.reject(
        new Refusal(
          408,
          'Your message took too long to reach us. Please check your connection and send it again.',
        ),
      ),
    milliseconds,
  );
  try {
    return await Promise.race([readAll(reader), late.promise]);
  } finally {
    clearTimeout(timer);
    reader.cancel().catch(() => undefined);
  }
}
