import { quote } from './kind';
import { readHolidays, readOpenings, readSeasonal, unreadIn } from './openings';
import { MONTHS } from './words';

// Advice on unreadable lines of opening hours and holidays.

/** The words of a part that follow its readable days and times. */
function unreadTail(part: string): string {
  const words = part.split(' ');
  const isRead = (count: number) => readOpenings(words.slice(0, count).join(' ')) !== undefined;
  const count = [...words.keys()].findLast((each) => each > 1 && isRead(each)) ?? 0;
  return words.slice(count).join(' ');
}

const MONTH_NAMES = MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|');

const extraNote = (line: string): string | undefined => /\([^()]*\)/.exec(line)?.[0];

/** Advice by the words of an unreadable line; the first match counts. */
const HOURS_ADVICE: readonly (readonly [words: RegExp, advice: string])[] = [
  [
    /\d.*\blunch\b|\blunch\b.*\d|\b(?:closed?|off|except) (?:for |at )?lunch\b|\bbreak\b/i,
    'Write the times before and after it, for example Monday - Friday: 8:00 AM - 12:00 PM, 1:00 PM - 5:00 PM.',
  ],
  [
    /emergenc|after[- ]?hours|any ?time|\bstorms?\b|on[- ]call|24 ?\/ ?7/i,
    'Only times belong here, for example Saturday: 24 hours. Write about emergencies on a page.',
  ],
  [
    /\b(?:first|second|third|last|every other|alternate) \w+day/i,
    'Hours are the same in every week. Write such days on a page.',
  ],
  [/\d ?ish\b|\babout\b|\baround\b/i, 'Write exact times, for example Saturday: 9:00 AM - 1:00 PM.'],
  [
    /\b(?:call|text|app(?:oin)?t\w*|chance|arrange\w*|request)\b/i,
    'For days on which you come only when called, write Saturday: by appointment. Write other notes on a page.',
  ],
  [
    new RegExp(
      `\\b(?:summer|winter|spring|fall|autumn|seasons?)\\b|\\b(?:${MONTH_NAMES})\\b(?!\\.? \\d)`,
      'i',
    ),
    'Write a part of the year in parentheses after the days: Monday - Friday (April - October): 8:00 AM - 5:30 PM.',
  ],
  [
    /\b(?:except|but|besides|not on)\b/i,
    'Write the days on which you are open, and the others on a line of their own: Wednesday: closed.',
  ],
  [
    new RegExp(
      `\\b(?:${MONTH_NAMES})\\.? \\d|\\d{4}-\\d|\\d\\/\\d|christmas|thanksgiving|holiday|new year|easter|labor day|memorial day`,
      'i',
    ),
    'Dates belong at “Holidays”, for example December 24 - January 1: closed.',
  ],
  [
    /\b(?:mornings?|afternoons?|evenings?|nights?|noon|midday)\b/i,
    'Write the times, for example Saturday: 8:00 AM - 12:00 PM.',
  ],
];

/** Advice on a line of opening hours; `undefined` if the line is readable, or without special advice. */
export function adviceOnLine(line: string): string | undefined {
  if (readSeasonal(line)) return undefined;
  const [all = '', label = ''] = /^(\p{L}+):?\s+(?=\S)/u.exec(line) ?? [];
  if (label && readSeasonal(line.slice(all.length)))
    return `Only days and times belong here, one set for the whole business. Leave out ${quote(label)}, and write other hours on a page.`;
  const unread = unreadIn(line).map(unreadTail).join(', ') || line;
  const [, advice] = HOURS_ADVICE.find(([words]) => words.test(unread)) ?? [];
  const note = extraNote(line);
  if (!advice && note && readSeasonal(line.replace(note, ''))) return `Leave out ${quote(note)}.`;
  if (unread === line) return advice && `This cannot be read as hours. ${advice}`;
  return `${quote(unread)} cannot be read as hours. ${advice ?? 'Leave it out here, or write it on a page.'}`;
}

const HOLIDAYS_ADVICE: readonly (readonly [words: RegExp, advice: string])[] = [
  [
    /^(?!.*\b(?:thru|through|to|until|till)\b)[^-–]*\d\/\d[^-–]*$/,
    'Write the month as a word: December 5: closed.',
  ],
  [/\b(?:all|major|federal|bank)\b.*\bholidays?\b/i, 'Write each holiday by its name: Thanksgiving: closed.'],
  [
    /\bweeks?\b|\bbetween\b|\bthru\b|\bthrough\b|\d ?[-–] ?\d/i,
    'Write the first and the last day: December 26 - December 31: closed, or for one year 2027-07-05 - 2027-07-09: closed.',
  ],
  [
    /\bclos(?:es?|ing) (?:at|early)\b|\b(?:open|until|till?|noon)\b|\b\d{1,2} ?[ap]\.?m\b/i,
    'Write from when until when you are open that day: December 31: 8:00 AM - 12:00 PM.',
  ],
  [
    /^(?:closed? |off )?(?:on )?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?(?: closed?| off)?$|\b(?:closed|off|open) (?:on )?[a-z]+days\b/i,
    'A day of every week belongs at “Opening hours”. For one day, write its date: December 24: closed.',
  ],
];

/** Advice on a line of the holidays; `undefined` if the line is readable, or without special advice. */
export function adviceOnHoliday(line: string, today: string): string | undefined {
  if (readHolidays(line, today)) return undefined;
  const [first = '', ...others] = line.split(/\s*[,;]\s+/);
  const note = extraNote(line) ?? (readHolidays(first, today) && others.join(', '));
  if (note && readHolidays(line.replace(note, '').replace(/[\s,;]+$/, ''), today))
    return `Leave out ${quote(note)}.`;
  if (readHolidays(`${line}: closed`, today))
    return `Are you closed then? Write ${line}: closed, or when you are open, for example ${line}: 8:00 AM - 12:00 PM.`;
  if (readHolidays(line.replace(/\s*\b(?:for|because|due)\b.*/i, ''), today))
    return 'Leave out why: write only the date and “closed”, for example December 24: closed.';
  const [, name = ''] = /^(\p{Lu}[\p{L}' ]{3,30}?)(?::| -) /u.exec(line) ?? [];
  if (name && !readHolidays(`${name}: closed`, today))
    return `The site does not know ${quote(name)}. Write its date, for example 2027-04-05: closed.`;
  const [, advice] = HOLIDAYS_ADVICE.find(([words]) => words.test(line)) ?? [];
  return advice && `The site does not understand this. ${advice}`;
}
