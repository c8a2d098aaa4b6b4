import { setTimeout as wait } from 'node:timers/promises';
import { sampleLead } from '../backend/sampleLead';
import { type Sending, sendUntilAnswered } from './sendUntilAnswered';

const connections = 10;

/** Ten visitors, one lead after another each, until `during` ends. `name` begins every key and stands in every message. */
export async function steadyLoad(url: string, name: string, during: () => Promise<void>): Promise<Sending[]> {
  const sendings: Sending[] = [];
  let ended = false;

  async function visitor(number: number): Promise<void> {
    for (let count = 0; !ended; count += 1) {
      const key = `${name}-${number}-${count}`;
      const lead = sampleLead({ idempotencyKey: key, message: `Sent under <${key}>` });
      sendings.push(await sendUntilAnswered(url, key, lead));
      await wait(20);
    }
  }

  const visitors = Promise.all(Array.from({ length: connections }, (_, number) => visitor(number)));
  await during();
  ended = true;
  await visitors;
  return sendings;
}
