import { localTime } from '../../../fields/timeZone';
import { zonesOf } from '../../../model/hours/timeZone';
import { isOfType } from '../../Document';
import { nameOfState } from '../places';
import { BUSINESS, differs, type FieldCheck, ofBusiness, type StatementKind } from './StatementKind';
import { isInState, statesOfPostalCode } from './stateFacts';

const ZIP = /\b(?:[A-Z]{2}|[A-Z][a-z]+)\.?,? (\d{5})\b/g;

const postalCode: StatementKind<readonly string[]> = {
  id: 'postal-code',
  isOfFile: true,
  types: ['area'],
  sign: /\b\d{5}\b/,
  readText({ text, key }) {
    const [first, ...others] = key === 'postalCode' ? [] : text.matchAll(ZIP);
    if (!first) return [];
    const [found, code = ''] = first;
    const value = [first, ...others].map(([, each = '']) => each);
    return [{ value, actual: code, index: first.index + found.length - code.length }];
  },
  contradicted({ value, actual }, document) {
    const known = isOfType('area')(document) ? document.fields.postalCode : undefined;
    // A town may have several.
    if (!known || value.includes(known.slice(0, 5))) return undefined;
    return { reason: differs(actual, 'the line “postalCode:” of this file', known) };
  },
};

const COUNTY = /\b(?:in|serv\w+|throughout|across|all over) ((?:(?:St\.|[A-Z][a-z]+)[ -]){1,3})County\b/g;

const county: StatementKind<string> = {
  id: 'county',
  types: ['area', 'page', 'service', 'business'],
  sign: /\bCounty\b/,
  readText: ({ text }) =>
    [...text.matchAll(COUNTY)].map(({ 0: all, 1: name = '', index }) => ({
      value: name.trim(),
      actual: `${name}County`,
      index: index + all.indexOf(name),
    })),
  contradicted({ value, actual }, document, { documents }) {
    const { counties } = ofBusiness(documents);
    const own = isOfType('area')(document) ? document.fields.county : undefined;
    if (!own && !counties) return undefined;
    if (own === value || counties?.includes(value)) return undefined;
    return own
      ? { reason: differs(actual, 'the line “county:” of this file', own) }
      : { reason: differs(actual, `the list “counties:” in ${BUSINESS}`, (counties ?? []).join(', ')) };
  },
};

export const placeStatements: readonly StatementKind[] = [postalCode, county];

const checkTown: FieldCheck = (document, { documents }) => {
  if (!isOfType('area')(document)) return [];
  const { state, postalCode: code, county: own } = document.fields;
  const { counties } = ofBusiness(documents);
  const found = checkPostalCode('postalCode', state, code).map((finding) => ({ ...finding, in: document }));
  if (own && counties && !counties.includes(own) && !counties.includes(own.replace(/ County$/, '')))
    found.push({
      in: document,
      field: 'county',
      reason: differs(own, `the list “counties:” in ${BUSINESS}`, counties.join(', ')),
    });
  return found;
};

const checkBusiness: FieldCheck = (document) => {
  if (!isOfType('business')(document)) return [];
  const { address, timeZone, geo } = document.fields;
  const { state, postalCode: code, country } = address ?? {};
  if (!state || country !== 'US') return [];
  const found = checkPostalCode('address.postalCode', state, code);
  const zones = zonesOf(state);
  if (timeZone && zones.length > 0 && !zones.some((zone) => isSameZone(zone, timeZone)))
    found.push({
      field: 'timeZone',
      reason: `This time zone is not that of ${nameOfState(state)}, where the business is. Correct this line, or “state:” below “address:”.`,
    });
  if (geo && geo.longitude < 0 && geo.latitude > 0 && isInState(geo, state) === false)
    found.push({
      field: 'geo.latitude',
      reason: `This position on the map is not in ${nameOfState(state)}, where the business is. Copy both numbers from a map again, or correct “state:” below “address:”.`,
    });
  return found.map((finding) => ({ ...finding, in: document }));
};

function checkPostalCode(field: string, state?: string, code?: string): { field: string; reason: string }[] {
  const actual = code && statesOfPostalCode(code);
  if (!state || !actual || actual.length === 0 || actual.includes(state)) return [];
  const [first = ''] = actual;
  return [
    {
      field,
      reason: `The ZIP code ${code} is in ${nameOfState(first)}, but “state:” says ${state}. Correct the one that is wrong.`,
    },
  ];
}

/** Some zones differ in summer only. */
const isSameZone = (one: string, other: string): boolean =>
  ['2024-01-15T12:00:00Z', '2024-07-15T12:00:00Z'].every(
    (instant) => localTime(new Date(instant), one) === localTime(new Date(instant), other),
  );

export const placeChecks: readonly FieldCheck[] = [checkTown, checkBusiness];
