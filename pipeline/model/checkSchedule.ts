import type { Problem } from '../report/Problem';
import type { ContentType } from './contentType';
import { contentTypes } from './contentTypes.generated';
import type { Draft } from './Draft';
import { problemAt } from './problemAt';
import { showingOf } from './showing';

/** A page comes before it goes; home and “not found” do neither. */
export function* checkSchedule(draft: Draft): Generator<Problem> {
  const { from, until } = showingOf(draft.fields);
  const field = from ? 'publishAt' : 'expiresAt';
  const { alwaysNeeded }: ContentType = contentTypes[draft.type];
  if ((from || until) && alwaysNeeded?.includes(draft.name)) {
    const message = `This page must always be there. Delete “${field}”.`;
    yield problemAt(draft, field, { code: 'always-needed', message });
  } else if (from && until && until <= from) {
    const message =
      'This page would go before it comes: “expiresAt” must be later than “publishAt”. Correct one of the two.';
    yield problemAt(draft, 'expiresAt', { code: 'schedule-crossed', message });
  }
}
