/** The first three digits of the ZIP codes of each state, as spans (US Postal Service, Publication 65). */
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

const SPANS = Object.entries(POSTAL_CODES).flatMap(([state, spans]) =>
  spans.split(' ').map((span) => {
    const [first = '', last = first] = span.split('-');
    return { state, first, last };
  }),
);

/** The states that a ZIP code may be in; empty if it is in none. */
export function statesOfPostalCode(code: string): string[] {
  const start = code.slice(0, 3);
  return SPANS.filter(({ first, last }) => start >= first && start <= last).map(({ state }) => state);
}

/** South, north, west and east of each state in degrees (US Census Bureau, rounded outwards). */
const BOUNDS: Readonly<Record<string, readonly [south: number, north: number, west: number, east: number]>> =
  {
    ...{ AL: [30.1, 35.1, -88.6, -84.8], AR: [33, 36.6, -94.7, -89.6], AZ: [31.3, 37.1, -114.9, -109] },
    ...{ CA: [32.5, 42.1, -124.5, -114.1], CO: [36.9, 41.1, -109.1, -102], CT: [40.9, 42.1, -73.8, -71.7] },
    ...{ DC: [38.7, 39.1, -77.2, -76.9], DE: [38.4, 39.9, -75.8, -75], FL: [24.3, 31.1, -87.7, -79.9] },
    ...{ GA: [30.3, 35.1, -85.7, -80.7], IA: [40.3, 43.6, -96.7, -90.1], ID: [41.9, 49.1, -117.3, -111] },
    ...{ IL: [36.9, 42.6, -91.6, -87], IN: [37.7, 41.8, -88.1, -84.7], KS: [36.9, 40.1, -102.1, -94.5] },
    ...{ KY: [36.4, 39.2, -89.6, -81.9], LA: [28.8, 33.1, -94.1, -88.7], MA: [41.1, 42.9, -73.6, -69.8] },
    ...{ MD: [37.8, 39.8, -79.5, -75], ME: [42.9, 47.5, -71.1, -66.8], MI: [41.6, 48.4, -90.5, -82.1] },
    ...{ MN: [43.4, 49.5, -97.3, -89.4], MO: [35.9, 40.7, -95.8, -89], MS: [30.1, 35.1, -91.7, -88] },
    ...{ MT: [44.3, 49.1, -116.1, -104], NC: [33.7, 36.6, -84.4, -75.4], ND: [45.9, 49.1, -104.1, -96.5] },
    ...{ NE: [39.9, 43.1, -104.1, -95.2], NH: [42.6, 45.4, -72.6, -70.5], NJ: [38.8, 41.4, -75.6, -73.8] },
    ...{ NM: [31.3, 37.1, -109.1, -102.9], NV: [34.9, 42.1, -120.1, -114], NY: [40.4, 45.1, -79.8, -71.8] },
    ...{ OH: [38.3, 42, -84.9, -80.5], OK: [33.6, 37.1, -103.1, -94.4], OR: [41.9, 46.4, -124.7, -116.4] },
    ...{ PA: [39.6, 42.4, -80.6, -74.6], RI: [41, 42.1, -71.9, -71], SC: [32, 35.3, -83.4, -78.4] },
    ...{ SD: [42.4, 46, -104.1, -96.4], TN: [34.9, 36.7, -90.4, -81.6], TX: [25.8, 36.6, -106.7, -93.4] },
    ...{ UT: [36.9, 42.1, -114.1, -109], VA: [36.5, 39.5, -83.7, -75.1], VT: [42.7, 45.1, -73.5, -71.4] },
    ...{ WA: [45.5, 49.1, -124.9, -116.9], WI: [42.4, 47.4, -93, -86.2], WV: [37.1, 40.7, -82.7, -77.7] },
    ...{ WY: [40.9, 45.1, -111.1, -104], AK: [51.2, 71.5, -180, -129.9], HI: [18.8, 28.6, -178.5, -154.7] },
  };

/** Whether a position is in a state or close to it; unknown for the territories. */
export function isInState(
  { latitude, longitude }: { latitude: number; longitude: number },
  state: string,
): boolean | undefined {
  const bounds = BOUNDS[state];
  if (!bounds) return undefined;
  const [south, north, west, east] = bounds;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
