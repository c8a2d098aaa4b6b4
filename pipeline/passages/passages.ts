import type { ProseValue } from '../kinds/values';
import type { LoadedEntry, ParsedTexts } from '../model/load/load';
import { visitEntry } from '../model/visitEntry';
import { type Raw, type Source, valueAt } from '../source/Source';
import { passagesIn } from './markdownPassages';
import type { Passage, Place } from './Passage';
import { rangeOfText } from './Range';

/** The passages of a file: of its fields in their order, then of its body. `texts` are the trees of its Markdown texts. */
export function passagesOf(source: Source, entry: LoadedEntry, texts: ParsedTexts): Passage[] {
  const passages: Passage[] = [];
  const addField = (place: Place, text: string, field: string) => {
    const range = (from = 0, to = text.length) => rangeOfText({ source }, field, from, to);
    passages.push({ text, place, field, range });
  };
  const addLink = (label: string, to: string, field: string) => {
    addField('label', label, field);
    // The address is the last part of the value: `label -> address`.
    const at = typedAt(source.values, field)?.lastIndexOf(to) ?? -1;
    const range = (from = 0, end = to.length) => rangeOfText({ source }, field, at + from, at + end);
    if (at >= 0) passages.push({ text: to, place: 'address', field, range });
  };
  const addText = (value: ProseValue, field = '') => {
    const parsed = texts.get(value);
    if (parsed) for (const passage of passagesIn(parsed, source, field)) passages.push(passage);
  };
  visitEntry(entry, {
    // Skips parsed values that differ from their source, such as dates.
    string: (text, field) => text === typedAt(source.values, field) && addField('field', text, field),
    link: ({ label, to }, field) => addLink(label, to, field),
    prose: (value, field) => value !== entry.body && addText(value, field),
  });
  if (entry.body) addText(entry.body);
  return passages;
}

/** The text of a field as the owner typed it, trimmed; `undefined` for a list or a group. */
export function typedAt(values: Raw, field: string): string | undefined {
  const value = valueAt(values, field);
  return typeof value === 'string' ? value.trim() : undefined;
}

/** The passages of a `descriptions.md`. */
export const descriptionsIn = (source: Source): Passage[] =>
  Object.entries(source.values).flatMap(([field, text]) => {
    if (typeof text !== 'string') return [];
    const range = (from = 0, to = text.length) => rangeOfText({ source }, field, from, to);
    return [{ text, place: 'description' as const, field, range }];
  });
