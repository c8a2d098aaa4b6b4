import type { z } from 'zod';
import { fieldNoteOf } from '../../pipeline/docs/fieldNotes';
import type { Answers, Question } from './issueForm';

/** Where a picture of a form belongs, and how it is described. */
export interface PictureField {
  folder(answers: Answers): string;
  /** What it shows, where nobody has to be asked. */
  shows?(answers: Answers): string;
}

const isList = (field: z.ZodType) => fieldNoteOf(field).item !== undefined;

const shownId = (name: string) => `${name}-shown`;

export function isPictures(field: z.ZodType): boolean {
  const note = fieldNoteOf(field);
  return note.kind === 'image' || (note.item !== undefined && fieldNoteOf(note.item).kind === 'image');
}

const shownLabel = (label: string, field: z.ZodType) =>
  `${label}: what ${isList(field) ? 'each one' : 'it'} shows`;

export function shownQuestion(name: string, field: z.ZodType, label: string): Question {
  const about = isList(field)
    ? 'One line for each photo, in their order, for people who cannot see them and for search engines.'
    : 'One line, for people who cannot see it and for search engines.';
  const placeholder = 'Example: The finished work, seen from the street';
  return {
    id: shownId(name),
    label: shownLabel(label, field),
    about,
    control: 'text',
    isCaptions: true,
    required: fieldNoteOf(field).needed,
    placeholder,
  };
}

/** The answers about the photos of a field. */
export function attachedTo(
  [name, field]: [name: string, field: z.ZodType],
  answers: Answers,
  { label, picture }: { label: string; picture?: PictureField },
) {
  const [text] = answers.get(name) ?? [];
  const shown = picture?.shows?.(answers) ?? answers.get(shownId(name))?.[0];
  return {
    text,
    label,
    ...(isList(field) ? {} : { most: 1 }),
    shown: text ? shown : '',
    shownLabel: picture?.shows ? label : shownLabel(label, field),
    ...(picture && { folder: picture.folder(answers) }),
  };
}
