import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { whyNotPort } from './whyNotPort';

test('names a port that another program has', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port));
  });
  expect(await whyNotPort(port)).toBe(`Port ${port} is in use by another program`);

  await new Promise((resolve) => other.close(resolve));
  expect(await whyNotPort(port)).toBeUndefined();
});
