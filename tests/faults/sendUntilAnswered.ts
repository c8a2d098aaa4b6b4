import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds before each retry, and milliseconds allowed for each attempt: docs/decisions.md, "The form and its database". */
const pauses = [500, 1000, 2000];
const patience = 6000;

/** The result of sending one lead. */
export interface Sending {
  readonly key: string;
  readonly acknowledged: boolean;
  /** Attempts after which the visitor had to wait longer than `patience`. */
  readonly unanswered: number;
  /** The response statuses; 0 for no reply. */
  readonly statuses: readonly number[];
}

async function attempt(url: string, body: string): Promise<number | 'unanswered'> {
  try {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(patience),
    });
    await response.json();
    return response.status;
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'unanswered' : 0;
  }
}

/** Sends one lead as the site's form does: no reply, 502, 503 and 504 are tried three times more under the same key. */
async function sendLikeVisitor(url: string, key: string, lead: unknown): Promise<Sending> {
  const statuses: number[] = [];
  let unanswered = 0;
  for (const pause of [0, ...pauses]) {
    await wait(pause);
    const answer = await attempt(url, JSON.stringify(lead));
    if (answer === 'unanswered') unanswered += 1;
    statuses.push(answer === 'unanswered' ? 0 : answer);
    if (![0, 502, 503, 504].includes(statuses.at(-1) ?? 0)) break;
  }
  return { key, acknowledged: statuses.at(-1) === 200, unanswered, statuses };
}

/** Sends like a visitor who sees an error and presses Send again, a few times, with the same text and key. */
export async function sendUntilAnswered(url: string, key: string, lead: unknown): Promise<Sending> {
  let sending = await sendLikeVisitor(url, key, lead);
  for (let more = 0; more < 3 && !sending.acknowledged; more += 1) {
    const next = await sendLikeVisitor(url, key, lead);
    sending = {
      ...next,
      unanswered: sending.unanswered + next.unanswered,
      statuses: [...sending.statuses, ...next.statuses],
    };
  }
  return sending;
}
