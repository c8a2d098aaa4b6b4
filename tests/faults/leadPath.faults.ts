import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Supervised } from '../../scripts/stack/supervise';
import { fileStack } from '../backend/fileStack';
import { formAddress } from '../backend/postLead';
import { waitFor } from '../backend/waitFor';
import { countOutcome, type Outcome } from './countOutcome';
import { startProxy } from './startProxy';
import { steadyLoad } from './steadyLoad';

// A mail whose worker was killed is due again after it.
const { stack, sql } = await fileStack({ MAIL_LEASE_SECONDS: '4' });

/** The number of leads stored before a fault and after it. */
const enough = 20;

/** Ten visitors send while `fault` happens. Returns the outcome of their leads. */
async function under(
  name: string,
  fault: () => Promise<unknown>,
  url = formAddress(stack),
): Promise<Outcome> {
  const sendings = await steadyLoad(url, name, async (more) => {
    await more(enough);
    await fault();
    await more(enough);
  });
  const outcome = await countOutcome(stack, name, sendings);
  console.log(`${name}: ${JSON.stringify(outcome)}`);
  return outcome;
}

/**
 * What must hold after every fault. Every visitor retries until answered, so the counts are equal in the end. `unanswered`
 * counts the attempts without an answer within 6 s.
 */
function expectNothingLost(outcome: Outcome): void {
  const { sent, acknowledged, rows, mails } = outcome;
  expect(outcome).toMatchObject({ lost: [], doubled: [], unexpected: [], unanswered: 0 });
  expect({ acknowledged, rows, mails }).toEqual({ acknowledged: sent, rows: sent, mails: sent });
  expect(sent).toBeGreaterThanOrEqual(2 * enough);
}

async function killTwice(part: Supervised): Promise<void> {
  for (let count = 0; count < 2; count += 1) {
    const pid = part.pid();
    if (pid !== null) process.kill(pid, 'SIGKILL');
    await wait(1500);
  }
}

test('Postgres is killed', async () => {
  const outcome = await under('postgres', () => killTwice(stack.parts.postgres));
  expectNothingLost(outcome);
  expect(outcome.statuses[503]).toBeGreaterThan(0);
});

test('the function is killed', async () => {
  const outcome = await under('function', () => killTwice(stack.parts.edgeFunction));
  expectNothingLost(outcome);
  expect(outcome.statuses[0]).toBeGreaterThan(0);
});

test('the mail server refuses, then takes mails again', async () => {
  const outcome = await under('mail', async () => {
    stack.parts.mailSink.refuse(true);
    await wait(2500);
    stack.parts.mailSink.refuse(false);
  });
  expectNothingLost(outcome);
});

test('the database is slower than the deadline', async () => {
  const outcome = await under('slow', async () => {
    await sql.begin(async (transaction) => {
      await transaction`lock table public.leads in access exclusive mode`;
      await wait(6500);
    });
  });
  expectNothingLost(outcome);
  expect(outcome.statuses[503]).toBeGreaterThan(0);
});

test('the network is cut between the answer and the visitor', async () => {
  const proxy = await startProxy(stack.functionUrl, 7);
  const untilCut = () => waitFor('20 cuts', () => proxy.cuts() >= 20, 60);
  const outcome = await under('cut', untilCut, formAddress({ functionUrl: proxy.url }));
  await proxy.stop();
  expectNothingLost(outcome);
});
