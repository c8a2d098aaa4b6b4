import { expect, test } from 'vitest';
import { initialsOf } from './initialsOf';

test.each([
  ['Dana Porter', 'DP'],
  ['Dana van der Berg', 'DB'],
  ['Dana', 'D'],
  ['  Élodie  Øst ', 'ÉØ'],
])('takes the first letters of the first and last word: %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
