import { Refusal } from './Refusal.ts';

const unreadable = () =>
  new Refusal(400, 'We could not read your message. Please reload the page and send it again.');

function readJson(bytes: Uint8Array): Record<string, unknown> {
  const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable();
  return { ...value };
}

async function readForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Record<string, unknown>> {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  return Object.fromEntries(form);
}

/** The fields in a body of that content type. Throws a `Refusal` (400) where none can be read. */
export async function readFields(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
): Promise<Record<string, unknown>> {
  try {
    return type.startsWith('application/json') ? readJson(bytes) : await readForm(bytes, type);
  } catch {
    throw unreadable();
  }
}
