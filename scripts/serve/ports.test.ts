import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { portOf, portProblem, readPort } from './ports';

test.each([
  [undefined, 4173],
  ['8080', 8080],
  ['0', undefined],
  ['65536', undefined],
  ['4173.5', undefined],
])('PORT=%s is %s', (setting, port) => {
  expect(readPort(setting)).toBe(port);
});

test('names a port that another program has', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const port = portOf(other);
  expect(await portProblem(port)).toBe(`Port ${port} is in use by another program`);

  await new Promise((resolve) => other.close(resolve));
  expect(await portProblem(port)).toBeUndefined();
});
