import type { MailRoom } from './composeMail.ts';
import { deliverMail } from './deliverMail.ts';
import { log } from './log.ts';
import type { SendMail } from './Mail.ts';

/** Sends the outbox in the background: one round at a time, and one more when it was called during a round. */
export interface Courier {
  /** Resolves when everything due at the call was tried; never rejects. */
  wake(): Promise<void>;
}

/** Starts a courier; it does nothing until woken. */
export function startCourier(room: MailRoom, send: Promise<SendMail>): Courier {
  let round: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  async function deliver(): Promise<void> {
    try {
      await deliverMail(room, await send);
    } catch (reason) {
      log('mail round failed', { error: reason instanceof Error ? reason.name : 'unknown' });
    }
  }

  function begin(): Promise<void> {
    next = null;
    round = deliver().finally(() => {
      round = null;
    });
    return round;
  }

  return {
    wake() {
      if (round === null) return begin();
      next ??= round.then(begin);
      return next;
    },
  };
}
