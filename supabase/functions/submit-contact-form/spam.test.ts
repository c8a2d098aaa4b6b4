import { equal } from 'node:assert/strict';
import { type Lead, readLead } from './lead.ts';
import { senderAddress, suspectSpam } from './spam.ts';

const leadWith = (changes: Partial<Lead>): Lead => ({
  ...readLead({ name: 'Ann', email: 'ann@example.com', phone: '1', message: 'Hello' }),
  ...changes,
});
const at = (seconds: number) => new Date(Date.UTC(2024, 2, 15, 14, 0, seconds)).toISOString();

Deno.test('a request without a start time is not suspected', () => equal(suspectSpam(leadWith({}), 2), null));

Deno.test('a filled honeypot is suspected', () =>
  equal(suspectSpam(leadWith({ website: 'x' }), 2), 'filled in the hidden field'));

Deno.test('a form filled in too fast is suspected', () =>
  equal(suspectSpam(leadWith({ startedAt: at(0), submittedAt: at(1) }), 2), 'filled in within 2 seconds'));

Deno.test('two seconds are enough', () =>
  equal(suspectSpam(leadWith({ startedAt: at(0), submittedAt: at(2) }), 2), null));

Deno.test('a clock that ran backwards says nothing', () =>
  equal(suspectSpam(leadWith({ startedAt: at(9), submittedAt: at(1) }), 2), null));

for (const [forwarded, sender] of [
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7, 10.0.0.1', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:DB8:1:2:ffff::2', '2001:db8:1:2'],
  ['2001:DB8:1::6', '2001:db8:1:0'],
  ['::1', '0:0:0:0'],
  ['::ffff:127.0.0.1', '::ffff:127.0.0.1'],
  ['', ''],
] as const) {
  Deno.test(`${JSON.stringify(forwarded)} is sender ${JSON.stringify(sender)}`, () =>
    equal(senderAddress(new Headers({ 'x-forwarded-for': forwarded })), sender));
}
