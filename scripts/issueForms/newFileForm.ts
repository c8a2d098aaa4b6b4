import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { fieldNoteOf, fieldsOf } from '../../pipeline/docs/fieldNotes';
import { knownValues } from '../../pipeline/model/newFile';
import { contentTypeOf } from '../../pipeline/model/registry';
import type { TypeName } from '../../pipeline/model/Site';
import { fileSlug } from '../../pipeline/model/urls';
import { writeYaml } from '../../pipeline/source/plainYaml';
import { isNoAnswer, joinLines, nothingSaid } from './answerLines';
import { fieldQuestion, labelFor } from './fieldQuestion';
import {
  type Answers,
  BODY,
  type ContentEdit,
  type FormProblem,
  type FormSite,
  type IssueForm,
  PUBLIC,
  type Question,
} from './issueForm';
import { FormPictures, isReserved } from './placePictures';
import { readValue } from './typedValue';
import { askable } from './writeTemplate';

interface NewFileForm extends Omit<IssueForm, 'questions' | 'write'> {
  type: TypeName;
  titleField: string;
  /** What is not asked. */
  leaveOut?: readonly string[];
  /** How the questions differ from those that the schema gives. One that is not required takes a value that the content has. */
  asked(site: FormSite): Readonly<Record<string, Partial<Question>>>;
  /** Questions besides those of the fields, put after the field of that name. */
  extra?(site: FormSite): Readonly<Record<string, readonly Question[]>>;
  /** How texts that people write in many ways are written here. */
  texts?: Readonly<Record<string, (text: string) => string>>;
  /** Whether a file gets a number where its name is taken. */
  numbered?: boolean;
  /** Where the photos of a field belong, and what they show where nobody has to be asked. */
  pictures?: Readonly<Record<string, { folder(answers: Answers): string; shows?(answers: Answers): string }>>;
  /** Values that are made of several answers or of none; sections follow the fields. */
  values?(answers: Answers, site: FormSite, pictures: FormPictures): Record<string, unknown>;
  /** What else is wrong with the answers. */
  faults?(answers: Answers, site: FormSite): FormProblem[];
}

/** Characters of a file's name. */
const MAX_NAME = 80;

/** A form that adds a file of a content type. Its questions are the fields of the schema, in their order. */
export function newFileForm(form: NewFileForm): IssueForm {
  const { name, title: what, about } = form;
  const type = contentTypeOf(form.type);
  const fields = fieldsOf(type.fields).filter(([name]) => !form.leaveOut?.includes(name));
  const questions = (site: FormSite) => questionsOf(form, fields, site);
  const write = (answers: Answers, site: FormSite): ContentEdit => {
    const asked = questions(site);
    const labels = new Map(asked.map(({ id, label }) => [id, label]));
    const [title = ''] = answers.get(form.titleField) ?? [];
    const slug = fileSlug(title).slice(0, MAX_NAME).replace(/-$/, '');
    const path = pathFor(
      `${type.folder}/${isReserved(slug) ? `${slug}-${type.name}` : slug || 'new'}`,
      site,
      form,
    );
    const pictures = new FormPictures(site);
    const { values, problems } = readFields(form, fields, { answers, site, labels, pictures });
    const made = form.values?.(answers, site, pictures) ?? {};
    const body = pictures.attachInText(answers.get(BODY)?.[0] ?? '', {
      label: labels.get(BODY) ?? '',
      title,
      folder: `images/${type.folder}`,
    });
    const text = `---\n${writeYaml({ ...values, ...made })}---\n${body === '' ? '' : `\n${body}\n`}`;
    return {
      title: `${what}: ${joinLines(title)}`,
      files: [{ path, text }, ...pictures.descriptions()],
      pictures: pictures.placed,
      isPublic: answers.has(PUBLIC.id),
      notes: pictures.notes,
      problems: [
        ...(title === '' ? [] : nameProblems(slug, path, site, labels.get(form.titleField))),
        ...asked.flatMap(({ id, label, required }) => {
          const [text = ''] = answers.get(id) ?? [];
          return required && isNoAnswer(text) ? [{ label, text: nothingSaid(text) }] : [];
        }),
        ...problems,
        ...(form.faults?.(answers, site) ?? []),
        ...pictures.problems,
      ],
      labels,
    };
  };
  return { name, title: what, about, questions, write };
}

type Fields = ReturnType<typeof fieldsOf>;

