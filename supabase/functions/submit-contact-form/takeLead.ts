import { acceptLead } from './acceptLead.ts';
import { checkRequest } from './checkRequest.ts';
import type { Lead } from './Lead.ts';
import { log } from './log.ts';
import { Refusal } from './Refusal.ts';
import type { Room } from './Room.ts';
import { readBody } from './readBody.ts';
import { readFields } from './readFields.ts';
import { readLead } from './readLead.ts';
import { senderOf } from './senderOf.ts';
import { suspectSpam } from './suspectSpam.ts';

/** Milliseconds: every request is answered within 6 s, whatever the network and the database do. */
const deadlines = { body: 3000, all: 5000 };

async function store(lead: Lead, request: Request, room: Room, milliseconds: number) {
  const { limits, confirmToVisitor: confirm, minimumFillSeconds } = room.settings;
  const heldReason = suspectSpam(lead, minimumFillSeconds);
  const around = { sender: senderOf(request.headers), heldReason, settings: { ...limits, confirm } };
  try {
    return await acceptLead(room.database, lead, around, milliseconds);
  } catch (reason) {
    const code = reason instanceof Error && 'code' in reason ? String(reason.code) : '';
    log('database failed', { error: reason instanceof Error ? reason.name : 'unknown', code });
    const phone = room.business.phonesByPage[lead.source] ?? room.business.phone;
    throw new Refusal(
      503,
      `We could not save your message just now. Please try again or call us directly at ${phone}`,
      {
        'retry-after': '5',
      },
    );
  }
}

/** Takes a request for an estimate: checked, stored, and its mail owed. Answers its id; throws a `Refusal`. */
export async function takeLead(request: Request, room: Room): Promise<string> {
  const began = Date.now();
  checkRequest(request, room.settings.allowedOrigins);
  const bytes = await readBody(request, deadlines.body);
  const lead = readLead(await readFields(bytes, request.headers.get('content-type') ?? ''));
  const accepted = await store(lead, request, room, deadlines.all - (Date.now() - began));
  if (accepted.state === 'refused') {
    const words =
      'We have had many messages from your connection in the last hour. Please call us directly at';
    throw new Refusal(429, `${words} ${room.business.phonesByPage[lead.source] ?? room.business.phone}`, {
      'retry-after': '3600',
    });
  }

  log('lead', { id: accepted.id, state: accepted.state, held: accepted.state === 'stored' && accepted.held });
  if (accepted.state === 'stored' && !accepted.held) room.afterwards(room.courier.wake());
  return accepted.id;
}
