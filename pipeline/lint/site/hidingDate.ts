import { isShown, showingOf } from '../../model/showing';

export type HidingDate = 'publishAt' | 'expiresAt';

/** The date for which visitors do not see a page now, where it is a date. */
export function hidingDate(fields: Record<string, unknown>, now: Date): HidingDate | undefined {
  if (fields.published === false || isShown(fields, now)) return undefined;
  const { until } = showingOf(fields);
  return until && until <= now.toISOString() ? 'expiresAt' : 'publishAt';
}
