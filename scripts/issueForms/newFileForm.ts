import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fieldNoteOf, fieldsOf } from '../../pipeline/docs/fieldNotes';
import { knownValues } from '../../pipeline/model/newFile';
import { contentTypeOf } from '../../pipeline/model/registry';
import type { TypeName } from '../../pipeline/model/Site';
import { fileSlug } from '../../pipeline/model/urls';
import { writeYaml } from '../../pipeline/source/plainYaml';
import { joinLines, nothingFault } from './answerLines';
import { fieldQuestion, labelFor } from './fieldQuestion';
import {
  type Answers,
  BODY,
  type ContentEdit,
  type FormProblem,
  type FormSite,
  type IssueForm,
  optionsOf,
  type PlacedPicture,
  PUBLIC,
  type Question,
} from './issueForm';
import { attachedTo, isPictures, type PictureField, shownQuestion } from './pictureFields';
import { describePictures, isReserved, placeInText, placePictures } from './placePictures';
import { readAnswer } from './typedAnswers';
import { isNoAnswer } from './typedValue';
import { askable } from './writeTemplate';

interface NewFileForm {
  name: string;
  type: TypeName;
  title: string;
  about: string;
  titleField: string;
  /** The questions that have other labels than the names of their fields. */
  labels?: Readonly<Record<string, string>>;
  /** The question that a field is most of all asked by, where that is one of `extra`. */
  askedBy?: Readonly<Record<string, string>>;
  /** Hints that differ from the schema's, because its words are about files. */
  hints?: Readonly<Record<string, string>>;
  /** Menus for fields that are typed in a file, or shorter ones. */
  choices?(site: FormSite): Readonly<Record<string, readonly string[] | undefined>>;
  /** Values of menus that are read but not offered. */
  notOffered?: Readonly<Record<string, readonly string[]>>;
  /** Examples that differ from the schema's, which are of other content types too. */
  examples?: Readonly<Record<string, string>>;
  /** How texts that people write in many ways are written here. */
  texts?: Readonly<Record<string, (text: string) => string>>;
  /** Whether a file gets a number where its name is taken. */
  numbered?: boolean;
  /** What else is wrong with the answers. */
  faults?(answers: Answers, site: FormSite): FormProblem[];
  leaveOut?: readonly string[];
  /** Fields that may stay empty, although the schema wants them: another question or the content has their value. */
  filledIn?: readonly string[];
  pictures?: Readonly<Record<string, PictureField>>;
  /** Questions besides those of the fields, put after the field of that name. */
  extra?(site: FormSite): Readonly<Record<string, readonly Question[]>>;
  /** Values that are made of several answers, or of none. */
  values?(answers: Answers, site: FormSite): Record<string, unknown>;
  /** Sections that follow the fields. */
  sections?(answers: Answers, site: FormSite): Record<string, unknown>;
  /** Pictures that belong to no field of their own, with values made of them. */
  more?(answers: Answers, site: FormSite, taken: Set<string>): MorePictures;
}

export interface MorePictures {
  pictures: PlacedPicture[];
  problems: FormProblem[];
  values: Record<string, unknown>;
}

/** Characters of a file's name. */
const MAX_NAME = 80;

