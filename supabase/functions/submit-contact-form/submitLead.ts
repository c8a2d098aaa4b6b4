import { answers } from './answers.ts';
import { corsFor } from './corsFor.ts';
import { isAllowedOrigin } from './isAllowedOrigin.ts';
import { log } from './log.ts';
import { Refusal } from './Refusal.ts';
import type { Room } from './Room.ts';
import { takeLead } from './takeLead.ts';

/** A plain form cannot read JSON: its visitor is sent to a page. */
function isPlainForm(request: Request): boolean {
  const type = request.headers.get('content-type')?.toLowerCase() ?? '';
  return (
    request.method === 'POST' && /^\s*(application\/x-www-form-urlencoded|multipart\/form-data)/.test(type)
  );
}

/** The origin of the page that asked, where it is one of ours. */
function ownOrigin(request: Request, room: Room): string | null {
  const origin = request.headers.get('origin');
  return origin !== null && isAllowedOrigin(origin, room.settings.allowedOrigins) ? origin : null;
}

function toRefusal(reason: unknown, room: Room): Refusal {
  if (reason instanceof Refusal) return reason;
  log('failed', { error: reason instanceof Error ? reason.name : 'unknown' });
  return new Refusal(
    500,
    `Something went wrong on our side. Please call us directly at ${room.business.phone}`,
  );
}

/** Answers the site's forms: status and JSON, or for a plain form a 303 to the page that says how it went. */
export async function answerLead(request: Request, room: Room): Promise<Response> {
  const origin = ownOrigin(request, room);
  const cors = origin === null ? {} : corsFor(origin);
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });

  const site = origin ?? room.settings.siteUrl;
  try {
    const id = await takeLead(request, room);
    return isPlainForm(request)
      ? answers.seeOther(site + room.business.thanksPath)
      : answers.json(200, { ok: true, id }, cors);
  } catch (reason) {
    const refusal = toRefusal(reason, room);
    log('refused', { status: refusal.status });
    if (isPlainForm(request)) return answers.seeOther(site + room.business.notSentPath);
    return answers.json(refusal.status, { error: refusal.message }, { ...cors, ...refusal.headers });
  }
}
