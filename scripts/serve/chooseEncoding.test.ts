import { expect, test } from 'vitest';
import { chooseEncoding } from './chooseEncoding';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, identity', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', undefined],
  [undefined, undefined],
])('%s: %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
