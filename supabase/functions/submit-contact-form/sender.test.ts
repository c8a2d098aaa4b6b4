import { equal } from 'node:assert/strict';
import { senderAddress } from './sender.ts';

for (const [stated, sender] of [
  ['203.0.113.7', '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:0db8:0001:0002'],
  ['2001:DB8:1:2:ffff::2', '2001:0db8:0001:0002'],
  ['2001:0DB8:0001::6', '2001:0db8:0001:0000'],
  ['::1', '0000:0000:0000:0000'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['fe80::1%eth0', 'fe80::1%eth0'],
  ['', ''],
] as const) {
  Deno.test(`${JSON.stringify(stated)} is sender ${JSON.stringify(sender)}`, () =>
    equal(senderAddress(new Headers({ 'cf-connecting-ip': stated }), 'cf-connecting-ip'), sender));
}

Deno.test('what a client claims in another header is no address', () =>
  equal(senderAddress(new Headers({ 'x-forwarded-for': '203.0.113.7' }), 'cf-connecting-ip'), ''));
