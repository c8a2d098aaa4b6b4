import type { SupabaseClient } from '@supabase/supabase-js';
import type { LeadInput } from '../../supabase/functions/submit-contact-form/lead';
import { notices } from '../notices';

/** What became of it; `words` are for the visitor. */
export type Outcome = { sent: true } | { sent: false; words: string };

/** An answer of the function; `problem` in words where it is not a clean one. */
interface Reply {
  status: number;
  problem?: string;
}

/** Milliseconds: before each repeat, and for each attempt. All of it takes 27.5 s at most. */
const PAUSES = [500, 1000, 2000];
const ATTEMPT = 6000;
const REPEATED = [502, 503, 504];

/** Sends what a form holds, again under the same key where no reply comes. Never throws. */
export async function sendLead(lead: LeadInput, phone: string): Promise<Outcome> {
  const reply = await sendPatiently(lead);
  if (!reply) return { sent: false, words: notices.tryAgain(notices.unreached, phone) };
  return reply.problem === undefined ? { sent: true } : { sent: false, words: reply.problem };
}

async function sendPatiently(lead: LeadInput): Promise<Reply | null> {
  let reply = await attempt(lead);
  for (const pause of PAUSES) {
    if (reply && !REPEATED.includes(reply.status)) return reply;
    await wait(pause);
    reply = await attempt(lead);
  }
  return reply;
}

function attempt(lead: LeadInput): Promise<Reply | null> {
  return Promise.race([send(lead).catch(() => null), wait(ATTEMPT).then(() => null)]);
}

/** Null where no reply came. Anything but data is a hotel's login or the like, not our function. */
async function send(body: LeadInput): Promise<Reply | null> {
  const client = await openClient();
  const { data, error } = await client.functions.invoke('submit-contact-form', {
    body,
    signal: AbortSignal.timeout(ATTEMPT),
  });
  if (!error) return isData(data) ? { status: 200, problem: problemIn(data) } : null;
  if (error.name !== 'FunctionsHttpError') return null;
  const answer: unknown = await error.context.json().catch(() => null);
  return { status: error.context.status, problem: problemIn(answer) ?? notices.unknown };
}

/** What JSON holds; the client makes texts, files and streams of all other answers. */
function isData(answer: unknown): boolean {
  return Object.prototype.toString.call(answer) === '[object Object]';
}

/** The `error` that an answer carries: words, or something with a message. */
function problemIn(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('error' in answer) || !answer.error)
    return undefined;
  const { error } = answer;
  const words = typeof error === 'object' && 'message' in error ? error.message : error;
  return typeof words === 'string' && words !== '' ? words : notices.unknown;
}

let opened: Promise<SupabaseClient> | undefined;

/** The one client, made on first use. */
function openClient(): Promise<SupabaseClient> {
  opened ??= createOnce().catch((reason) => {
    opened = undefined;
    throw reason;
  });
  return opened;
}

/** Unset, the page's own origin hands the form on, and any public key will do. */
async function createOnce(): Promise<SupabaseClient> {
  const { createClient } = await import('@supabase/supabase-js');
  return createClient(
    import.meta.env.PUBLIC_SUPABASE_URL || window.location.origin,
    import.meta.env.PUBLIC_SUPABASE_ANON_KEY || 'public',
    { auth: { persistSession: true, autoRefreshToken: true } },
  );
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
