import { isMap, isUnknown, plainText, textOf } from './readAnswersFile';
import { capitalized } from './readPlace';

/** The items of a list on one line or on several. */
export function readList(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean);
  return textOf(value)
    .split(/\s*[;\n]\s*|\s*,\s*(?![^(]*\))/)
    .map((item) => item.replace(/^[-*•]\s+/, '').trim())
    .filter(Boolean);
}

export interface Service {
  name: string;
  text?: string | undefined;
}

const PRICE =
  /\s*\(?(?:(?:from|starting at|desde)\s+)?\$\s?\d[\d,.]*k?(?:\s*-\s*\$?\d[\d,.]*k?)?\+?(?:\s*(?:and up|y m[aá]s|each|cada un[oa]|(?:per|por|an?|\/)\s*[\p{L}.]+|\/\s*[\p{L}.]+))?\)?\s*|\s*\([^)]*\)\s*/giu;

/** The services; `others` gets those that had a price or something in parentheses, as they were typed. */
export function readServices(value: unknown, others: string[]): Service[] {
  const items = Array.isArray(value) ? value : readList(value);
  const services = items.flatMap((item: unknown): Service[] => {
    if (isMap(item)) return [{ name: textOf(item.name), text: textOf(item.text) || undefined }];
    const typed = textOf(item);
    const name = typed.replace(PRICE, ' ').trim();
    if (name !== typed) others.push(typed);
    // In a list of its own, an item stays whole.
    const names = Array.isArray(value) ? [name] : name.split(/\s+(?:and|y)\s+|^(?:and|y)\s+/i);
    return names.map((each) => ({ name: capitalized(each) }));
  });
  const known = services.filter(({ name }) => !isUnknown(name));
  return [...new Map(known.map((service) => [plainText(service.name), service])).values()];
}

export interface Person {
  name: string;
  role?: string | undefined;
  experience?: string | undefined;
  description?: string | undefined;
  specialties?: string[] | undefined;
}

const YEARS = /^(?:with |con )?\d{1,2}\+?\s*(?:years?|yrs?\.?|a[nñ]os)\b.*/i;
const NAME = /^\p{Lu}[\p{L}'’.-]*(?: (?:\p{Lu}[\p{L}'’.-]*|de|del|la|los|van|von|da)){1,4}$/u;

/** Reads `Jo Penland (owner), Ray Buckner - climber, 12 yrs`, and lists of maps. Who has no `role` of their own gets this one. */
export function readPeople(value: unknown, role?: string): Person[] {
  if (isUnknown(textOf(value))) return [];
  return (Array.isArray(value) ? value : [value]).flatMap((item: unknown) =>
    isMap(item) ? [personOf(item)] : peopleIn(textOf(item), role),
  );
}

function personOf(item: Record<string, unknown>): Person {
  const text = (key: string) => textOf(item[key]) || undefined;
  const specialties = item.specialties ? readList(item.specialties) : undefined;
  const { name = '', ...more } = { name: text('name'), role: text('role'), experience: text('experience') };
  return { name, ...more, description: text('description'), specialties };
}

function peopleIn(text: string, role: string | undefined): Person[] {
  const people: Person[] = [];
  for (const part of text.split(/\s*[,;\n()]\s*|\s+[-–]\s+|\s+(?:and|y|&)\s+/).filter(Boolean)) {
    const last = people.at(-1);
    if (!last || NAME.test(part)) people.push({ name: part, role });
    else if (YEARS.test(part)) last.experience = part.replace(/^(?:with|con) /i, '');
    else last.role = capitalized(part);
  }
  return people;
}
