import { z } from 'zod';
import { kind } from '../fields/kind';
import { refuse } from '../fields/refuse';
import { acrossWeeks, meantDays } from '../lint/fields/meantDays';
import { daysOf } from './structuredData/daysOf';

const WANTED = 'Days are written like Sunday, or Monday - Friday.';
const EACH = `Days that do not follow one another need an entry each. ${WANTED}`;
const CLOSED = `Only days belong here. If you are closed on them, write “closed: yes” on the line below. ${WANTED}`;

/** A day of the week, or the first and the last of some; kept as written. */
export function days() {
  const schema = z
    .string()
    .trim()
    .transform((written, context): string => {
      if (daysOf(written).length > 0) return written;
      const bare = written.replace(/[\s,:(]*\bclosed\b[\s,:)]*/i, '');
      const meant = meantDays(bare);
      return refuse(context, 'days', bare === written ? wanted(written, meant) : CLOSED, meant);
    });
  return kind(schema, {
    kind: 'days',
    example: 'Monday - Friday',
    about: 'A day or two days with a hyphen.',
  });
}

function wanted(written: string, meant?: string): string {
  if (meant) return `${WANTED} Write ${meant}.`;
  const parts = acrossWeeks(written);
  if (parts)
    return `The week begins on Monday here. Write ${parts[0]} in this entry and ${parts[1]} in another.`;
  return isEach(written) ? EACH : WANTED;
}

function isEach(written: string): boolean {
  const parts = written.split(/\s*(?:,|&|\/|\band\b)\s*/).filter(Boolean);
  return parts.length > 1 && parts.every((part) => daysOf(part).length > 0);
}
