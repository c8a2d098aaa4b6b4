import { TIME_ZONES } from '../../../fields/timeZone';
import { ZONES_OF_STATE } from '../../../model/hours/timeZone';
import { rangeOfField } from '../../../passages/fieldRange';
import { isOfType } from '../../Document';
import { checkValues } from '../../fields/faults';
import { type Rule, rule } from '../../rule';
import { nearest } from '../../suggest';

const NAMES = Object.keys(TIME_ZONES);
const KNOWN = `The time zones are ${NAMES.join(', ')}.`;

const timeZoneUnknown = rule({
  id: 'time-zone',
  about: `Write the time zone of your business. ${KNOWN} Names such as America/Boise are understood too.`,
  fields: checkValues('time zone', ({ input }) => {
    const expected = nearest(input, NAMES);
    return { reason: expected ? `${KNOWN} Write ${expected}.` : KNOWN, expected };
  }),
});

export const timeZoneMissing = rule({
  id: 'time-zone-missing',
  what: '{state} has several time zones.',
  advice:
    'Add a line “timeZone: {first}” or “timeZone: {second}” to business.md, without spaces at its start.',
  inForm: 'First send a form for the fact “Time zone”, and write {first} or {second}.',
  about:
    'Your state has several time zones. Write which one your business is in, so that pages, emails and lists show the right time.',
  fields(document, report) {
    if (!isOfType('business')(document) || document.source.positions.has('timeZone')) return;
    const state = document.fields.address?.state ?? '';
    const [first, second] = ZONES_OF_STATE[state] ?? [];
    if (first && second)
      report({
        range: rangeOfField(document.source, 'address.state'),
        data: { state, first, second },
      });
  },
});

export const timeZoneRules: readonly Rule[] = [timeZoneUnknown];
