import { parseWeekdays } from '../fields/calendar';

interface Hours {
  days: string;
  opens?: string;
  closes?: string;
  closed?: boolean;
  byAppointment?: boolean;
}

/** `Mon-Fri 8:00 AM-5:30 PM, Saturday and Sunday closed`. */
export function hoursInWords(hours: Hours[]): string {
  return hours.map((entry) => `${daysInWords(entry.days)} ${openInWords(entry)}`).join(', ');
}

function openInWords({ opens, closes, byAppointment }: Hours): string {
  if (byAppointment) return 'by appointment';
  return opens && closes ? `${clock(opens)}-${clock(closes)}` : 'closed';
}

/** More than two days are the first and the last of them. */
function daysInWords(written: string): string {
  const days = parseWeekdays(written);
  const [first = written, last] = [days[0], days.at(-1)];
  return last && days.length > 2 ? `${first.slice(0, 3)}-${last.slice(0, 3)}` : days.join(' and ') || written;
}

/** `17:30` as `5:30 PM`. */
export function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
