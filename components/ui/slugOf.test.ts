import { expect, test } from 'vitest';
import { slugOf } from './slugOf';

test.each([
  ['Before & After', 'before-after'],
  ['  Our posts!', 'our-posts'],
])('%s becomes %s', (label, slug) => {
  expect(slugOf(label)).toBe(slug);
});
