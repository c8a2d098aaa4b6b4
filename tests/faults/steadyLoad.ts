import { setTimeout as wait } from 'node:timers/promises';
import { sampleLead } from '../backend/postLead';
import { waitFor } from '../backend/waitFor';

const connections = 10;

/** Milliseconds before each retry, and milliseconds allowed for each attempt: docs/decisions.md, "The form and its database". */
const pauses = [500, 1000, 2000];
const patience = 6000;

/** A response's status; 0 if there is none, `timeout` if none came in time. */
type Answer = number | 'timeout';

/** The answers after which the site's form tries again. */
const retried = new Set<Answer>(['timeout', 0, 502, 503, 504]);

/** How often a visitor presses Send again after an error. */
const presses = 4;

/** The result of sending one lead. */
export interface Sending {
  readonly key: string;
  readonly acknowledged: boolean;
  /** Attempts after which the visitor had to wait longer than `patience`. */
  readonly unanswered: number;
  /** The response statuses; 0 for no reply. */
  readonly statuses: readonly number[];
}

/** What happens under the load. `more` resolves when that many more leads are acknowledged. */
type During = (more: (count: number) => Promise<unknown>) => Promise<void>;

/**
 * Ten visitors, each sending one lead after another, until `during` ends. `name` begins every key and is in every message.
 * The load is measured by count, because a busy machine is slow.
 */
export async function steadyLoad(url: string, name: string, during: During): Promise<Sending[]> {
  const sendings: Sending[] = [];
  let ended = false;

  function more(count: number): Promise<unknown> {
    const goal = sendings.length + count;
    return waitFor(`${goal} leads of the load`, () => sendings.length >= goal, 60);
  }

  async function visitor(number: number): Promise<void> {
    for (let count = 0; !ended; count += 1) {
      const key = `${name}-${number}-${count}`;
      const lead = sampleLead({ idempotencyKey: key, message: `Sent under <${key}>` });
      sendings.push(await sendUntilAnswered(url, key, lead));
      await wait(100);
    }
  }

  const visitors = Promise.all(Array.from({ length: connections }, (_, number) => visitor(number)));
  try {
    await during(more);
  } finally {
    ended = true;
    await visitors;
  }
  return sendings;
}

/** Sends a lead like a visitor who presses Send again after an error, with the same text and key. */
async function sendUntilAnswered(url: string, key: string, lead: unknown): Promise<Sending> {
  const answers: Answer[] = [];
  for (let press = 0; press < presses && answers.at(-1) !== 200; press += 1)
    answers.push(...(await sendOnce(url, JSON.stringify(lead))));
  return {
    key,
    acknowledged: answers.at(-1) === 200,
    unanswered: answers.filter((answer) => answer === 'timeout').length,
    statuses: answers.map((answer) => (answer === 'timeout' ? 0 : answer)),
  };
}

/** Sends as the site's form does, with its retries. */
async function sendOnce(url: string, body: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const pause of [0, ...pauses]) {
    await wait(pause);
    const answer = await attempt(url, body);
    answers.push(answer);
    if (!retried.has(answer)) break;
  }
  return answers;
}

async function attempt(url: string, body: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  try {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(url, { method: 'POST', headers, body, signal });
    await response.json();
    return response.status;
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 0;
  }
}
