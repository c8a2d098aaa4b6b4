import { equal } from 'node:assert/strict';
import { senderOf } from './senderOf.ts';

for (const [forwarded, sender] of [
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7, 10.0.0.1', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1::6', '2001:db8:1:0'],
  ['::1', '0:0:0:0'],
  ['::ffff:127.0.0.1', '::ffff:127.0.0.1'],
  ['', ''],
] as const) {
  Deno.test(`${JSON.stringify(forwarded)} is sender ${JSON.stringify(sender)}`, () =>
    equal(senderOf(new Headers({ 'x-forwarded-for': forwarded })), sender));
}
