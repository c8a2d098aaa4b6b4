import { expect, test } from 'vitest';
import { readLead } from '../../supabase/functions/submit-contact-form/lead';
import { MAIL_ADDRESS } from '../../supabase/functions/submit-contact-form/limits';
import { findUsPhone, hasPhoneNumber } from '../../supabase/functions/submit-contact-form/phone';
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

test.each([
  '(856) 555-0142',
  '+1 856 555 0142',
  '1-856-555-0142',
  '856\u2011555\u20110142',
  '856-555-0142 ext. 12',
  'Home: 856 555 0142, after 5',
])('the form and the mail agree that %s can be called', (typed) => {
  expect([hasPhoneNumber(typed), findUsPhone(typed)]).toEqual([true, '(856) 555-0142']);
});

test.each([
  '555-0142',
  '856-555-O142',
  '000-000-0000',
  '(856) 055-0142',
  '85655501422',
  '2 856 555 0142',
  'none',
])('the form and the mail agree that %s cannot be called', (typed) => {
  expect([hasPhoneNumber(typed), findUsPhone(typed)]).toEqual([false, '']);
});

test.each(['+44 20 7946 0958', '+52 (55) 8555 0142'])(
  '%s is a number of another country, which the mail leaves as it is',
  (typed) => {
    expect([hasPhoneNumber(typed), findUsPhone(typed)]).toEqual([true, '']);
  },
);
