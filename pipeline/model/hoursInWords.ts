interface Hours {
  days: string;
  opens?: string;
  closes?: string;
  closed?: boolean;
}

/** `Monday - Friday 8:00 AM-5:30 PM, Saturday - Sunday closed`. */
export function hoursInWords(hours: Hours[]): string {
  return hours
    .map(
      ({ days, opens, closes }) =>
        `${days} ${opens && closes ? `${clock(opens)}-${clock(closes)}` : 'closed'}`,
    )
    .join(', ');
}

/** `17:30` as `5:30 PM`. */
export function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
