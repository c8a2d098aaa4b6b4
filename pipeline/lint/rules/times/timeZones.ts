import { ZONES_OF_STATE } from '../../../model/hours/timeZone';
import { rangeOfField } from '../../../passages/fieldRange';
import { isOfType } from '../../Document';
import { rule } from '../../rule';

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
