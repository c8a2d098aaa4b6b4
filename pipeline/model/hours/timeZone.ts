import { TIME_ZONES } from '../../kinds/timeZone';

/** Each state's time zone; of several, the one in which most people live. */
const STATES: Readonly<Record<string, string>> = {
  Eastern: 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
  Central: 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  Mountain: 'CO ID MT NM UT WY',
  Arizona: 'AZ',
  Pacific: 'CA NV OR WA',
  Alaska: 'AK',
  Hawaii: 'HI',
  Atlantic: 'PR VI',
  'Pacific/Guam': 'GU MP',
  'Pacific/Pago_Pago': 'AS',
  'Pacific/Palau': 'PW',
  'Pacific/Majuro': 'MH',
  'Pacific/Pohnpei': 'FM',
};

const ZONE_OF_STATE = new Map(
  Object.entries(STATES).flatMap(([zone, states]) =>
    states.split(' ').map((state) => [state, zone] as const),
  ),
);

/** The states with several time zones, and the names of these. */
export const ZONES_OF_STATE: Readonly<Record<string, readonly string[]>> = {
  AK: ['Alaska', 'America/Adak'],
  FL: ['Eastern', 'Central'],
  FM: ['Pacific/Pohnpei', 'Pacific/Chuuk'],
  ID: ['Mountain', 'Pacific'],
  IN: ['Eastern', 'Central'],
  KS: ['Central', 'Mountain'],
  KY: ['Eastern', 'Central'],
  MI: ['Eastern', 'Central'],
  ND: ['Central', 'Mountain'],
  NE: ['Central', 'Mountain'],
  NV: ['Pacific', 'Mountain'],
  OR: ['Pacific', 'Mountain'],
  SD: ['Central', 'Mountain'],
  TN: ['Central', 'Eastern'],
  TX: ['Central', 'Mountain'],
};

interface Located {
  timeZone?: string;
  address?: { state?: string };
}

/** The time zone of a business: as it says, or that of its state. */
export function timeZoneOf({ timeZone, address }: Located = {}): string {
  if (timeZone) return timeZone;
  const zone = ZONE_OF_STATE.get(address?.state ?? '') ?? 'Eastern';
  return TIME_ZONES[zone] ?? zone;
}
