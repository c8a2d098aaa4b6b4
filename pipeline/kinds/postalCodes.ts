import { zonesOfState } from './timeZone';

/** The first three digits of the ZIP codes of each state, as ranges (US Postal Service, Publication 65). */
const POSTAL_CODES: Readonly<Record<string, string>> = {
  ...{ NY: '005 063 100-149', PR: '006-007 009', VI: '008', MA: '010-027 055', RI: '028-029', NH: '030-038' },
  ...{ ME: '039-049', VT: '050-054 056-059', CT: '060-069', NJ: '070-089', PA: '150-196', DE: '197-199' },
  ...{ DC: '200 202-205 569', VA: '201 220-246', MD: '206-219', WV: '247-268', NC: '270-289', SC: '290-299' },
  ...{ GA: '300-319 398-399', FL: '320-339 341-342 344 346-347 349', AL: '350-369', TN: '370-385' },
  ...{ MS: '386-397', KY: '400-427', OH: '430-459', IN: '460-479', MI: '480-499', IA: '500-528' },
  ...{ WI: '530-549', MN: '550-567', SD: '570-577', ND: '580-588', MT: '590-599', IL: '600-629' },
  ...{ MO: '630-658', KS: '660-679', NE: '680-693', LA: '700-714', AR: '716-729', OK: '730-732 734-749' },
  ...{ TX: '733 739 750-799 885', CO: '800-816', WY: '820-831 834', ID: '832-838', UT: '840-847' },
  ...{ AZ: '850-865', NM: '870-884', NV: '889-898', CA: '900-908 910-928 930-961', HI: '967-968', AS: '967' },
  ...{ GU: '969', MP: '969', FM: '969', MH: '969', PW: '969', OR: '970-979', WA: '980-994', AK: '995-999' },
};

/** The states that a ZIP code may be in; empty for an unknown one. */
function statesOfPostalCode(code: string): string[] {
  const start = code.slice(0, 3);
  const includes = (range: string) => {
    const [first = '', last = first] = range.split('-');
    return start >= first && start <= last;
  };
  return Object.keys(POSTAL_CODES).filter((state) => POSTAL_CODES[state]?.split(' ').some(includes));
}

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

/** The first three digits of ZIP codes in the second time zone of their state. */
const IN_OTHER_ZONE =
  '324 325 373 374 376 377 378 379 420 421 422 423 424 463 464 476 477 577 586 691 693 798 799 835 838 885 979';

/** The time zone of a ZIP code in a state with several; otherwise `undefined`. */
export function zoneOf(postalCode: string, state: string): string | undefined {
  const [first, second] = zonesOfState(state);
  return second && (IN_OTHER_ZONE.split(' ').includes(postalCode.slice(0, 3)) ? second : first);
}
