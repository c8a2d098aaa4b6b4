import { timingSafeEqual } from 'node:crypto';
import type { Business } from './business.ts';
import type { Context } from './context.ts';
import { jsonResponse } from './http.ts';
import { errorName, log } from './log.ts';
import type { Store } from './store.ts';

/** Answers the schedule, which posts every minute: sends due mails and the daily digest, and deletes old leads. */
export async function deliverMails(request: Request, context: Context): Promise<Response> {
  const { settings, store, outboxWorker, business } = context;
  // Frees the connection: the schedule's body is never read.
  await request.body?.cancel();
  const secret = request.headers.get('x-schedule-secret') ?? '';
  if (settings.scheduleSecret === undefined || !isEqual(secret, settings.scheduleSecret)) {
    return jsonResponse(403, { error: 'This address is for our own schedule.' });
  }
  try {
    // Leads are held while more than `totalHeldAfter` senders write within an hour.
    await store.releaseHeld(settings.limits.totalHeldAfter);
    await store.queueDigest(business.timeZone, settings.digest);
  } catch (reason) {
    log('scheduled run failed', { error: errorName(reason) });
    return jsonResponse(503, { error: 'The database did not answer.' });
  }
  await outboxWorker.wake();
  await deleteOld(business, store);
  return jsonResponse(200, { ok: true });
}

/** Batches that one run deletes; the next run continues. */
const MAX_BATCHES = 10;

/** Deletes what the owner no longer wants to keep. Errors are only logged: the next run tries again. */
async function deleteOld({ keepLeads, keepPhotos }: Business, store: Store): Promise<void> {
  if (keepLeads === undefined && keepPhotos === undefined) return;
  try {
    for (let batch = 0; batch < MAX_BATCHES; batch += 1)
      if ((await store.deleteOld(keepLeads ?? null, keepPhotos ?? null)) === 0) return;
  } catch (reason) {
    log('old leads not deleted', { error: errorName(reason) });
  }
}

/** Compares in constant time. */
function isEqual(given: string, secret: string): boolean {
  const encoder = new TextEncoder();
  const [one, other] = [encoder.encode(given), encoder.encode(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}
