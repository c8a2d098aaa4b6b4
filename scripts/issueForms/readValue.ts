import type { z } from 'zod';
import { describeField } from '../../pipeline/docs/describeField';
import { quote, readTyped } from '../../pipeline/kinds/kind';
import { kinds } from '../../pipeline/kinds/kinds.generated';
import { fileSlug } from '../../pipeline/model/urls';
import { joinLines, listItems } from './typedLists';

/**
 * An answer as the value of a field; without an answer, `value` is undefined. An unreadable text stays as typed, so that the check
 * explains it. `fault` is set for an ambiguous text.
 */
export function readValue(
  field: z.ZodType,
  answer: readonly string[],
  today: string,
): { value?: unknown; fault?: string } {
  const described = describeField(field);
  const [first] = answer;
  if (first === undefined) return {};
  if (described.item)
    return { value: describeField(described.item).kind === 'text' ? listItems(first) : [...answer] };
  const typed = joinLines(first);
  const kind = kinds.find(({ name }) => name === described.kind);
  const { reading, fault } = kind?.read ? readTyped(kind, typed, { meta: described, today }) : {};
  if (reading !== undefined && fault) return { value: typed, fault };
  // A value that is valid as it was typed stays so.
  const isKept = reading === undefined || (kind?.format && kind.parse(typed, described) !== undefined);
  const text = isKept ? typed : (kind?.format?.(reading) ?? reading);
  return { value: described.kind === 'number' ? withoutQuotes(text) : text };
}

/** YAML does not quote a number. */
const withoutQuotes = (text: string) => (String(Number(text)) === text ? Number(text) : text);

/** A note for an answer that is written in another way than it was typed, in which a word of it may be missing. */
export function notesOnReading(answer: readonly string[], value: unknown, label?: string): string[] {
  const typed = joinLines(answer[0] ?? '');
  const parts = value !== null && typeof value === 'object' ? Object.values(value) : [value ?? []].flat();
  if (typed === '' || fileSlug(parts.join(' ')) === fileSlug(typed)) return [];
  const read = parts.map((part) => `“${part}”`).join(', ');
  return [`${label ? `${label}: ` : ''}${quote(typed)} ${read ? `was read as ${read}` : 'is not used'}.`];
}
