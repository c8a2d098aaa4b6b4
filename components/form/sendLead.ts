import type { SupabaseClient } from '@supabase/supabase-js';
import type { LeadInput } from '../../supabase/functions/submit-contact-form/lead';

/** Where the form's function answered, `message` is what it says to the visitor; it may be empty. */
export type Outcome = { sent: true; id: string } | { sent: false; answered: boolean; message: string };

interface Reply {
  status: number;
  /** Of the lead that is stored. */
  id?: string;
  error?: string;
}

/** Milliseconds before each retry, and until an attempt is given up: at most 27.5 s in all. */
const RETRY_DELAYS = [500, 1000, 2000];
const TIMEOUT = 6000;
const RETRIED = [502, 503, 504];

/** Sends a lead, and again under the same key where no reply comes. Never throws. */
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
    if (reply && !RETRIED.includes(reply.status)) return reply;
    await wait(delay);
    reply = await attempt(lead);
  }
  return reply;
}

function attempt(lead: LeadInput): Promise<Reply | null> {
  return Promise.race([send(lead).catch(() => null), wait(TIMEOUT).then(() => null)]);
}

/** Null where no reply came. Anything but JSON is the login page of a public network or the like. */
async function send(body: LeadInput): Promise<Reply | null> {
  const client = await openClient();
  const { data, error } = await client.functions.invoke('submit-contact-form', {
    body,
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!error) return isData(data) ? { status: 200, id: data.id, error: errorIn(data) } : null;
  if (error.name !== 'FunctionsHttpError') return null;
  const answer: unknown = await error.context.json().catch(() => null);
  return { status: error.context.status, error: errorIn(answer) ?? '' };
}

/** Whether the answer was JSON: the client returns any other answer as a string, Blob or stream. */
function isData(answer: unknown): answer is { id?: string } {
  return Object.prototype.toString.call(answer) === '[object Object]';
}

/** The `error` of an answer: a text, or an object with a message. Empty where it says nothing. */
function errorIn(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('error' in answer) || !answer.error)
    return undefined;
  const { error } = answer;
  const message = typeof error === 'object' && 'message' in error ? error.message : error;
  return typeof message === 'string' ? message : '';
}

let opened: Promise<SupabaseClient> | undefined;

/** The client, which is created on first use. */
function openClient(): Promise<SupabaseClient> {
  opened ??= createSiteClient().catch((reason) => {
    opened = undefined;
    throw reason;
  });
  return opened;
}

/** If `PUBLIC_SUPABASE_*` are not set, requests go to the page's own origin. */
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
