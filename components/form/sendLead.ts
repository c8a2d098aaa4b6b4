import type { SupabaseClient } from '@supabase/supabase-js';
import type { LeadInput } from '../../supabase/functions/submit-contact-form/lead';
import { wait } from '../client/loading';

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

/** An answer that is not JSON comes from something else, such as the login page of a public network. The client returns it as text or a Blob. */
async function send(body: LeadInput): Promise<Reply> {
  const client = await openClient();
  const { data, error } = await client.functions.invoke('submit-contact-form', {
    body,
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (error && error.name !== 'FunctionsHttpError') return NO_REPLY;
  if (error) {
    const message = messageIn(await error.context.json().catch(() => null));
    const mayRetry = RETRIED_STATUSES.includes(error.context.status);
    return { sent: false, answered: true, message, mayRetry };
  }
  if (data?.constructor !== Object) return NO_REPLY;
  if (data.error) return { sent: false, answered: true, message: messageIn(data) };
  return { sent: true, id: data.id ?? '' };
}

/** The `error` of an answer, or the message in it; empty if it has no text. */
function messageIn(answer: { error?: { message?: unknown } | string } | null): string {
  const error = answer?.error;
  const message = typeof error === 'object' ? error?.message : error;
  return typeof message === 'string' ? message : '';
}

let client: SupabaseClient | undefined;

/** The client of the project's database and functions, created on the first call. Without `PUBLIC_SUPABASE_*`, requests go to the page's own origin. */
async function openClient(): Promise<SupabaseClient> {
  const { createClient } = await import('@supabase/supabase-js');
  client ??= createClient(
    import.meta.env.PUBLIC_SUPABASE_URL || window.location.origin,
    import.meta.env.PUBLIC_SUPABASE_ANON_KEY || 'public',
    { auth: { persistSession: true, autoRefreshToken: true } },
  );
  return client;
}