/** A form that adds a file of a content type. Its questions are the fields of the schema, in their order. */
export function newFileForm(form: NewFileForm): IssueForm {
  const type = contentTypeOf(form.type);
  const fields = fieldsOf(type.fields).filter(([name]) => !form.leaveOut?.includes(name));
  const names = [...fields.map(([name]) => name), ...(type.body === 'none' ? [] : [BODY])];
  const labelOf = (name: string) => form.labels?.[name] ?? labelFor(name);

  const questions = (site: FormSite): Question[] => {
    const extra = form.extra?.(site) ?? {};
    const asked = fields.flatMap(([name, field]) => [
      adjusted(name, fieldQuestion(name, field, { site, label: labelOf(name) }), { form, site }),
      ...(isPictures(field) && !form.pictures?.[name]?.shows
        ? [shownQuestion(name, field, labelOf(name))]
        : []),
      ...(extra[name] ?? []),
    ]);
    return askable([...asked, ...(type.body === 'none' ? [] : [bodyQuestion(form, labelOf(BODY))]), PUBLIC]);
  };

  const write = (answers: Answers, site: FormSite): ContentEdit => {
    const [title = ''] = answers.get(form.titleField) ?? [];
    const slug = fileSlug(title).slice(0, MAX_NAME).replace(/-$/, '');
    const path = pathFor(`${type.folder}/${fileName(slug, type.name)}`, site, form.numbered);
    const taken = new Set<string>();
    const placed = fields.flatMap(([name, field]) => {
      if (!isPictures(field)) return [];
      const options = { label: labelOf(name), picture: form.pictures?.[name] };
      const attached = attachedTo([name, field], answers, options);
      return [{ name, ...placePictures({ folder: `images/${type.folder}`, ...attached }, site, taken) }];
    });
    const more = form.more?.(answers, site, taken) ?? { pictures: [], problems: [], values: {} };
    const own = { label: labelOf(BODY), title, folder: `images/${type.folder}` };
    const body = placeInText(answers.get(BODY)?.[0] ?? '', own, site, taken);
    const pictures = [...placed.flatMap((each) => each.pictures), ...more.pictures, ...body.pictures];
    const made = { ...form.values?.(answers, site), ...more.values };
    const known: Record<string, string> = { ...knownValues(site, type), publishedAt: site.today };
    const read = fields.map(([name, field]) => {
      const paths = placed.find((each) => each.name === name)?.pictures.map((picture) => picture.path);
      const fallback = form.filledIn?.includes(name) ? known[name] : undefined;
      const typed = paths ?? answers.get(name)?.map((text) => form.texts?.[name]?.(text) ?? text);
      const needed = fieldNoteOf(field).needed && fallback === undefined;
      const { value, fault } = readAnswer(field, typed, { needed, today: site.today });
      const problems = fault && !paths ? [{ label: labelOf(name), text: fault }] : [];
      return { name, value: made[name] ?? value ?? fallback, problems };
    });
    const values = read.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value] as const]));
    const sections = Object.entries(form.sections?.(answers, site) ?? {});
    const text = fileText([...values, ...sections], body.text);
    return {
      title: `${form.title}: ${joinLines(title)}`,
      files: [{ path, text }, ...describePictures(pictures, site)],
      pictures,
      isPublic: answers.has(PUBLIC.id),
      notes: body.notes,
      problems: [
        ...(title === '' ? [] : nameProblems({ slug, path, label: labelOf(form.titleField) }, site)),
        ...read.flatMap(({ problems }) => problems),
        ...bodyProblems(body.text, labelOf(BODY)),
        ...(form.faults?.(answers, site) ?? []),
        ...placed.flatMap((each) => each.problems),
        ...more.problems,
      ],
      labels: new Map(names.map((name) => [name, form.askedBy?.[name] ?? labelOf(name)])),
    };
  };
  return { name: form.name, title: form.title, about: form.about, questions, write };
}

function bodyQuestion({ type, hints }: NewFileForm, label: string): Question {
  const { body, bodyWanted = true } = contentTypeOf(type);
  return {
    id: BODY,
    label,
    about: hints?.[BODY] ?? '',
    control: 'text',
    required: bodyWanted,
    takesPhotos: body === 'section',
  };
}

/** The question that the schema gives, with what the form says of it. */
const adjusted = (
  name: string,
  question: Question | undefined,
  { form, site }: { form: NewFileForm; site: FormSite },
) =>
  question && {
    ...question,
    about: form.hints?.[name] ?? question.about,
    ...chosen(form.choices?.(site)[name]),
    ...(form.notOffered?.[name] ? { notOffered: form.notOffered[name] } : {}),
    ...(form.examples?.[name] ? { placeholder: `Example: ${form.examples[name]}` } : {}),
    required: question.required && !form.filledIn?.includes(name),
  };

const chosen = (choices: readonly string[] = []) =>
  choices.length === 0
    ? {}
    : { control: 'choice' as const, options: optionsOf(choices.map((each) => [each, each])) };

const fileName = (slug: string, type: string): string =>
  isReserved(slug) ? `${slug}-${type}` : slug || 'new';

function fileText(values: readonly (readonly [name: string, value: unknown])[], body: string): string {
  const end = body === '' ? '' : `\n${body}\n`;
  return `---\n${writeYaml(Object.fromEntries(values))}---\n${end}`;
}

/** The first of the names that is free, if names may have a number. */
function pathFor(start: string, { tree, pendingFiles }: FormSite, numbered = false): string {
  for (let number = 1; ; number += 1) {
    const path = `${start}${number === 1 ? '' : `-${number}`}.md`;
    if (!numbered || !(pendingFiles.has(path) || existsSync(join(tree.root, path)))) return path;
  }
}

const bodyProblems = (text: string, label: string): FormProblem[] =>
  isNoAnswer(text) ? [{ label, text: nothingFault(text, true) }] : [];

interface Named {
  slug: string;
  path: string;
  label: string;
}

/** Only the owner can tell whether it is the same. */
function nameProblems({ slug, path, label }: Named, { tree }: FormSite): FormProblem[] {
  if (slug === '') return [{ label, text: 'This needs a letter or a digit.' }];
  return existsSync(join(tree.root, path))
    ? [
        {
          label,
          text: 'Your site already has one with this name. If yours is a different one, add a word or two here. If it is the same, close this form and change the one that is there.',
        },
      ]
    : [];
}
