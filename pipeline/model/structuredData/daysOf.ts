const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

type Day = (typeof DAYS)[number];

/** `Monday - Friday` or `Mon to Fri` as the five days' names; none where it is not understood. */
export function daysOf(words: string): Day[] {
  const [first = '', last = first] = words.split(/\s*[-–]\s*|\s+(?:to|thru|through)\s+/);
  const from = indexOf(first);
  const to = indexOf(last);
  return from < 0 || to < from ? [] : DAYS.slice(from, to + 1);
}

function indexOf(name: string): number {
  const wanted = name.trim().toLowerCase();
  return wanted.length < 3 ? -1 : DAYS.findIndex((day) => day.toLowerCase().startsWith(wanted));
}
