import { field, type Kind } from './kind';

/** The names that Americans use, with the names that computers use. */
export const TIME_ZONES: Readonly<Record<string, string>> = {
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
  about: `Write the time zone of your business. ${KNOWN} Names such as America/Boise are understood too.`,
  parse: parseTimeZone,
  /** By its letters too: `EST`. */
  read: (typed) => {
    const [, letter = ''] = /^([ecmp])[sd]?t$/i.exec(typed) ?? [];
    return [(letter && NAMES.find((zone) => zone.startsWith(letter.toUpperCase()))) || typed];
  },
  names: () => NAMES,
  advice: (_typed, { reading }) => (reading ? `${KNOWN} Write ${reading}.` : KNOWN),
};

export const timeZone = (about: string) => field(timeZoneKind, about);

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
