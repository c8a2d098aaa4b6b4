import { isAlwaysNeeded } from '../../../model/registry';
import { visibilityPeriod } from '../../../model/visibility';
import { rangeOfName, rangeOfValue } from '../../../passages/fieldRange';
import { wholeLines } from '../../../passages/Range';
import { write } from '../../finding';
import { type Rule, rule } from '../../rule';

export const alwaysNeeded = rule({
  id: 'always-needed',
  what: 'This page must always be there.',
  advice: 'Delete “{field}”.',
  about:
    'The home page and the “not found” page must always be online. Delete published, publishAt and expiresAt there.',
  fields(document, report) {
    const { fields, source } = document;
    const isSet = (name: string) => source.positions.has(name);
    const field = fields.published === false ? 'published' : ['publishAt', 'expiresAt'].find(isSet);
    if (!isAlwaysNeeded(document) || !field) return;
    const range = rangeOfValue(document, field);
    const edits = write(wholeLines(document.file, range.start.line), '');
    report({ range, also: [rangeOfName({ source }, field)], data: { field }, edits });
  },
});

const scheduleCrossed = rule({
  id: 'schedule-crossed',
  what: 'This page would go offline before it goes online: “expiresAt” must be later than “publishAt”.',
  advice: 'Correct one of the two.',
  fields(document, report) {
    const { from, until } = visibilityPeriod(document.fields);
    if (isAlwaysNeeded(document) || !from || !until || until > from) return;
    report({ range: rangeOfValue(document, 'expiresAt'), also: [rangeOfValue(document, 'publishAt')] });
  },
});

export const periodRules: readonly Rule[] = [scheduleCrossed];
