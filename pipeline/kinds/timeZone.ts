import type { Kind } from './kind';
import { zonesOfState } from './states';

const TIME_ZONES: Readonly<Record<string, string>> = {
  Eastern: 'America/New_York',
  Central: 'America/Chicago',
  Mountain: 'America/Denver',
  Arizona: 'America/Phoenix',
  Pacific: 'America/Los_Angeles',
  Alaska: 'America/Anchorage',
  Hawaii: 'Pacific/Honolulu',
  Atlantic: 'America/Puerto_Rico',
};

const NAMES = Object.keys(TIME_ZONES);
const KNOWN = `The time zones are ${NAMES.join(', ')}.`;

/** A time zone, kept as its name in the IANA database. */
export const timeZoneKind: Kind<string> = {
  name: 'time zone',
  example: 'Eastern',
  instruction: 'Eastern, Central, Mountain, Arizona, Pacific, Alaska or Hawaii',
  about: `Write the time zone of your business. ${KNOWN} Names such as America/Boise are understood too.`,
  parse: parseTimeZone,
  read: (typed) => {
    // `EST`, `HST`
    const [, letter = ''] = /^([ecmph])[sd]?t$/i.exec(typed) ?? [];
    return (letter && NAMES.find((zone) => zone.startsWith(letter.toUpperCase()))) || typed;
  },
  names: () => NAMES,
  advice: (_typed, { reading }) => (reading ? `${KNOWN} Write ${reading}.` : KNOWN),
};

function parseTimeZone(input: string): string | undefined {
  const plain = input
    .toLowerCase()
    .replace(/^us |(?: standard| daylight)? time$/g, '')
    .trim();
  const known = Object.entries(TIME_ZONES).find(([name]) => name.toLowerCase() === plain);
  if (known || !/^[a-z]+(?:\/[a-z_+-]+)+$/i.test(input)) return known?.[1];
  try {
    return new Intl.DateTimeFormat('en', { timeZone: input }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

interface Located {
  timeZone?: string;
  address?: { state?: string };
}

/** The time zone of a business, or else of its state. */
export function timeZoneOf({ timeZone, address }: Located = {}): string {
  if (timeZone) return timeZone;
  const [zone = 'Eastern'] = zonesOfState(address?.state);
  return TIME_ZONES[zone] ?? zone;
}
