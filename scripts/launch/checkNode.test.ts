import { afterEach, expect, test, vi } from 'vitest';
import { checkNode } from './checkNode.mjs';

const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => said.mockClear());

test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('takes Node %s', (version) => {
  expect(checkNode(version)).toBe(true);
  expect(said).not.toHaveBeenCalled();
});

test.each(['18.20.4', '20.18.3'])('refuses Node %s in one sentence', (version) => {
  expect(checkNode(version)).toBe(false);
  expect(said.mock.calls).toEqual([
    [`This needs Node 20.19 or newer and found ${version}: install it from https://nodejs.org.`],
  ]);
});
