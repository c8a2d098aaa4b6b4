import { isAlwaysNeeded } from '../../../model/registry';
import { visibilityPeriod } from '../../../model/visibility';
import { rangeOfField, rangeOfName } from '../../../passages/fieldRange';
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
    const isSaid = (name: string) => source.positions.has(name);
    const field = fields.published === false ? 'published' : ['publishAt', 'expiresAt'].find(isSaid);
    if (!isAlwaysNeeded(document) || !field) return;
    const range = rangeOfField(source, field);
    const { line } = range.start;
    report({
      range,
      also: [rangeOfName(source, field)],
      data: { field },
      fix: write(wholeLines(document.file, line), ''),
    });
  },
});

const scheduleCrossed = rule({
  id: 'schedule-crossed',
  what: 'This page would go offline before it goes online: “expiresAt” must be later than “publishAt”.',
  advice: 'Correct one of the two.',
  fields(document, report) {
    const { from, until } = visibilityPeriod(document.fields);
    if (isAlwaysNeeded(document) || !from || !until || until > from) return;
    const placeOf = (name: string) => rangeOfField(document.source, name);
    report({ range: placeOf('expiresAt'), also: [placeOf('publishAt')] });
  },
});

export const periodRules: readonly Rule[] = [scheduleCrossed];
