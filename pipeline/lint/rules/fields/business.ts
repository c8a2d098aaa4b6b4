import { monthsOf } from '../../../kinds/duration';
import { zonesOfState } from '../../../kinds/states';
import { MIN_CONTRAST, type PoorContrast, poorContrasts } from '../../../model/palette';
import { rangeOfName, rangeOfValue } from '../../../passages/Range';
import { isBroken, isOfType } from '../../Document';
import { type Rule, rule, warning } from '../../rule';
import { isTypo, normalize } from '../../suggest';

const isBusiness = isOfType('business');

/** Months. With a value outside these limits, `delete_old` and `delete_old_photos` in the database delete nothing. */
const KEEP_PERIODS = [
  { field: 'keepLeads', min: 3, max: 120, example: 24 },
  { field: 'keepPhotos', min: 1, max: 60, example: 6 },
] as const;

export const keepPeriod = rule({
  id: 'keep-period',
  advice:
    'Write a whole number of months from {min} to {max}, for example {example} months. With any other time, nothing is deleted.',
  fields(document, report) {
    if (!isBusiness(document)) return;
    for (const { field, ...limits } of KEEP_PERIODS) {
      const period = document.fields[field];
      const months = period && (monthsOf(period) ?? 0);
      if (months !== undefined && (months < limits.min || months > limits.max))
        report({ range: rangeOfValue(document, field), data: limits });
    }
  },
});

const timeZoneMissing = rule({
  id: 'time-zone-missing',
  what: '{state} has several time zones.',
  advice:
    'Add a line “timeZone: {first}” or “timeZone: {second}” to business.md, without spaces at its start.',
  adviceInForm: 'First send a form for the fact “Time zone”, and write {first} or {second}.',
  fields(document, report) {
    if (!isBusiness(document) || document.source.positions.has('timeZone')) return;
    const state = document.fields.address?.state ?? '';
    const [first, second] = zonesOfState(state);
    if (first && second)
      report({ range: rangeOfValue(document, 'address.state'), data: { state, first, second } });
  },
});

const emailMissing = rule({
  id: 'email-missing',
  what: 'Without an email address, requests from your forms cannot be sent to you.',
  advice: 'Add a line such as “email: hello@example.com”. Until you have an address, write “form: no”.',
  adviceInForm: 'Write one such as name@example.com.',
  fields(document, report) {
    if (!isBusiness(document) || isBroken(document, 'email') || document.fields.form === false) return;
    const { source } = document;
    if (!source.positions.has('email')) report({ range: rangeOfName({ source }, 'email') });
  },
});

const emailUnlikely = warning({
  id: 'email-unlikely',
  what: 'Your site is at {host}, and the domain of this address is almost the same.',
  advice: 'Did you mean {expected}? Leave it if it is right.',
  fields(document, report) {
    if (!isBusiness(document)) return;
    const { email = '', site } = document.fields;
    const [, name, typed = ''] = /^(.*)@(.*)$/.exec(email) ?? [];
    const host = site ? new URL(site).hostname.replace(/^www\./, '') : '';
    // Another domain may differ by its hyphens.
    if (normalize(typed) === normalize(host) || !isTypo(typed, host)) return;
    const expected = `${name}@${host}`;
    report({ range: rangeOfValue(document, 'email'), data: { host, expected }, expected });
  },
});

const TEXT_ON: Record<PoorContrast['field'], string> = {
  color: 'Text on this color, or in it,',
  action: 'The text of a button in this color',
};

const colorContrast = rule({
  id: 'color-contrast',
  what: '{text} would be hard to read: its contrast is {ratio} to 1, and must be at least {min}.',
  advice: 'The nearest color with enough contrast is {expected}.',
  fields(document, report) {
    const brand = isBusiness(document) ? document.fields.brand : undefined;
    for (const { field, ratio, expected } of poorContrasts(brand ?? {})) {
      const range = rangeOfValue(document, `brand.${field}`);
      // Rounded down, so that an insufficient ratio is not shown as sufficient.
      const shownRatio = (Math.floor(ratio * 100) / 100).toFixed(2);
      const data = { text: TEXT_ON[field], ratio: shownRatio, min: MIN_CONTRAST, expected };
      report({ range, data, expected: `"${expected}"` });
    }
  },
});

export const businessRules: readonly Rule[] = [timeZoneMissing, emailMissing, emailUnlikely, colorContrast];
