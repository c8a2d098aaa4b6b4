import { equal } from 'node:assert/strict';
import { dialAddress } from './dialAddress.ts';

for (const [phone, address] of [
  ['(856) 555-0100', 'tel:8565550100'],
  ['+1 856 555 0100', 'tel:+18565550100'],
  ['856-555-0100 ext. 12', 'tel:8565550100'],
  ['856-555-0100x12', 'tel:8565550100'],
  ['856-555-0100 #12', 'tel:8565550100'],
  ['Home: 856-555-0100, after 5', 'tel:8565550100'],
  ['none', 'tel:'],
] as const) {
  Deno.test(`${phone} is dialled by ${address}`, () => equal(dialAddress(phone), address));
}
