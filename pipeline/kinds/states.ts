import type { Kind } from './kind';

type State = readonly [name: string, abbreviations: string, postalCodes: string, ...timeZones: string[]];

/**
 * The states and territories that the US Postal Service delivers to: the name, abbreviations in newspapers, the first three digits of
 * the ZIP codes (Publication 65), and the time zones, first that of most people, with the ZIP codes in the second.
 */
const TABLE: Readonly<Record<string, State>> = {
  AL: ['Alabama', '', '350-369', 'Central'],
  AK: ['Alaska', '', '995-999', 'Alaska', 'America/Adak'],
  AZ: ['Arizona', 'ariz', '850-865', 'Arizona'],
  AR: ['Arkansas', 'ark', '716-729', 'Central'],
  CA: ['California', 'calif cal', '900-908 910-928 930-961', 'Pacific'],
  CO: ['Colorado', 'colo', '800-816', 'Mountain'],
  CT: ['Connecticut', 'conn', '060-069', 'Eastern'],
  DE: ['Delaware', 'del', '197-199', 'Eastern'],
  DC: ['District of Columbia', '', '200 202-205 569', 'Eastern'],
  FL: ['Florida', 'fla', '320-339 341-342 344 346-347 349', 'Eastern', 'Central 324 325'],
  GA: ['Georgia', '', '300-319 398-399', 'Eastern'],
  HI: ['Hawaii', '', '967-968', 'Hawaii'],
  ID: ['Idaho', '', '832-838', 'Mountain', 'Pacific 835 838'],
  IL: ['Illinois', 'ill', '600-629', 'Central'],
  IN: ['Indiana', 'ind', '460-479', 'Eastern', 'Central 463 464 476 477'],
  IA: ['Iowa', '', '500-528', 'Central'],
  KS: ['Kansas', 'kan kans', '660-679', 'Central', 'Mountain'],
  KY: ['Kentucky', '', '400-427', 'Eastern', 'Central 420 421 422 423 424'],
  LA: ['Louisiana', '', '700-714', 'Central'],
  ME: ['Maine', '', '039-049', 'Eastern'],
  MD: ['Maryland', '', '206-219', 'Eastern'],
  MA: ['Massachusetts', 'mass', '010-027 055', 'Eastern'],
  MI: ['Michigan', 'mich', '480-499', 'Eastern', 'Central'],
  MN: ['Minnesota', 'minn', '550-567', 'Central'],
  MS: ['Mississippi', 'miss', '386-397', 'Central'],
  MO: ['Missouri', '', '630-658', 'Central'],
  MT: ['Montana', 'mont', '590-599', 'Mountain'],
  NE: ['Nebraska', 'neb nebr', '680-693', 'Central', 'Mountain 691 693'],
  NV: ['Nevada', 'nev', '889-898', 'Pacific', 'Mountain'],
  NH: ['New Hampshire', '', '030-038', 'Eastern'],
  NJ: ['New Jersey', '', '070-089', 'Eastern'],
  NM: ['New Mexico', '', '870-884', 'Mountain'],
  NY: ['New York', '', '005 063 100-149', 'Eastern'],
  NC: ['North Carolina', '', '270-289', 'Eastern'],
  ND: ['North Dakota', '', '580-588', 'Central', 'Mountain 586'],
  OH: ['Ohio', '', '430-459', 'Eastern'],
  OK: ['Oklahoma', 'okla', '730-732 734-749', 'Central'],
  OR: ['Oregon', 'ore', '970-979', 'Pacific', 'Mountain 979'],
  PA: ['Pennsylvania', 'penn penna', '150-196', 'Eastern'],
  RI: ['Rhode Island', '', '028-029', 'Eastern'],
  SC: ['South Carolina', '', '290-299', 'Eastern'],
  SD: ['South Dakota', '', '570-577', 'Central', 'Mountain 577'],
  TN: ['Tennessee', 'tenn', '370-385', 'Central', 'Eastern 373 374 376 377 378 379'],
  TX: ['Texas', 'tex', '733 739 750-799 885', 'Central', 'Mountain 798 799 885'],
  UT: ['Utah', '', '840-847', 'Mountain'],
  VT: ['Vermont', '', '050-054 056-059', 'Eastern'],
  VA: ['Virginia', '', '201 220-246', 'Eastern'],
  WA: ['Washington', 'wash', '980-994', 'Pacific'],
  WV: ['West Virginia', '', '247-268', 'Eastern'],
  WI: ['Wisconsin', 'wis wisc', '530-549', 'Central'],
  WY: ['Wyoming', 'wyo', '820-831 834', 'Mountain'],
  AS: ['American Samoa', '', '967', 'Pacific/Pago_Pago'],
  GU: ['Guam', '', '969', 'Pacific/Guam'],
  MP: ['Northern Mariana Islands', '', '969', 'Pacific/Guam'],
  PR: ['Puerto Rico', '', '006-007 009', 'Atlantic'],
  VI: ['Virgin Islands', '', '008', 'Atlantic'],
  FM: ['Federated States of Micronesia', '', '969', 'Pacific/Pohnpei', 'Pacific/Chuuk'],
  MH: ['Marshall Islands', '', '969', 'Pacific/Majuro'],
  PW: ['Palau', '', '969', 'Pacific/Palau'],
};

