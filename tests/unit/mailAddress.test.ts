import { expect, test } from 'vitest';
import { readLead } from '../../supabase/functions/submit-contact-form/lead';
import { MAIL_ADDRESS } from '../../supabase/functions/submit-contact-form/limits';
import { sampleBusiness } from '../../supabase/functions/submit-contact-form/sampleBusiness';

/** As browsers match a `pattern`. */
const pattern = new RegExp(`^(?:${MAIL_ADDRESS})$`, 'v');

function isTaken(email: string): boolean {
  try {
    readLead({ name: 'Ann', phone: '1', message: 'Hello', email }, sampleBusiness);
    return true;
  } catch {
    return false;
  }
}

test.each([
  ["a.b+c_d'e@mail.example.co", true],
  ['ann@example.technology', true],
  ['ann@example.xn--p1ai', true],
  ['a@b', false],
  ['ann@localhost', false],
  ['ann@example.c', false],
  ['ann@example.com@example.com', false],
  ['ann@example.com\r\nBcc: evil@example.com', false],
  ['ann@example.com,evil@example.com', false],
  ['"a" <evil@example.com>', false],
  ['ann@example.com.', false],
  ['ann@.example.com', false],
  ['.ann@example.com', false],
  ['ann.@example.com', false],
  ['an..n@example.com', false],
  ['ann@192.168.1.1', false],
  [`${'a'.repeat(65)}@example.com`, false],
])('the form and the function agree on %s', (address, expected) => {
  expect([pattern.test(address), isTaken(address)]).toEqual([expected, expected]);
});
