import { expect, test } from 'vitest';
import { isRequest, requestInText } from './requests';

test.each([
  'delete it pls',
  'Please delete the review of Ines Morel',
  'can you take down the old photo',
  'same but add that we do emergency calls',
  'keep it the same except the price',
  'no change',
  'add tile please',
  'can you pick some',
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
  'will write this over the weekend',
  'the rest is coming soon',
  'Joe, cant remember his name',
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
  'Winter is coming',
  'Updated with quartz counters',
  'Fix the drip with a new washer',
  'Can you choose your own tile?',
  'A period home in Bath',
])('“%s” is no request', (text) => {
  expect(isRequest(text, true)).toBe(false);
});

test.each([
  ['Please remove your vehicles from the driveway before we arrive.', undefined],
  ['Before we come, please remove the pictures from the walls.', undefined],
  ['Can you hide the wires in the wall?', undefined],
  ['Relight the pilot before it goes out.', undefined],
  ['We can move an outlet in that wall before it goes up.', undefined],
  ['Do it twice (Yes, see below).', undefined],
  ['Do it early (tip: check it monthly) and it lasts.', undefined],
  ['Read the terms in the document that we sent you.', undefined],
  ['Call early to reserve a spot on our spring schedule.', undefined],
  ['Can you change to a tankless heater?', undefined],
  ['Can you write an estimate for my insurance?', undefined],
  ['They did the porch. Will write more later.', undefined],
  ['In the period they lived here, a comma was all we changed.', undefined],
  ['Please check the spelling before it goes live.', 'Please check the spelling before it goes live.'],
  ['It is nice. Can you add my name to the menu?', 'Can you add my name to the menu?'],
  ['They told us to put it in writing and they did.', undefined],
  ['Start a letter, new paragraph, sign it', undefined],
  ['there is a gap new paragraph in most old houses', 'new paragraph in most old houses'],
  ['Al paints. Ann says to put that he is single', 'says to put that he is single'],
  ['We kept the period look comma and it works', 'comma and it works'],
  [
    'It is done. Please remove the old photo of the blue one.',
    'Please remove the old photo of the blue one.',
  ],
  ['Can you please hide the page about decks?', 'Can you please hide the page about decks?'],
  ['I’ll write the rest later.', 'I’ll write the rest later.'],
  ['i will email the text tonight', 'i will email the text tonight'],
  ['Nice. please delete it', 'please delete it'],
  [
    'its in the word doc i emailed you, can you drop it in? thx',
    'in the word doc i emailed you, can you drop it in? thx',
  ],
  ['So sweet!! can you fix the spelling before it goes up', 'can you fix the spelling before it goes up'],
  ['It costs more. (TOM - check this price!!)', '(TOM - check this price!!)'],
  ['Pat is still writing this one. Just hold the spot.', 'is still writing this one. Just hold the spot.'],
  ['it is in the document, pls copy it over', 'it is in the document, pls copy it over'],
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
