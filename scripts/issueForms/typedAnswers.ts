import type { z } from 'zod';
import { fieldNoteOf } from '../../pipeline/docs/fieldNotes';
import { joinLines, listItems, nothingFault } from './answerLines';
import { toYamlValue } from './fieldQuestion';
import { isNoAnswer, readTyped } from './typedValue';

/** What an answer is in a file, where text stays text and a number is not put in quotes, and what is wrong with it. */
export function readAnswer(
  field: z.ZodType,
  answer: readonly string[] = [],
  { needed, today }: { needed: boolean; today: string },
): { value?: unknown; fault?: string } {
  const note = fieldNoteOf(field);
  const [first] = answer;
  if (first === undefined || note.fields.length > 0) return {};
  const saysNone = isNoAnswer(first);
  if (saysNone && !needed) return {};
  const nothing = saysNone ? nothingFault(first, needed) : undefined;
  if (note.item)
    return { value: fieldNoteOf(note.item).kind === 'text' ? listItems(first) : [...answer], fault: nothing };
  const { text, fault = nothing } = readTyped({ ...note, needed }, joinLines(first), today);
  return { value: text === undefined ? undefined : toYamlValue(note.kind, text), fault };
}
