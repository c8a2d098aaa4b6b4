import { showingOf } from '../../model/showing';
import type { Document } from '../Document';
import type { Problem } from '../Problem';
import { problemAt } from '../site/problemAt';

/** Pages that a site cannot be without, not even for a day. */
const ALWAYS = ['home', 'not-found'];

/** A page comes before it goes; home and “not found” do neither. */
export function* checkSchedule(document: Document): Generator<Problem> {
  const { from, until } = showingOf(document.fields);
  const field = from ? 'publishAt' : 'expiresAt';
  if ((from || until) && document.type === 'page' && ALWAYS.includes(document.name)) {
    const message = `This page must always be there. Delete “${field}”.`;
    yield problemAt(document, field, { code: 'always-needed', message });
  } else if (from && until && until <= from) {
    const message =
      'This page would go before it comes: “expiresAt” must be later than “publishAt”. Correct one of the two.';
    yield problemAt(document, 'expiresAt', { code: 'schedule-crossed', message });
  }
}
