import { fill } from '../../../pipeline/labels/fill.ts';
import { answerPage } from './answerPage.ts';
import type { Context } from './context.ts';
import { HttpError } from './http.ts';
import { type Lead, ownValue, readLead } from './lead.ts';
import { errorName, log } from './log.ts';
import { readFields } from './request.ts';
import { senderAddress } from './sender.ts';
import { suspectSpam } from './spam.ts';

/** Milliseconds. Every request is answered within 6 s, even if the network or the database hangs. */
const deadlines = { body: 3000, all: 5000 };

/** Answers the site's forms. */
export function submitLead(request: Request, context: Context): Promise<Response> {
  return answerPage(request, context, async () => ({ id: await acceptLead(request, context) }));
}

/** Checks and stores a lead, and wakes the worker that sends its mails. Returns the id; throws an `HttpError`. */
async function acceptLead(request: Request, context: Context): Promise<string> {
  const began = Date.now();
  const { business, settings } = context;
  const sender = senderAddress(request.headers, settings.senderHeader);
  const notStored = fill(business.answers.notStored, { phone: business.phone });
  const answers = { ...business.answers, notStored };
  const fields = await readFields(request, { milliseconds: deadlines.body, sender }, answers);
  const lead = readLead(fields, business);
  const accepted = await storeLead(lead, sender, context, deadlines.all - (Date.now() - began));
  const phone = phoneFor(lead, context);
  if (accepted.state === 'refused')
    throw new HttpError(429, fill(answers.tooMany, { phone }), { 'retry-after': '3600' });
  if (accepted.state === 'different') throw new HttpError(409, fill(answers.otherText, { phone }));
  const held = accepted.state === 'stored' && accepted.held;
  log('lead', { id: accepted.id, state: accepted.state, held });
  if (accepted.state === 'stored' && !held) context.waitUntil(context.outboxWorker.wake());
  return accepted.id;
}

async function storeLead(lead: Lead, sender: string, context: Context, milliseconds: number) {
  const { limits, confirmToVisitor: confirm, minimumFillSeconds, senderHeader } = context.settings;
  if (sender === '') log('no sender address', { header: senderHeader });
  const options = {
    sender,
    spamReason: suspectSpam(lead, minimumFillSeconds),
    settings: { ...limits, confirm: confirm && lead.email !== '' },
    milliseconds,
  };
  try {
    return await context.store.acceptLead(lead, options);
  } catch (reason) {
    const code = reason instanceof Error && 'code' in reason ? String(reason.code) : '';
    log('database failed', { error: errorName(reason), code });
    throw new HttpError(503, fill(context.business.answers.notStored, { phone: phoneFor(lead, context) }), {
      'retry-after': '5',
    });
  }
}

function phoneFor({ source }: Lead, { business }: Context): string {
  return ownValue(business.phonesByPage, source) ?? business.phone;
}
