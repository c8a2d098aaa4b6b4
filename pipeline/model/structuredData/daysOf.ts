const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

type Day = (typeof DAYS)[number];

/** `Monday - Friday` as the five days' names. */
export function daysOf(words: string): Day[] {
  const [first = '', last = first] = words.split(/\s*[-–]\s*/);
  const from = indexOf(first);
  const to = indexOf(last);
  return from < 0 || to < from ? [] : DAYS.slice(from, to + 1);
}

function indexOf(name: string): number {
  return DAYS.findIndex((day) => day.toLowerCase().startsWith(name.trim().toLowerCase().slice(0, 3)));
}