function questionsOf(form: NewFileForm, fields: Fields, site: FormSite): Question[] {
  const { body, bodyWanted = true } = contentTypeOf(form.type);
  const asked = form.asked(site);
  const ofFields = fields.flatMap(([name, field]) => {
    const question = fieldQuestion(name, field, site, asked[name]);
    const isShown = question?.control === 'pictures' && !form.pictures?.[name]?.shows;
    return [
      question,
      isShown ? shownQuestion(question, field) : undefined,
      ...(form.extra?.(site)[name] ?? []),
    ];
  });
  const takesPhotos = body === 'section';
  const ofBody: Question = {
    ...{ id: BODY, label: labelFor(BODY), about: '', control: 'text', required: bodyWanted, takesPhotos },
    ...asked[BODY],
  };
  return askable([...ofFields, body === 'none' ? undefined : ofBody, PUBLIC]);
}

interface Reading {
  answers: Answers;
  site: FormSite;
  labels: ReadonlyMap<string, string>;
  pictures: FormPictures;
}

/** The values of the fields, in their order; undefined where the file has none. */
function readFields(
  form: NewFileForm,
  fields: Fields,
  { answers, site, labels, pictures }: Reading,
): { values: Record<string, unknown>; problems: FormProblem[] } {
  const type = contentTypeOf(form.type);
  const known: Record<string, string> = { ...knownValues(site, type), publishedAt: site.today };
  const asked = form.asked(site);
  const problems: FormProblem[] = [];
  const attach = (name: string, field: z.ZodType) => {
    const { folder, shows } = form.pictures?.[name] ?? {};
    return pictures.attach(answers.get(name)?.[0], {
      label: labels.get(name) ?? '',
      most: fieldNoteOf(field).item ? undefined : 1,
      shown: shows?.(answers) ?? answers.get(`${name}-shown`)?.[0],
      shownLabel: labels.get(`${name}-shown`),
      folder: folder?.(answers) ?? `images/${type.folder}`,
    });
  };
  const read = ([name, field]: Fields[number]) => {
    const answer = isPictures(field) ? attach(name, field) : (answers.get(name) ?? []);
    const typed = answer.map(form.texts?.[name] ?? String);
    const { value, fault } = isLast(name, typed) ? {} : readValue(field, typed, site.today);
    if (fault) problems.push({ label: labels.get(name), text: fault });
    return [name, value ?? (asked[name]?.required === false ? known[name] : undefined)];
  };
  return { values: Object.fromEntries(fields.map(read)), problems };
}

/** Whether a position is the last one, which needs no number. */
const isLast = (name: string, [typed = '']: readonly string[]): boolean =>
  name === 'order' && /^(?:at (?:the )?)?(?:last|end|bottom)$/i.test(typed);

function isPictures(field: z.ZodType): boolean {
  const { kind, item } = fieldNoteOf(field);
  return kind === 'image' || (item !== undefined && fieldNoteOf(item).kind === 'image');
}

/** The question about what the photos of another one show. */
function shownQuestion({ id, label, required }: Question, field: z.ZodType): Question {
  const { item } = fieldNoteOf(field);
  return {
    id: `${id}-shown`,
    label: `${label}: what ${item ? 'each one' : 'it'} shows`,
    about: `One line${item ? ' for each photo, in their order' : ''}, for people who cannot see ${item ? 'them' : 'it'} and for search engines.`,
    control: 'text',
    isCaptions: true,
    required,
    placeholder: 'Example: The finished work, seen from the street',
  };
}

/** The first of the names that is free, if names may have a number. */
function pathFor(start: string, { tree, pendingFiles }: FormSite, { numbered }: NewFileForm): string {
  for (let number = 1; ; number += 1) {
    const path = `${start}${number === 1 ? '' : `-${number}`}.md`;
    if (!numbered || !(pendingFiles.has(path) || existsSync(join(tree.root, path)))) return path;
  }
}

/** Only the owner can tell whether it is the same. */
function nameProblems(slug: string, path: string, { tree }: FormSite, label?: string): FormProblem[] {
  if (slug === '') return [{ label, text: 'This needs a letter or a digit.' }];
  const text =
    'Your site already has one with this name. If yours is a different one, add a word or two here. If it is the same, close this form and change the one that is there.';
  return existsSync(join(tree.root, path)) ? [{ label, text }] : [];
}