export const STATES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(TABLE).map(([code, [name]]) => [code, name]),
);

export const stateKind: Kind<string> = {
  name: 'state',
  example: 'NJ',
  instruction: 'two capital letters',
  parse: (input) => (Object.hasOwn(TABLE, input) ? input : undefined),
  read: readState,
  names: () => Object.values(STATES),
  advice: (typed) =>
    /^[A-Z]{2}$/.test(typed)
      ? 'There is no state {typed}. Write its two capital letters, for example NJ.'
      : 'A state is written as two capital letters, for example NJ.',
};

/** The two letters of a state: `mn`, `N.J.`, `Minnesota`, `Minn.`. */
export function readState(typed: string): string | undefined {
  const code = typed.replace(/[.\s]/g, '').toUpperCase();
  if (Object.hasOwn(TABLE, code)) return code;
  const plain = typed
    .toLowerCase()
    .replace(/^(?:the )?state of /, '')
    .replace(/[.\s]+/g, ' ')
    .trim();
  return Object.keys(TABLE).find((each) => {
    const [name = '', abbreviations = ''] = TABLE[each] ?? [];
    return [name.toLowerCase(), ...abbreviations.split(' ')].includes(plain || '-');
  });
}

/** A US ZIP code. A text, because it may begin with a zero. */
export const postalCodeKind: Kind<string> = {
  name: 'postal code',
  example: '07081',
  instruction: 'five digits',
  jsonSchema: { type: ['string', 'number'], pattern: '^\\s*\\d{5}(-\\d{4})?\\s*$' },
  parse: (input) => (/^\d{5}(-\d{4})?$/.test(input) ? input : undefined),
  /** Restores the leading zero that spreadsheets drop, and zeros typed as the letter O. */
  read: (typed) => {
    if (/^\d{4}$/.test(typed)) return `0${typed}`;
    const inDigits = typed.replace(/\b[Oo](?=\d{4})|(?<=\d)[Oo]/g, '0');
    return [...new Set(inDigits.match(/\b\d{5}(?:-\d{4})?\b/g))];
  },
  advice: 'A postal code has five digits, for example 07081.',
};

/** Whether the first three digits of a ZIP code are in a list of ranges such as `006-007 009`. */
function isAmong(postalCode: string, ranges: string): boolean {
  const start = postalCode.slice(0, 3);
  return ranges
    .split(' ')
    .filter(Boolean)
    .some((range) => {
      const [first = '', last = first] = range.split('-');
      return start >= first && start <= last;
    });
}

/** The states that a ZIP code may be in; empty for an unknown one. */
const statesOfPostalCode = (code: string): string[] =>
  Object.keys(TABLE).filter((state) => isAmong(code, TABLE[state]?.[2] ?? ''));

/** The problem of a ZIP code that is in another state. */
export function explainState(postalCode = '', state = ''): string | undefined {
  const states = statesOfPostalCode(postalCode);
  if (state === '' || states.length === 0 || states.includes(state)) return undefined;
  return `ZIP code ${postalCode} is in ${states.join(' or ')}, not in ${state}. Correct one of them.`;
}

/** The state of a ZIP code; if it is in several, the `likely` one. */
export function stateOfPostalCode(code = '', likely?: string): string | undefined {
  const states = statesOfPostalCode(code);
  return states.find((state) => state === likely) ?? states[0];
}

/** The time zones of a state, first the one where most people live. */
export const zonesOfState = (state = ''): string[] =>
  (TABLE[state] ?? []).slice(3).map((zone) => zone.replace(/ .*/, ''));

/** The time zone of a ZIP code in a state with several; otherwise `undefined`. */
export function zoneOf(postalCode: string, state: string): string | undefined {
  const [first, second] = zonesOfState(state);
  const isInSecond = isAmong(postalCode, TABLE[state]?.[4]?.replace(/^\S+ ?/, '') ?? '');
  return second && (isInSecond ? second : first);
}
