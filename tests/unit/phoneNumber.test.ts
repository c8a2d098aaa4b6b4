import { expect, test } from 'vitest';
import { findUsPhone, hasPhoneNumber } from '../../supabase/functions/submit-contact-form/phone';

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
