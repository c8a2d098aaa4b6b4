import { expect, test } from 'vitest';
import { inEnglish } from './spanish';

test.each([
  ['L-V 8-5, S 9-1', 'Monday-Friday 8-5, Saturday 9-1'],
  ['L a J 8 a 5', 'Monday to Thursday 8 to 5'],
  ["Dan's Las Vegas plumbing", "Dan's Las Vegas plumbing"],
  ['3 de junio de 2026', '3 June 2026'],
])('%j is %j in English', (text, english) => {
  expect(inEnglish(text)).toBe(english);
});
