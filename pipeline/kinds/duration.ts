import { type Kind, reversedRange } from './kind';
import { countIn, numberNamed, withoutAbout } from './words';

const UNITS = ['day', 'week', 'month'] as const;

/** A number of days, weeks or months, or a range. `low` and `high` are equal for a single number. */
export interface Duration {
  low: number;
  high: number;
  unit: (typeof UNITS)[number];
}

export const durationKind: Kind<Duration> = {
  name: 'duration',
  example: '5 weeks',
  instruction: 'a number of days, weeks or months, or two with a hyphen',
  jsonSchema: { type: 'string', pattern: '\\d' },
  otherRules: ['span-crossed'],
  parse: (input) => {
    const duration = parseDuration(input);
    return duration && duration.low > 0 && duration.low <= duration.high ? duration : undefined;
  },
  read: (typed, { meta: { unit } }) => {
    const units = unit ? [`${unit}s`] : ['days', 'weeks'];
    if (/^\d{1,3}$/.test(typed)) return units.map((unit) => `${typed} ${unit}`);
    return parseDuration(typed) ? typed : readDuration(typed);
  },
  advice: (typed) => {
    const { low = 0, high = 0, unit } = parseDuration(typed) ?? {};
    if (low > high) return reversedRange(`${high}-${low} ${unit}s`);
    return 'Write a number of days, weeks or months, for example 5 weeks or 4-5 weeks.';
  },
};

const SPAN = /^(\d{1,3}(?:\.5)?)(?:\s*(?:-|–|to)\s*(\d{1,3}(?:\.5)?))?\s*(day|week|month)s?$/i;

/** `low` is the first number of the text, even if it exceeds the second. */
export function parseDuration(input: string): Duration | undefined {
  const [, first, last = first, name = ''] = SPAN.exec(input) ?? [];
  const unit = UNITS.find((each) => each === name.toLowerCase());
  return unit && { low: Number(first), high: Number(last), unit };
}

const SHORT_UNITS: readonly RegExp[] = [/\bd(?:ays?)?\b/, /\bw(?:ee)?ks?\b/, /\bmo(?:nth|s)?s?\b/];

/** `two to three wks` as `2 to 3 weeks`. */
function readDuration(typed: string): string | undefined {
  const text = withoutAbout(
    typed.toLowerCase().replace(/\s*\((?![^)]*\bdo(?:n['’]?t| not)\b)[^)\d]*\)$| job$|\.$/, ''),
  )
    .replace(/(?<=\d)(?=[a-z])/g, ' ')
    .replace(/\s*½| 1\/2/, '.5')
    .replace(/^half an? (?=day|week|month)/, '0.5 ')
    .replace(/^(?:(?:an?|one|1) )?(day|week|month|year)s? and an? half$/, '1.5 $1s')
    .replace(/^(\w+) (days|weeks|months|years) and an? half$/, '$1 and a half $2')
    .replace(/^(\w+) and an? half/, (_all, count: string) => `${countIn(count)}.5`)
    .replace(/^(?:a )?couple(?: of)? /, '2 ')
    .replace(/ or |(?<=^\w+) and (?=\w+ [a-z]+$)/, '-')
    .replace(/\b(?:working|business|full) (?=days?|weeks?)/, '')
    .replace(/^(\d+)-(?=[a-z])/, '$1 ')
    .replace(
      /^(\d(?:\.5)?|[a-z]+) (?:years?|yrs?)$/,
      (_all, count: string) => `${12 * countIn(count)} months`,
    )
    .replace(/^an? (?=[a-z]+$)/, '1 ')
    .replace(/[a-z]+/g, (word) => (numberNamed(word) < 0 ? word : String(numberNamed(word))));
  const at = SHORT_UNITS.findIndex((pattern) => pattern.test(text));
  const duration = text.replace(SHORT_UNITS[at] ?? '', `${UNITS[at]}s`).replace(/^(1 [a-z]+)s$/, '$1');
  return parseDuration(duration) && duration;
}

/** The number of months, if a duration is a whole number of them. */
export function monthsOf({ low, high, unit }: Duration): number | undefined {
  return unit === 'month' && low === high && Number.isInteger(low) ? low : undefined;
}

const DAYS = { day: 1, week: 7, month: 30.4 };

/** The middle of a range, in weeks. */
export function inWeeks({ low, high, unit }: Duration): number {
  return (((low + high) / 2) * DAYS[unit]) / DAYS.week;
}
