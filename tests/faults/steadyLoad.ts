import { setTimeout as wait } from 'node:timers/promises';
import { sampleLead } from '../backend/postLead';
import { waitFor } from '../backend/waitFor';
import { type Sending, sendUntilAnswered } from './sendUntilAnswered';

const connections = 10;

/** What happens under the load. `more` resolves when that many more leads are acknowledged. */
export type During = (more: (count: number) => Promise<unknown>) => Promise<void>;

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
      await wait(20);
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
