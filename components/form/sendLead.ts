import type { SupabaseClient } from '@supabase/supabase-js';
import type { LeadInput } from '../../supabase/functions/submit-contact-form/lead';

/** `id`: of the stored lead. `message`: the function's message to the visitor if it answered; it may be empty. */
export type Outcome = { sent: true; id: string } | { sent: false; answered: boolean; message: string };

/** Milliseconds before each retry, and the maximum for each attempt: at most 27.5 s in all. */
const RETRY_DELAYS = [500, 1000, 2000];
const TIMEOUT = 6000;
const RETRIED_STATUSES = [502, 503, 504];

/** Sends a lead, and retries under the same idempotency key if no reply comes. Never throws. */
export async function sendLead(lead: LeadInput): Promise<Outcome> {
  let reply = await attempt(lead);
  for (const delay of RETRY_DELAYS) {
    if (!reply.mayRetry) break;
    await wait(delay);
    reply = await attempt(lead);
  }
  return reply;
}

type Reply = Outcome & { mayRetry?: boolean };

const NO_REPLY: Reply = { sent: false, answered: false, message: '', mayRetry: true };

/** Sends a lead once. `NO_REPLY` may also mean that the client took too long to load. */
function attempt(lead: LeadInput): Promise<Reply> {
  return Promise.race([send(lead).catch(() => NO_REPLY), wait(TIMEOUT).then(() => NO_REPLY)]);
}

/** An answer that is not JSON comes from something else, such as the login page of a public network. */
async function send(body: LeadInput): Promise<Reply> {
  const client = await openClient();
  const { data, error } = await client.functions.invoke('submit-contact-form', {
    body,
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (error && error.name !== 'FunctionsHttpError') return NO_REPLY;
  if (error) {
    const answer: unknown = await error.context.json().catch(() => null);
    const mayRetry = RETRIED_STATUSES.includes(error.context.status);
    return { sent: false, answered: true, message: errorIn(answer) ?? '', mayRetry };
  }
  if (!isObject(data)) return NO_REPLY;
  const message = errorIn(data);
  return message === undefined ? { sent: true, id: data.id ?? '' } : { sent: false, answered: true, message };
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

let client: Promise<SupabaseClient> | undefined;

/** The client, created on the first call. If that fails, the next call tries again. */
function openClient(): Promise<SupabaseClient> {
  client ??= createSiteClient().catch((reason) => {
    client = undefined;
    throw reason;
  });
  return client;
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
