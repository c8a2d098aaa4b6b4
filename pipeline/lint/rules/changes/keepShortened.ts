import { monthsOf, parseDuration } from '../../../fields/duration';
import { rule } from '../../rule';
import { changedFiles } from '../../site/changes/changedFiles';

export const keepShortened = rule({
  id: 'keep-shortened',
  on: 'site',
  severity: 'warning',
  message:
    'This says {now}, and before this change it said {before}. Once this is published, the {what} from before {date} are deleted for good. If you need some of them, save them first.',
  check(input, report) {
    for (const { document, before, now } of changedFiles(input))
      if (document.type === 'business')
        for (const [field, what] of KEPT_FIELDS) {
          const [old, fresh] = [before, now].map((texts) => texts.get(field) ?? '');
          const [was, is] = [old, fresh].map((text) => monthsOf(parseDuration(text ?? '') ?? NO_TIME));
          if (old && fresh && is && was && is < was)
            report({
              in: document,
              field,
              data: { now: fresh, before: old, what, date: monthsBefore(input.now.today, is) },
            });
        }
  },
});

const KEPT_FIELDS = [
  ['keepLeads', 'requests'],
  ['keepPhotos', 'photographs of requests'],
] as const;

const NO_TIME = { low: 0, high: 1, unit: 'day' } as const;

function monthsBefore(today: string, months: number): string {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
