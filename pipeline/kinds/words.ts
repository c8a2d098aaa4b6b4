import { distance } from 'fastest-levenshtein';

export const MONTHS =
  'January February March April May June July August September October November December'.split(' ');

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** The day of the week of a day, from 0 for Monday. */
export const weekdayAt = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

/** The index of the first name that begins with a word; -1 if none does. */
export const indexOfName = (word: string, names: readonly string[]): number =>
  word === '' ? -1 : names.findIndex((name) => name.toLowerCase().startsWith(word.toLowerCase()));

/** Like `indexOfName`, also for a misspelled name, if only one name is nearest. */
export function indexOfMisspelled(word: string, names: readonly string[]): number {
  const plain = word.toLowerCase();
  const distances = names.map((name) => {
    const full = name.toLowerCase();
    return full.startsWith(plain) ? 0 : plain.length < 5 ? Number.NaN : distance(full, plain);
  });
  const smallest = Math.min(...distances.filter((each) => each <= 2));
  const nearest = distances.filter((each) => each === smallest);
  return plain.length < 2 || nearest.length > 1 ? -1 : distances.indexOf(smallest);
}

/** The values, or `undefined` if one of them is. */
export const allOrNone = <T>(values: (T | undefined)[]): T[] | undefined =>
  values.every((each) => each !== undefined) ? values : undefined;

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const ORDINALS = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** `three` and `third` as 3; -1 for other words. */
export const numberNamed = (word: string): number =>
  Math.max(NUMBERS.indexOf(word.toLowerCase()), ORDINALS.indexOf(word.toLowerCase()));

/** A number in digits or words; `a` is 1. */
export const countIn = (word: string): number =>
  /^an?$/i.test(word) ? 1 : Number(word) || NUMBERS.indexOf(word.toLowerCase());

/** Whether a number in words follows digits, as in “200 and fifty”. */
export const hasNumberBehind = (text: string): boolean => NUMBER_BEHIND.test(text);
const NUMBER_BEHIND = new RegExp(
  `\\d.* (?:${NUMBERS.join('|')}|\\w+ty|dozen|hundred|thousand|million)\\b`,
  'i',
);

const ABOUT =
  /^(?:just |only |a little |well )*(?:like|maybe|probably|about|abt\.?|around|approx(?:\.|imately)?|roughly|almost|nearly|some|under|over|up to|at (?:most|least)|(?:less|more) than|starting (?:at|from)|upwards of|from|between|just|only|ca?\.|ca\b|[~≈<>])\s*/i;
const OR_SO =
  /[\s-]*(?<![a-z])(?:ish|approx\.?|or so|or thereabouts|(?:from )?start to finish|total|in total|in all|all[ -]in|give or take)$/i;

/** Drops “about” before an amount and “or so” after it. */
export const withoutAbout = (text: string): string => text.replace(ABOUT, '').replace(OR_SO, '');

/** Drops a remark in parentheses from the end, unless it may restrict the text: “12 (until May)”. */
export const withoutRemark = (text: string): string =>
  text.replace(
    /\s*\((?![^()]*(?:\?|\b(?:old|was|or|not|don['’]?t|pending|expired?|until|till?|from|start\w*|soon|maybe)\b))[^()]+\)$/i,
    '',
  );

/** “2.5k” as “2500”. */
export const withoutThousands = (text: string): string =>
  text.replace(/(\d)(?:\.(\d))?\s?k\b/gi, (_all, whole: string, part = '0') => `${whole}${part}00`);

const NONE =
  /^(?:n[/ ]?a|none(?: yet|(?: needed| required)(?: here)?)?|nope?|nothing|(?:nobody|no one)\b.{0,40}|unknown|tbd|pending|later|dunno|not (?:yet|needed|required|sure)|(?:i )?(?:don['’]?t|do not|can['’]?t) (?:know|have|remember|recall)\b[^.]*|idk|no idea|(?:i['’]?d )?rather not(?: say)?|prefer not to(?: say)?|x{1,3}|[-–—?.]+)[.!]?$/i;

/** Whether a text is a missing value as programs and spreadsheets write it. */
export const isNothing = (text: string): boolean =>
  /^(?:null|undefined|nil|nan|\[object object\]|#n\/a|#ref!|#value!|#name\?)$/i.test(text);

/** Whether a text is a missing value as people write it. In a section such as a table, it may be content. */
export const isNotAvailable = (text: string): boolean => /^(?:none|nothing|n\/?a)$/i.test(text);

/** Whether an answer declines to answer: “none”, “not sure”, “rather not say”. */
export const isNone = (text: string): boolean => NONE.test(text.trim());

const ELSEWHERE =
  /^\W*(?:please )?(?:(?:the )?same(?! .*\d now$)(?: (?:as|here|thing|(?:text|info|words|description) as)\b.*)?|(?:see|as)(?: in)?(?: the)? (?:above|below|attached|pic(?:ture)?s?|photos?|screenshot|title|subject)(?: line)?|ditto|idem|tbd|to do)\W*$/i;

/** Not `ME`, which is Maine, or `US`. */
const MYSELF = /^(?:[Mm]e|[Mm]yself|I|[Uu]s)\.?$/;

/** Whether a text only refers to another text or to the writer: “see above”, “ditto”, “me”. */
export const saysNothing = (text: string): boolean => ELSEWHERE.test(text.trim()) || MYSELF.test(text.trim());

const IN_SENTENCES =
  /(?<![\p{L}'’])(?:i|i['’]m|we|we['’]re|me|my|our|us|you|your|they|he|she|his|her|is|it['’]s|are|was|has|have|do|does|don['’]t|can|who|with|from|out|near|behind|around|about|within|since|call|ask|any\w*|every\w*|all|some|not|only|also|etc)(?![\p{L}'’])/iu;

/** Whether a text is a sentence, such as “we work out of Fresno”, and not a name. */
export const isSentence = (text: string): boolean => IN_SENTENCES.test(text);
