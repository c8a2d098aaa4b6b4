import { expect, test } from 'vitest';
import { postAddress } from './Gallery';

test('is the post that the frame names', () => {
  expect(
    postAddress('https://network.test/plugin?href=https%3A%2F%2Fnetwork.test%2Fposts%2F1&width=500'),
  ).toBe('https://network.test/posts/1');
});

test.each(['https://network.test/posts/1', 'https://network.test/plugin?href=javascript%3Aalert(1)'])(
  'is the frame itself where it names no web address: %s',
  (url) => {
    expect(postAddress(url)).toBe(url);
  },
);
