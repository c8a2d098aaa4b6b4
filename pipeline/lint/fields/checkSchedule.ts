import type { ContentType } from '../../model/contentType';
import { contentTypes } from '../../model/contentTypes.generated';
import { showingOf } from '../../model/showing';
import type { Document } from '../Document';
import type { Problem } from '../Problem';
import { problemAt } from '../site/problemAt';

/** A page comes before it goes; home and “not found” do neither. */
export function* checkSchedule(document: Document): Generator<Problem> {
  const { from, until } = showingOf(document.fields);
  const field = from ? 'publishAt' : 'expiresAt';
  const { alwaysNeeded }: ContentType = contentTypes[document.type];
  if ((from || until) && alwaysNeeded?.includes(document.name)) {
    const message = `This page must always be there. Delete “${field}”.`;
    yield problemAt(document, field, { code: 'always-needed', message });
  } else if (from && until && until <= from) {
    const message =
      'This page would go before it comes: “expiresAt” must be later than “publishAt”. Correct one of the two.';
    yield problemAt(document, 'expiresAt', { code: 'schedule-crossed', message });
  }
}
