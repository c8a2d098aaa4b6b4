import type { z } from 'zod';
import { fieldNoteOf } from '../../pipeline/docs/fieldNotes';
import { type KindNote, readTyped } from '../../pipeline/kinds/kind';
import { kindNamed } from '../../pipeline/kinds/kinds';
import { joinLines, listItems } from './answerLines';

/** An example of a value as a person would type it. */
export const typedExample = ({ kind, example = '' }: Partial<KindNote>): string =>
  kindNamed(kind)?.format?.(example) ?? example;

interface Typed {
  /** As it stands in the file; nothing where the field is to be left out. */
  value?: unknown;
  /** What to say of a text with two meanings. */
  fault?: string;
}

/** An answer, if there is one, as the value of a field. A text that is no value stays as it was typed, so that the check explains it. */
export function readValue(field: z.ZodType, answer: readonly string[], today: string): Typed {
  const note = fieldNoteOf(field);
  const [first] = answer;
  if (first === undefined || note.fields.length > 0) return {};
  if (note.item) return { value: fieldNoteOf(note.item).kind === 'text' ? listItems(first) : [...answer] };
  const typed = joinLines(first);
  const kind = kindNamed(note.kind);
  if (!kind?.read) return { value: toYamlValue(note.kind, typed) };
  const { reading, fault } = readTyped(kind, typed, { note, today });
  const { format = String } = kind;
  const isValue = kind.format && kind.parse(typed, note) !== undefined;
  const text = fault || isValue || reading === undefined ? typed : format(reading);
  return { value: toYamlValue(note.kind, text), fault: reading && fault };
}

/** A text as it stands in a file: a number is not put in quotes. */
function toYamlValue(kind: string | undefined, text: string): string | number {
  return kind === 'number' && String(Number(text)) === text ? Number(text) : text;
}
