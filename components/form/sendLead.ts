import type { SupabaseClient } from '@supabase/supabase-js';
import type { LeadInput } from '../../supabase/functions/submit-contact-form/lead';

/** Whether the function stored the lead, under which `id`; else whether it answered, with which `message` to the visitor (may be empty). */
export type Outcome = { sent: true; id: string } | { sent: false; answered: boolean; message: string };

/** What the function answered. */
interface Reply {
  status: number;
  /** The lead's id. */
  id?: string;
  error?: string;
}

/** Milliseconds before each retry, and the maximum for each attempt: 27.5 s in all. */
const RETRY_DELAYS = [500, 1000, 2000];
const TIMEOUT = 6000;
const RETRIED_STATUSES = [502, 503, 504];

/** Sends a lead, and retries under the same idempotency key if no reply comes. Never throws. */
export async function sendLead(lead: LeadInput): Promise<Outcome> {
  const reply = await sendWithRetry(lead);
  if (!reply) return { sent: false, answered: false, message: '' };
  return reply.error === undefined
    ? { sent: true, id: reply.id ?? '' }
    : { sent: false, answered: true, message: reply.error };
}

async function sendWithRetry(lead: LeadInput): Promise<Reply | null> {
  let reply = await attempt(lead);
  for (const delay of RETRY_DELAYS) {
    if (reply && !RETRIED_STATUSES.includes(reply.status)) return reply;
    await wait(delay);
    reply = await attempt(lead);
  }
  return reply;
}

/** Sends a lead once. Null if no reply came, also because the client was not loaded before `TIMEOUT`. */
function attempt(lead: LeadInput): Promise<Reply | null> {
  return Promise.race([send(lead).catch(() => null), wait(TIMEOUT).then(() => null)]);
}

/** Null if no reply came. An answer that is not JSON comes from something else, such as the login page of a public network. */
async function send(body: LeadInput): Promise<Reply | null> {
  const client = await openClient();
  const { data, error } = await client.functions.invoke('submit-contact-form', {
    body,
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!error) return isObject(data) ? { status: 200, id: data.id, error: errorIn(data) } : null;
  if (error.name !== 'FunctionsHttpError') return null;
  const answer: unknown = await error.context.json().catch(() => null);
  return { status: error.context.status, error: errorIn(answer) ?? '' };
}

/** Whether the answer was a JSON object: the client returns other answers as a string, Blob or stream. */
function isObject(answer: unknown): answer is { id?: string } {
  return Object.prototype.toString.call(answer) === '[object Object]';
}

/** The `error` of an answer, or the message in it; empty if the error has no text, undefined if there is no error. */
function errorIn(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('error' in answer) || !answer.error)
    return undefined;
  const { error } = answer;
  const message = typeof error === 'object' && 'message' in error ? error.message : error;
  return typeof message === 'string' ? message : '';
}

let openedClient: Promise<SupabaseClient> | undefined;

/** The client, created on the first call. If that fails, the next call tries again. */
function openClient(): Promise<SupabaseClient> {
  openedClient ??= createSiteClient().catch((reason) => {
    openedClient = undefined;
    throw reason;
  });
  return openedClient;
}

/** Without `PUBLIC_SUPABASE_*`, requests go to the page's own origin. */
async function createSiteClient(): Promise<SupabaseClient> {
  const { createClient } = await import('@supabase/supabase-js');
  return createClient(
    import.meta.env.PUBLIC_SUPABASE_URL || window.location.origin,
    import.meta.env.PUBLIC_SUPABASE_ANON_KEY || 'public',
    { auth: { persistSession: true, autoRefreshToken: true } },
  );
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
