import { inEnglish } from '../../pipeline/fields/spanish';
import { numberNamed } from '../../pipeline/fields/typed';
import { isMap, isUnknown, textOf } from './readAnswersFile';
import { readList } from './readLists';
import { capitalized, readName } from './readPlace';

export interface Person {
  name: string;
  role?: string | undefined;
  experience?: string | undefined;
  description?: string | undefined;
  specialties?: string[] | undefined;
}

const ABOUT = '(?:over|about|around|almost|nearly|more than|m[aá]s de|casi|unos|como)';
const YEARS = new RegExp(
  `^(?:(?:with|for|con|por|hace)\\s+)?((?:${ABOUT}\\s+)?\\d{1,2}\\+?\\s*(?:years?|yrs?\\b\\.?|a[nñ]os)\\b.*|(?:since|desde)\\s.*\\d{4}.*)`,
  'i',
);
const NAME = /^\p{Lu}[\p{L}'’.-]*(?: (?:\p{Lu}[\p{L}'’.-]*|de|del|la|los|van|von|da)){1,4}$/u;
const LEADING_NAME =
  /^\p{Lu}[\p{L}'’.-]*(?: (?:(?:de|del|la|los|van|von|da) )*\p{Lu}[\p{L}'’.-]*)*(?=$| \p{Ll})/u;
/** “me”, “my brother”, “mi hijo”: who says so, or who somebody is to them. */
const KIN =
  /^(?:(?:just|only|and|y|solo|s[oó]lo)\s+)*(?:(?:me|myself|i|yo)\b|(?:my|our|his|her|their|mis?|sus?|nuestr[oa]s?)\b(?:\s+(?:\p{L}+-in-law|(?:older|younger|little|big|business)|brothers?|sisters?|sons?|daughters?|wife|husband|dad|father|mom|mother|cousins?|uncle|aunt|nephew|niece|partner|friend|buddy|herman[oa]s?|hij[oa]s?|espos[oa]|mujer|marido|pap[aá]|padre|mam[aá]|madre|prim[oa]s?|t[ií][oa]|sobrin[oa]s?|cuñad[oa]|soci[oa]|compadre|amigo)(?=\s|$))*)\s*/iu;
const WORKER = /(?:er|or|dora|era|ero|man|ista?|nte?)$/i;
const ROLE =
  /\b(?:owners?|operators?|founders?|managers?|foreman|dueñ[oa]s?|propietari[oa]s?|gerente|encargad[oa])\b/iu;

/**
 * Reads `Jo Penland (owner), Ray Buckner - climber, 12 yrs`, and lists of maps. Who has no `role` of their own gets this one.
 * `others` gets who has no name, such as helpers.
 */
export function readPeople(value: unknown, others: string[], role?: string): Person[] {
  if (isUnknown(textOf(value))) return [];
  return (Array.isArray(value) ? value : [value]).flatMap((item: unknown) =>
    isMap(item) ? [personOf(item)] : peopleIn(textOf(item), others, role),
  );
}

function personOf(item: Record<string, unknown>): Person {
  const text = (key: string) => textOf(item[key]) || undefined;
  const specialties = item.specialties ? readList(item.specialties) : undefined;
  const { name = '', ...more } = { name: text('name'), role: text('role'), experience: text('experience') };
  return { name, ...more, description: text('description'), specialties };
}

/** Where another person or another fact of one begins. What is in parentheses is a fact of the one before. */
const BETWEEN = /(\s*[,;\n]\s*(?:(?:and|y|&)\s+)?|\s+[-–]\s+|\s+(?:and|y|&)\s+)(?![^(]*\))|\s*\(([^)]*)\)/i;
const BEFORE_YEARS = new RegExp(
  `(?<!\\b(?:with|for|con|por|hace|${ABOUT}))(?:\\s+[-–])?\\s+(?=(?:(?:with|for|con|por|hace)\\s+)?(?:${ABOUT}\\s+)?\\d{1,2}\\+?\\s*(?:years?|yrs?|a[nñ]os)\\b|(?:since|desde)\\s)`,
  'gi',
);
/** “Dale & Rita Pruitt”, who own a business together. */
const COUPLE =
  /^(?!(?:Me|I|Yo) )(\p{Lu}[\p{L}'’-]+)( (?:and|&|y) [\p{L}'’-]+ ((?:(?:de|del|la|los) )*\p{Lu}[\p{L}'’-]+))/u;

function peopleIn(text: string, others: string[], role: string | undefined): Person[] {
  const people: Person[] = [];
  const hasCapitals = /\p{Lu}/u.test(text);
  const [first = '', ...more] = (role ? text.replace(COUPLE, '$1 $3$2') : text)
    .replace(BEFORE_YEARS, ', ')
    .split(BETWEEN);
  add(first, true);
  for (let at = 0; at < more.length; at += 3) {
    const [separator = '', facts = '', next = ''] = more.slice(at);
    for (const fact of facts.split(/\s*,\s*/)) add(fact, false);
    add(next, /[^\s,–-]/.test(separator) || separator.includes('\n'));
  }
  return people;

  function add(typed: string, isNext: boolean): void {
    const part = typed.replace(KIN, '').trim();
    const last = people.at(-1);
    const years = YEARS.exec(part)?.[1];
    if (isUnknown(part)) return;
    if (years && last) last.experience = yearsInWords(years);
    else if (isCount(part)) others.push(typed.trim());
    else if (last && part === typed.trim() && !isPerson(part, last, isNext)) addRole(last, part);
    else addPerson(part);
  }

  function addRole(person: Person, part: string): void {
    person.role = person.role === role ? capitalized(part) : `${person.role}, ${part}`;
  }

  function addPerson(part: string): void {
    const name = LEADING_NAME.exec(part)?.[0] ?? part;
    if (name !== part) others.push(part);
    people.push({ name: readName(name), role });
  }

  /** “Tom, Jim and Bo” are three, “Tom, Climber” and “Tom Berg, Climber” are one. */
  function isPerson(part: string, last: Person, isNext: boolean): boolean {
    if (NAME.test(part)) return true;
    if (ROLE.test(part) || (hasCapitals && !/^\p{Lu}/u.test(part))) return false;
    return isNext || last.role !== role || !(last.name.includes(' ') || WORKER.test(part));
  }
}

/** “2 guys in summer”, “dos ayudantes”, “& Sons” */
const isCount = (part: string): boolean =>
  /\d|^(?:the|las|los|an?|some|few|several|couple|un[oa]?s?|vari[oa]s)\s|^(?:sons?|daughters?|brothers?|family(?:[ -]owned)?|hij[oa]s?|herman[oa]s?|familia)$/i.test(
    part,
  ) || numberNamed(inEnglish(part).split(' ')[0] ?? '') > 0;

/** “20 anos” is no number of years. */
const yearsInWords = (years: string): string =>
  capitalized(years.replace(/\byrs?\b\.?/i, 'years').replace(/\banos\b/i, 'años'));
