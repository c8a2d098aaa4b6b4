import type { z } from 'zod';
import { fieldNoteOf } from '../../pipeline/docs/fieldNotes';
import { joinLines, listItems, nothingFault } from './answerLines';
import { toYamlValue } from './fieldQuestion';
import type { Answers, FormProblem } from './issueForm';
import { isPictures } from './pictureFields';
import { isNoAnswer, readTyped } from './typedValue';

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
  if (!needed && isNoAnswer(first)) return undefined;
  if (!note.item) {
    const { text } = readTyped({ ...note, needed }, joinLines(first), today);
    return text === undefined ? undefined : toYamlValue(note.kind, text);
  }
  const isTyped = fieldNoteOf(note.item).kind === 'text';
  return isTyped ? listItems(first) : [...answer];
}

/** Answers that say nothing, and amounts, times and days that cannot be read. */
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
    if (first === undefined || isPictures(field)) return [];
    const { fault } = note.item ? {} : readTyped({ ...note, needed }, joinLines(first), today);
    const none = needed && isNoAnswer(first) ? [nothingFault(first, needed)] : [];
    const faults = fault === undefined ? none : [fault];
    return faults.map((text) => ({ label: labelOf(name), text }));
  });
}
