import { z } from 'zod';
import { kind } from '../fields/kind';
import { refuse } from '../fields/refuse';
import { daysOf } from './structuredData/daysOf';

/** Words for some days. */
const OTHER: Record<string, string> = {
  'm-f': 'Monday - Friday',
  'm - f': 'Monday - Friday',
  weekdays: 'Monday - Friday',
  weekend: 'Saturday - Sunday',
  weekends: 'Saturday - Sunday',
  daily: 'Monday - Sunday',
  'every day': 'Monday - Sunday',
};

const WANTED = 'Days are written like Sunday, or Monday - Friday.';
const EACH = `Days that do not follow one another need an entry each. ${WANTED}`;

/** A day of the week, or the first and the last of some; kept as written. */
export function days() {
  const schema = z
    .string()
    .trim()
    .transform((written, context): string =>
      daysOf(written).length > 0
        ? written
        : refuse(context, 'days', isEach(written) ? EACH : WANTED, OTHER[written.toLowerCase()]),
    );
  return kind(schema, {
    kind: 'days',
    example: 'Monday - Friday',
    about: 'A day or two days with a hyphen.',
  });
}

function isEach(written: string): boolean {
  const parts = written.split(/\s*(?:,|&|\/|\band\b)\s*/).filter(Boolean);
  return parts.length > 1 && parts.every((part) => daysOf(part).length > 0);
}
