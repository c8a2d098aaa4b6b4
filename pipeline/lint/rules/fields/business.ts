import { monthsOf } from '../../../kinds/duration';
import { repositoryAnswer } from '../../../kinds/link';
import { readPlace } from '../../../kinds/places';
import { zonesOfState } from '../../../kinds/states';
import { MIN_CONTRAST, type PoorContrast, poorContrasts } from '../../../model/palette';
import { fileSlug } from '../../../model/urls';
import { type Edit, rangeOfName, rangeOfText, rangeOfValue } from '../../../passages/Range';
import { valueAt } from '../../../source/Source';
import { type Document, isBroken, isOfType } from '../../Document';
import { checkFaults } from '../../fields/faults';
import { metaAt } from '../../fields/fieldSchema';
import { type Finding, rule, warning } from '../../rule';
import { hostOf } from '../../site/links/addressIndex';
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
    const host = hostOf(site ?? '');
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

export const businessRules = [timeZoneMissing, emailMissing, emailUnlikely, colorContrast];

const slug = rule({
  id: 'slug',
  fields: checkFaults('address part', ({ field, input }, document) => ({
    advice: `The last part of an address has small letters, digits and hyphens only, for example ${metaAt(document, field).example}.`,
    expected: lastPartOf(String(input)) || undefined,
  })),
});

/** The likely last part of an address, without its folder and its extension. */
function lastPartOf(input: string): string {
  const path = input.replace(/^https?:\/\/[^/]*/, '').replace(/[?#].*$/, '') || input;
  const isPath = /^\/|^blog\//.test(path);
  const part = isPath ? path.slice(path.replace(/\/+$/, '').lastIndexOf('/') + 1) : path;
  return fileSlug(part.replace(/\.(?:mdx?|html?|php|txt|aspx?)$/i, ''));
}

const TOWN = { advice: 'Write only the town here, without its state and its ZIP code.' };
const TOWN_ELSEWHERE = { advice: 'Write only the town here, and {state} after “state:”.' };

/** What is reported if the state behind the name of a town is not the one of the file. */
function withOtherState(document: Document, name: Edit): Partial<Finding> {
  const { fields, source } = document;
  const { state } = readPlace(String(valueAt(source.values, 'name')));
  if (!state || state === fields.state || !('state' in fields)) return {};
  const edits = [name, { range: rangeOfText(document, 'state'), text: state }];
  return { ...TOWN_ELSEWHERE, data: { state }, edits };
}

const addressParts = warning({
  id: 'address-parts',
  advice: 'Write only the street here, without the town, the state and the ZIP code.',
  fields(document, report) {
    const { address } = isOfType('business')(document) ? document.fields : {};
    const name = isOfType('area')(document) ? document.fields.name : undefined;
    const read = { 'address.street': address?.street, 'address.town': address?.town, name };
    for (const [field, expected] of Object.entries(read)) {
      if (expected === undefined || valueAt(document.source.values, field) === expected) continue;
      const range = rangeOfText(document, field);
      const says = field === 'address.street' ? undefined : TOWN;
      const other = field === 'name' && withOtherState(document, { range, text: expected });
      report({ range, ...says, expected, ...other });
    }
  },
});

const repository = rule({
  id: 'repository',
  kind: 'sure',
  advice: 'Write only the owner and the name of the repository: {name}.',
  fields(document, report) {
    const written = isOfType('business')(document) ? (document.fields.repository ?? '') : '';
    const name = repositoryAnswer.parse(written, {}) ?? written;
    const range = rangeOfText(document, 'repository');
    if (name !== written) report({ range, data: { name }, expected: name });
  },
});

export const addressRules = [slug, addressParts, repository];
