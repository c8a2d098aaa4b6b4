import { expect, test } from 'vitest';
import { findError } from './startPostgres';

test.each([
  [
    '2024-03-15 14:00:00 UTC [7] FATAL:  could not write to file "base/4": No space left on device\n[7] STATEMENT: …\n',
    'could not write to file "base/4": No space left on device',
  ],
  ['initdb: error: invalid locale name "X"\n', 'invalid locale name "X"'],
  ['The files belong to user "postgres".\n', undefined],
])('finds the error in %j', (output, error) => {
  expect(findError(output)).toBe(error);
});
