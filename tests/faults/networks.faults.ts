import { expect, test } from 'vitest';
import { fileStack } from '../backend/fileStack';
import { shipped, shippedLimits } from '../backend/openTestStack';
import { postJson, sampleLead } from '../backend/postLead';

const { limits } = shipped;

const { stack, sql } = await fileStack(shippedLimits);

/** Posts a request of its own text, as the page does. Returns the status. */
async function post(sender: string, name: string): Promise<number> {
  const lead = sampleLead({ name, message: `${name} from ${sender}, ${Math.random()}` });
  const answer = await postJson({ ...stack, sender }, lead);
  await answer.text();
  return answer.status;
}

async function reasonsOf(name: string): Promise<string[]> {
  const rows = await sql<{ reason: string | null }[]>`
    select held_reason as reason from public.leads where name = ${name} order by received_at`;
  return rows.map(({ reason }) => reason ?? 'none');
}

test("a customer's /56 is one sender, and its neighbor's first request is stored all the same", async () => {
  const statuses: number[] = [];
  for (let number = 0; number < 130; number += 1)
    statuses.push(await post(`2001:db8:1:${(0xab00 + (number % 65)).toString(16)}::${number}`, 'Household'));
  expect(statuses).toEqual([...Array(100).fill(200), ...Array(30).fill(429)]);
  expect((await reasonsOf('Household')).slice(limits.senderHeldAfter)).toEqual(
    Array(50).fill(`more than ${limits.senderHeldAfter} requests in an hour from one sender`),
  );
  expect(await post('2001:db8:1:abff::1', 'Neighbor')).toBe(200);
  expect(await post('2001:db8:1:ac00::1', 'Other customer')).toBe(200);
  expect(await reasonsOf('Other customer')).not.toEqual([expect.stringMatching(/from one sender/)]);
});

test('while a whole /32 imitates the page, 18 of 18 honest requests are stored, and mailed or in the digest', async () => {
  const names = Array.from({ length: 18 }, (_, number) => `Honest ${number}`);
  const honest: number[] = [];
  let sent = 0;
  const attack = async () => {
    while (sent < 1800) {
      sent += 1;
      const number = sent;
      await post(`2001:db9:${number.toString(16)}:100::1`, 'Imitator');
      if (number % 100 === 0) {
        const index = number / 100 - 1;
        const sender = index % 2 ? `2a02:${100 + index}::1` : `${index + 20}.113.7.9`;
        honest.push(await post(sender, names[index] ?? ''));
      }
    }
  };
  await Promise.all(Array.from({ length: 50 }, attack));
  expect(honest).toEqual(Array(18).fill(200));
  const [row] = await sql`select private.read_digest() as digest`;
  const { leads, heldLeads } = row?.digest ?? {};
  const listed = new Set([...leads, ...heldLeads].map(({ name }) => name));
  const reasons = (await Promise.all(names.map(reasonsOf))).flat();
  console.log(`${reasons.filter((reason) => reason === 'none').length} of 18 mailed at once`);
  expect(names.filter((name) => !listed.has(name))).toEqual([]);
});
