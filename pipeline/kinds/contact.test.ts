import { expect, test } from 'vitest';
import { emailKind, phoneKind } from './contact';

test.each([
  ['the number with digits for two letters', '8S6-555-OI42', '(856) 555-0142'],
  ['the number in a text with such a letter', 'call 856-555-O142', '(856) 555-0142'],
  ['the number of two words', '1-800-GOT-JUNK', '(800) 468-5865'],
  ['nothing for a letter that is like no digit', '(856) 555-A142', undefined],
  ['nothing for a word that may be digits', '(856) 555-OOSO', undefined],
  ['nothing for an area code behind the number', '555-0187 (612)', undefined],
  ['nothing for a letter too many', '856-555-0142O', undefined],
])('suggests %s', (_what, input, expected) => {
  expect(phoneKind.read?.(input, { meta: {} })).toBe(expected);
});

test.each(['ann@gmaid.com', 'al@icloud.com'])(
  'an address at a host that only resembles a well-known one is right: %s',
  (typed) => {
    expect(emailKind.parse(typed, {})).toBe(typed);
  },
);
