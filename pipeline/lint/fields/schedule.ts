import { showingOf } from '../../model/showing';
import type { Document } from '../Document';
import { rule } from '../rule';

/** Pages that a site cannot be without, not even for a day. */
const ALWAYS = ['home', 'not-found'];

const isAlwaysNeeded = ({ type, name }: Document) => type === 'page' && ALWAYS.includes(name);

export const alwaysNeeded = rule({
  id: 'always-needed',
  on: 'fields',
  severity: 'error',
  about:
    'The home page and the “not found” page must always be online. Delete publishAt and expiresAt there.',
  examples: {
    file: 'pages/not-found.md',
    wrong: 'label: Not found\nexpiresAt: 2199-12-01',
    right: 'label: Not found',
  },
  check(document, report) {
    const { from, until } = showingOf(document.fields);
    if (!isAlwaysNeeded(document) || (!from && !until)) return;
    const field = from ? 'publishAt' : 'expiresAt';
    report({ field, reason: `This page must always be there. Delete “${field}”.` });
  },
});

export const scheduleCrossed = rule({
  id: 'schedule-crossed',
  on: 'fields',
  severity: 'error',
  about: 'expiresAt must be later than publishAt.',
  examples: {
    file: 'pages/thank-you.md',
    wrong: 'publishAt: 2024-12-01\nexpiresAt: 2024-11-01',
    right: 'publishAt: 2024-12-01\nexpiresAt: 2199-11-01',
    replace: 'listed: no',
  },
  check(document, report) {
    const { from, until } = showingOf(document.fields);
    if (isAlwaysNeeded(document) || !from || !until || until > from) return;
    const reason =
      'This page would go before it comes: “expiresAt” must be later than “publishAt”. Correct one of the two.';
    report({ field: 'expiresAt', reason });
  },
});
