import { timingSafeEqual } from 'node:crypto';
import { answers } from './answers.ts';
import { log } from './log.ts';
import type { Room } from './Room.ts';

function isSecret(given: string, secret: string): boolean {
  const [one, other] = [given, secret].map((text) => new TextEncoder().encode(text));
  return (
    one !== undefined && other !== undefined && one.length === other.length && timingSafeEqual(one, other)
  );
}

/** Answers the schedule: sends what the outbox has due, the day's digest among it. */
export async function answerSweep(
  request: Request,
  { settings, database, courier }: Room,
): Promise<Response> {
  await request.body?.cancel();
  const given = request.headers.get('x-sweep-secret') ?? '';
  if (settings.sweepSecret === undefined || !isSecret(given, settings.sweepSecret)) {
    return answers.json(403, { error: 'This address is for our own schedule.' });
  }
  try {
    if (settings.digest) await database`select private.queue_digest()`;
  } catch (reason) {
    log('digest not queued', { error: reason instanceof Error ? reason.name : 'unknown' });
    return answers.json(503, { error: 'The database did not answer.' });
  }
  await courier.wake();
  return answers.json(200, { ok: true });
}
