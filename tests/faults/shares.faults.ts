import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { announce } from '../backend/announce';
import { fileStack } from '../backend/fileStack';
import { shipped, shippedLimits } from '../backend/openTestStack';
import { jpeg, postJson, sampleLead } from '../backend/postLead';
import { waitFor } from '../backend/waitFor';

const { photos } = shipped;

const MEGABYTE = 1024 * 1024;

const { stack, sql } = await fileStack(shippedLimits);

const from = (sender: string) => ({ ...stack, sender });

/** Requests from addresses of their own, of which a person would send one. Returns how many are stored, and mailed within 15 s. */
async function countHonest(count: number, network: string): Promise<{ stored: number; mailed: number }> {
  const name = `Honest ${network}`;
  for (let number = 1; number <= count; number += 1)
    await postJson(from(`${network}.${number}`), sampleLead({ name, message: `I am number ${number}` }));
  const read = async () => {
    const [row] = await sql<{ stored: number; mailed: number }[]>`
      select count(*)::integer as stored, count(o.sent_at)::integer as mailed
      from public.leads l left join private.outbox o on o.lead_id = l.id and o.kind = 'owner' where l.name = ${name}`;
    return row ?? { stored: 0, mailed: 0 };
  };
  await waitFor('their mails', async () => (await read()).mailed === count, 15).catch(() => undefined);
  return read();
}

test('six addresses that add one photograph after another take two mails a request, and leave room for others', async () => {
  const addresses = [1, 2, 3, 4, 5, 6].map((number) => from(`198.${number}.100.1`));
  const add = async (address: (typeof addresses)[number]) => {
    for (let request = 0; request < 2; request += 1) {
      const { send, announceMore } = await announce(address, 0, { name: 'Attacker' });
      for (let number = 1; number <= 8; number += 1) {
        await wait(400);
        await announceMore(number);
        await send(number);
      }
    }
  };
  await Promise.all(addresses.map(add));
  expect(await countHonest(5, '203.0.113')).toEqual({ stored: 5, mailed: 5 });
  const mails = await sql`
    select l.priority, array_agg(o.priority order by o.created_at) as mails
    from public.leads l join private.outbox o on o.lead_id = l.id where l.name = 'Attacker' group by l.id order by 1`;
  // Its mails count as its requests do: the next one waits behind them.
  expect(mails).toEqual([
    ...Array(6).fill({ priority: 0, mails: [0, 1] }),
    ...Array(6).fill({ priority: 2, mails: [2, 3] }),
  ]);
});

test('one address fills a tenth of what is free by day, the digest names it, and its photographs can be deleted', async () => {
  const filler = from('198.51.100.20');
  const fill = async () => {
    const { send } = await announce(filler, 8, { name: 'Filler' });
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) await send(number, jpeg(2.4 * MEGABYTE));
  };
  for (let request = 0; request < 4; request += 1) await fill();
  const bytesOf = async (name: string) => {
    const [row] = await sql<{ bytes: number }[]>`
      select coalesce(sum(octet_length(p.bytes)), 0)::integer as bytes
      from private.photos p join public.leads l on l.id = p.lead_id where l.name = ${name}`;
    return row?.bytes ?? 0;
  };
  const filled = await bytesOf('Filler');
  console.log(`${filled / MEGABYTE} of ${photos.quota / MEGABYTE} MB are filled`);
  expect(filled).toBeLessThanOrEqual(photos.quota / 10);
  // All of one request.
  expect(filled).toBeGreaterThan(8 * 2.4 * MEGABYTE);

  // The next day, it has a share of what is left.
  await sql`
    update private.photos p set received_at = p.received_at - interval '1 day' from public.leads l
    where l.id = p.lead_id and l.name = 'Filler'`;
  await fill();
  expect(await bytesOf('Filler')).toBeLessThanOrEqual((photos.quota / 10) * 1.9);
  const honest = await announce(from('203.0.113.20'), 2, { name: 'With photographs' });
  for (const number of [1, 2]) expect(await honest.send(number, jpeg(500_000))).toEqual([200, 'stored']);

  const [row] = await sql`select private.read_digest() -> 'photoSenders' as most`;
  expect(row?.most.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['Filler', 'With photographs']),
  );
  expect(row?.most[0]).toMatchObject({ name: 'Filler', bytes: await bytesOf('Filler') });
  await sql`select private.delete_photos(${row?.most[0].id})`;
  expect([await bytesOf('Filler'), await bytesOf('With photographs')]).toEqual([0, 1_000_000]);
});
