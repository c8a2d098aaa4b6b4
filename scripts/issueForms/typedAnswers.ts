import type { z } from 'zod';
import { fieldNoteOf } from '../../pipeline/docs/fieldNotes';
import { joinLines, listItems } from './answerLines';
import { toYamlValue } from './fieldQuestion';
import type { Answers, FormProblem } from './issueForm';
import { readTyped } from './typedValue';

/** What an answer is in a file: text stays text, and a number is not put in quotes. */
export function valueFor(
  field: z.ZodType,
  answer: readonly string[] | undefined,
  { needed, today }: { needed: boolean; today: string },
): unknown {
  if (!answer || answer.length === 0) return undefined;
  const note = fieldNoteOf(field);
  if (note.fields.length > 0) return undefined;
  const [first = ''] = answer;
  if (!note.item) {
    const { text } = readTyped({ ...note, needed }, joinLines(first), today);
    return text === undefined ? undefined : toYamlValue(note.kind, text);
  }
  const isTyped = fieldNoteOf(note.item).kind === 'text';
  return isTyped ? listItems(first) : [...answer];
}

/** Amounts, times and days that cannot be read. */
export function typedFaults(
  fields: readonly (readonly [name: string, field: z.ZodType])[],
  answers: Answers,
  {
    labelOf,
    today,
    filledIn = [],
  }: { filledIn?: readonly string[]; labelOf: (name: string) => string; today: string },
): FormProblem[] {
  return fields.flatMap(([name, field]) => {
    const note = fieldNoteOf(field);
    const needed = note.needed && !filledIn.includes(name);
    const [first] = answers.get(name) ?? [];
    const { fault } =
      first === undefined || note.item ? {} : readTyped({ ...note, needed }, joinLines(first), today);
    return fault === undefined ? [] : [{ label: labelOf(name), text: fault }];
  });
}
