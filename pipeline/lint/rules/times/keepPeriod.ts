import { monthsOf } from '../../../fields/duration';
import { rangeOfField } from '../../../passages/fieldRange';
import { isOfType } from '../../Document';
import { rule } from '../../rule';

/** Months; `delete_old` and `delete_old_photos` in the database delete nothing for others. */
const KEPT = {
  keepLeads: { min: 3, max: 120, example: 24 },
  keepPhotos: { min: 1, max: 60, example: 6 },
} as const;
const KEPT_FIELDS = ['keepLeads', 'keepPhotos'] as const;

const isBusiness = isOfType('business');

export const keepPeriod = rule({
  id: 'keep-period',
  advice:
    'Write a whole number of months from {min} to {max}, for example {example} months. With any other time, nothing is deleted.',
  fields(document, report) {
    if (!isBusiness(document)) return;
    for (const field of KEPT_FIELDS) {
      const kept = document.fields[field];
      const months = kept && (monthsOf(kept) ?? 0);
      const { min, max } = KEPT[field];
      if (months !== undefined && (months < min || months > max))
        report({ range: rangeOfField(document.source, field), data: KEPT[field] });
    }
  },
});
