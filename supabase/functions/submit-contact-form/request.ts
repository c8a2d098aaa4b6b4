import type { ErrorLabels } from './business.ts';
import { HttpError } from './http.ts';
import { type BodyLimits, type Bytes, MemoryBudget, useBody } from './readBody.ts';

/** Enough for the longest allowed message, of which a character may take twelve bytes, URL-encoded or escaped in JSON. */
const USUAL_BODY_BYTES = 128 * 1024;
const MAX_BODY_BYTES = 256 * 1024;

// Their own budget, so that leads never wait for photographs.
const memory = new MemoryBudget(16 * 1024 * 1024);

const CONTENT_TYPES = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * Parses a body, JSON or a form, without fields that are null. Throws an `HttpError`: 415 for another type, 413 for a body that is too
 * large, 408 if it does not arrive within `milliseconds`, 400 if it cannot be parsed, 503 if too many bodies are in memory.
 */
export async function readFields(
  request: Request,
  { milliseconds, sender }: Pick<BodyLimits, 'milliseconds' | 'sender'>,
  { wrongType, unreadable, tooLarge, tooSlow, notStored: tooBusy }: ErrorLabels,
): Promise<Record<string, unknown>> {
  if (!CONTENT_TYPES.includes(mediaType(request))) throw new HttpError(415, wrongType);
  const sizes = { maxBytes: MAX_BODY_BYTES, usualBytes: USUAL_BODY_BYTES };
  const limits = { memory, sender, ...sizes, milliseconds, tooLarge, tooSlow, tooBusy };
  return await useBody(request, limits, async (bytes) => {
    try {
      const isJson = mediaType(request) === 'application/json';
      const headers = { 'content-type': request.headers.get('content-type') ?? '' };
      const fields = isJson
        ? readJson(bytes)
        : Object.fromEntries(await new Response(bytes, { headers }).formData());
      // Postgres stores only well-formed text.
      const wellFormed = (value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value);
      const present = Object.entries(fields).filter(([, value]) => value !== null);
      return Object.fromEntries(present.map(([name, value]) => [name.toWellFormed(), wellFormed(value)]));
    } catch {
      throw new HttpError(400, unreadable);
    }
  });
}

function mediaType(request: Request): string {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}

function readJson(bytes: Bytes): object {
  const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TypeError('no fields');
  return value;
}
