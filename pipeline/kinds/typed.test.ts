import { expect, test } from 'vitest';
import { readingsOf } from './kind';
import { kinds } from './kinds.generated';
import { closesAt, opensAt, readTime, readTimes } from './time';
import { isNone, isRequest, requestInText } from './words';

test.each([
  ['amount', '800-1.2k', '$800 - $1,200'],
  ['amount', '$4.200,00', '$4,200'],
  ['amount', '4.25k', undefined],
  ['amount', 'the mid $40s', undefined],
  ['duration', 'two to three weeks', '2 to 3 weeks'],
  ['month', '10/23', undefined],
  ['web address', 'http:/my-site.example', 'https://my-site.example'],
])('the %s %j', (name, typed, expected) => {
  const kind = kinds.find((each) => each.name === name);
  expect(kind && readingsOf(kind, typed, { meta: {} })).toEqual(expected === undefined ? [] : [expected]);
});

test.each([
  ['7', '7:00 AM', undefined],
  ['5', undefined, '5:00 PM'],
  ['at 730', '07:30', '07:30'],
  ['17:30 pm', '17:30', '17:30'],
  ['16h30', '16:30', '16:30'],
  ['9 at night', '9:00 PM', '9:00 PM'],
])('the time %j as an opening and a closing time', (typed, opens, closes) => {
  expect(readTime(typed, opensAt)).toBe(opens);
  expect(readTime(typed, closesAt)).toBe(closes);
});

test.each([
  ['8 to noon, 1-5 PM', '8:00 AM - 12:00 PM, 1:00 PM - 5:00 PM'],
  ['6:30-noon', '6:30 AM - 12:00 PM'],
  ['5 to noon', undefined],
  ['noon to 430', '12:00 PM - 4:30 PM'],
  ['6-9 PM', undefined],
  ['7-5-9', undefined],
])('the times %j', (typed, expected) => {
  expect(readTimes(typed)).toBe(expected);
});

test.each([
  'delete it pls',
  'Please delete the review of Ines Morel',
  'can you take down the old photo',
  'same but add that we do emergency calls',
  'keep it the same except the price',
  'no change',
  'use the one from facebook',
  'you pick',
  'we moved!! new one is 45 Pearl St',
  'We moved to 45 Pearl St',
  '207-555-0163 -> 207-555-0199',
  '$100 → $120',
  'change to bo@harborlight.example',
  'should be 2004',
  'add: gas lines',
  'Ada left, take her off',
  'Bo no longer works here',
  'we dropped it',
  'no office anymore',
  'same street, number 14',
  'Harbor Light LLC (we incorporated)',
  'joey (my nephew)',
  'me (Ada)',
  'Lead Designer (new title starting January)',
  'split level, 70s i think',
  'TBD ask Ada',
  'it is in the document, pls copy it over',
])('“%s” is a request', (text) => {
  expect(isRequest(text, true)).toBe(true);
});

test.each([
  'Remove a wall, gain a kitchen',
  'Please wipe your feet: a clean job in Bath',
  'Can you move a load-bearing wall?',
  'Change your furnace filter',
  'Add value to your home',
  'New kitchen, same footprint',
  'The same crew from start to finish',
  'Take the stairs: a new entry in Saco',
  'Privacy -> /privacy',
  'Old house, new address plate',
  'We moved a sink to the island',
  'Same house, but warmer',
  'Same wall but after',
  'What I think of tile',
  'Please call before noon',
  'Don’t use bleach on grout',
  'We paint and also hang paper',
  'A kitchen in Bath (our best yet)',
  'Choosing the wrong one',
  'Keep it, patch it or cover it: how we decide',
])('“%s” is no request', (text) => {
  expect(isRequest(text, true)).toBe(false);
});

test.each([
  ['Please remove your vehicles from the driveway before we arrive.', undefined],
  ['Before we come, please remove the pictures from the walls.', undefined],
  ['Can you hide the wires in the wall?', undefined],
  ['Can you write an estimate for my insurance?', undefined],
  ['They did the porch. Will write more later.', undefined],
  [
    'It is done. Please remove the old photo of the blue one.',
    'Please remove the old photo of the blue one.',
  ],
  ['Can you please hide the page about decks?', 'Can you please hide the page about decks?'],
  ['I’ll write the rest later.', 'I’ll write the rest later.'],
  ['Nice. please delete it', 'please delete it'],
])('of “%s”, this is a request and not for visitors: %s', (text, request) => {
  expect(requestInText(text)).toBe(request);
});

test.each([
  'Please use these guys! They were great.',
  'Please keep the valve open.',
  'See what we have built this year',
  'Get the right primer for this job',
  'Insulation will add more comfort.',
  'We will send it by mail.',
])('a text may say “%s”', (text) => {
  expect(isRequest(text, false)).toBe(false);
});

test('a story that begins with “Nobody” is an answer', () => {
  expect(isNone('nobody else, just me')).toBe(true);
  expect(isNone('Nobody had filled the tub in nine years. We took it out and moved the drain.')).toBe(false);
});
