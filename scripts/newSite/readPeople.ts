import { readName } from '../../pipeline/kinds/places';
import { isMap, isUnknown, textOf } from './readAnswersFile';
import { capitalized, readList } from './readLists';

export interface Person {
  name: string;
  role?: string | undefined;
  experience?: string | undefined;
  description?: string | undefined;
  specialties?: string[] | undefined;
}

/** `Ann Lee` or `Ann Lee, 12 years` */
export function readOwner(typed: string): Person | undefined {
  const [, name, experience] = /^(\p{L}[\p{L}'’. -]*)(?:,\s*(\d.*))?$/u.exec(typed) ?? [];
  return name ? { name: readName(name), experience } : undefined;
}

/** Reads `Bo Ruud (climber), Jo Diaz`, and lists of such names or of maps. `others` gets what is no name. */
export function readPeople(value: unknown, others: string[]): Person[] {
  return (Array.isArray(value) ? value : readList(value)).flatMap((item: unknown): Person[] => {
    if (isMap(item)) return [personOf(item)];
    const typed = textOf(item);
    if (isUnknown(typed)) return [];
    const [, name, role] = /^(\p{L}[\p{L}'’. -]*?)(?:\s*\(([^()]+)\))?$/u.exec(typed) ?? [];
    if (name) return [{ name: readName(name), role: role && capitalized(role) }];
    others.push(`people: ${typed}`);
    return [];
  });
}

function personOf(item: Record<string, unknown>): Person {
  const text = (key: string) => textOf(item[key]) || undefined;
  const specialties = item.specialties ? readList(item.specialties) : undefined;
  const { name = '', ...more } = { name: text('name'), role: text('role'), experience: text('experience') };
  return { name, ...more, description: text('description'), specialties };
}
