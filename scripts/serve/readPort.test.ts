import { expect, test } from 'vitest';
import { readPort } from './readPort';

test.each([
  [undefined, 4173],
  ['', 4173],
  ['8080', 8080],
  ['0', undefined],
  ['65536', undefined],
  ['4173.5', undefined],
  ['http', undefined],
])('PORT=%s is %s', (setting, port) => {
  expect(readPort(setting)).toBe(port);
});
