import { capitalized } from '../labels/phrases';
import type { Kind } from './kind';
import { isNone, isSentence, saysNothing } from './words';

// The kinds `…Answer` read what somebody answers who makes a new site: a name alone, and no remark.

/** The name of a town or a person, kept with its capitals. */
export const nameAnswer: Kind<string> = {
  name: 'name',
  example: 'Ann Lee',
  parse: (input) => (isName(input) ? readName(input) : undefined),
  advice: (_typed, { meta: { example = nameAnswer.example } }) =>
    `Write only the name, for example ${example}.`,
};

const JOB =
  '(?:(?:co|vice|office|general|project|crew|shop|lead|master|senior|head|chief|service|sales|field|site)[ -]?)*(?:owner|president|founder|partner|ceo|manager|mgr|foreman|estimator|operator|supervisor|secretary|treasurer|bookkeeper|apprentice|journeyman|electrician|plumber|carpenter|painter|technician|tech|installer|designer|dispatcher|dueñ[oa])(?![\\p{L}])';

/** Job titles, as a part of a regular expression with the flags `iu`: `co-owner`, `Owner and Master Electrician`. */
export const TITLE = `${JOB}(?:(?: and | & |[/ -])${JOB})?\\.?`;

/** A job or a relation instead of a name, or two names. */
const NO_NAME = new RegExp(
  `^(?:helps?|works?)\\b|^(?:no|${TITLE}|owners|helpers?|workers?|employees?|crew|guys?|men|brother|sister|son|daughter|wife|husband|cousin|friend)$|\\s(?:and|y)\\s|\\s(?:crew|guys|helpers|workers|employees)$`,
  'iu',
);

export interface Person {
  name: string;
  role?: string | undefined;
  /** `12 years` */
  experience?: string | undefined;
}

/** The name of one person, also with a nickname in quotes. */
export const personNameAnswer: Kind<string> = {
  ...nameAnswer,
  parse: (input) =>
    NO_NAME.test(input) || isNone(input) || !/\p{Lu}/u.test(input) || !isName(input.replace(/["“”]/g, ''))
      ? undefined
      : readName(input),
  advice: 'Write only the name, with capital letters, for example Ann Lee.',
};

const PERSON = new RegExp(
  `^([^()]+?)(?:\\s*\\((?!\\d)([^()]+)\\)|\\s+[-–—]\\s+(?!\\d)([^()]+?)|,\\s*(${TITLE}))?(?:(?:,|\\s[-–—])?\\s*\\(?(\\d{1,2}\\+?\\s*(?:year|yr|año)[^,().\\d]*\\.?)\\)?)?$`,
  'iu',
);

const FAMILY =
  /^(?:(?:my|his|her|our|mi|su) )?(?:(?:big|little|older|younger) )?(?:brother|sister|son|daughter|wife|husband|dad|father|mom|mother|cousin|nephew|niece|uncle|aunt|(?:herman|hij|espos|prim|sobrin|tí)[oa]|padre|madre)$/i;

/** Whether a text is no role in a business: a relation, “see above”, or with digits. */
const isNoRole = (text: string): boolean => FAMILY.test(text) || saysNothing(text) || /\d/.test(text);

/** A role in a business, and no remark: “foreman, last name is Diaz”. */
export const roleAnswer: Kind<string> = {
  name: 'role',
  example: 'Foreman',
  parse: (input) => (isNoRole(input) || isSentence(input) ? undefined : input),
  advice: 'Write only the job, for example Foreman.',
};

/** `Ann Lee`, `Ann Lee, 12 years`, `Bo Ruud (climber)`, `Bo Ruud - climber, 12 years` or `Bo Ruud, owner` */
export const personAnswer: Kind<Person> = {
  name: 'person',
  example: 'Ann Lee, 12 years',
  parse: (input) => {
    const [, typed = input, inside, behind, title, experience] = PERSON.exec(input) ?? [];
    const role = inside ?? behind ?? title;
    // “Bo Ruud - Jo Diaz” are two people.
    const isOther = behind && !/^\p{Ll}/u.test(behind) && personNameAnswer.parse(behind, {});
    // “Salvatore Vitale (Sal)” has a nickname, no role.
    const isNickname = /^\p{Lu}\p{Ll}+$/u.test(inside ?? '') && typed.startsWith(String(inside?.slice(0, 3)));
    const isNote =
      isOther ||
      isNickname ||
      isNoRole(role ?? '') ||
      [role, experience].some((each) => isSentence(each ?? ''));
    const name = isNote ? undefined : personNameAnswer.parse(typed, {});
    return name
      ? { name, ...(role && { role: capitalized(role) }), ...(experience && { experience }) }
      : undefined;
  },
  advice:
    'Write each person like Ann Lee (climber), 12 years, with capital letters. Several belong in “team”, with commas.',
};

/** Words that stay lowercase in a name. */
const SMALL = ['of', 'the', 'and', 'de', 'del', 'la', 'los', 'on', 'in', 'y'];
/** Words that may be lowercase where others have capitals. */
const PARTICLES = [...SMALL, ...'or by upon at el las da do du di van von der'.split(' ')];

const AREA = /\b(?:whole|entire|nearby|surrounding|areas?|region|county|counties)\b/i;

/** Whether a text is a name, and not a sentence: `Truth or Consequences`, `ana maría de la cruz`, `Al Bell, Jr.` */
function isName(text: string): boolean {
  const [first = '', ...more] = text.split(/\s+/);
  if (!/^\p{L}[\p{L}.'’ -]*(?:, [JS]r\.?)?$/iu.test(text) || more.length > 5) return false;
  // “Call Ann” or “No idea”, but not “I. M. Pei”.
  const startsSentence = /^no$/i.test(first) || (first.length > 2 && isSentence(first));
  // “Chester. Anything nearby”, but not “Mt. Vernon”.
  if (/\p{Ll}{4}\.\s/u.test(text) || (more.length > 0 && startsSentence)) return false;
  if (text === text.toLowerCase() || text === text.toUpperCase())
    return !isSentence(text) && !AREA.test(text) && !/^(?:and )?the\b.*s$/.test(text);
  return [first, ...more].every(
    (word, at) => /^(?:[dl]['’])?\p{Lu}/u.test(word) || (at > 0 && PARTICLES.includes(word)),
  );
}

/** Capitalizes a name that is typed in lowercase or uppercase only. */
export function readName(text = ''): string {
  const name = text.trim();
  const isShort = name.length < 3 && name === name.toUpperCase();
  if (isShort || (/\p{Lu}/u.test(name) && /\p{Ll}/u.test(name))) return name;
  return name
    .toLowerCase()
    .split(' ')
    .map((word, at) => {
      if (at > 0 && SMALL.includes(word)) return word;
      // “T.J.”
      return /^(?:\p{L}\.)+$/u.test(word)
        ? word.toUpperCase()
        : word.replace(/(?<=^|[-'’"“])\p{L}(?=\p{L})/gu, (letter) => letter.toUpperCase());
    })
    .join(' ');
}
