import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { describeField, fieldsOf } from '../../pipeline/docs/describeField';
import type { ContentType } from '../../pipeline/model/contentType';
import { newListPage } from '../../pipeline/model/newFile/listPage';
import { completeSections, knownValues, siblingsOf } from '../../pipeline/model/newFile/newFile';
import { contentTypeOf } from '../../pipeline/model/registry';
import type { TypeName } from '../../pipeline/model/Site';
import { fileSlug } from '../../pipeline/model/urls';
import { writeYaml } from '../../pipeline/source/writeYaml';
import { isNoAnswer, joinLines, nothingSaid } from './answerLines';
import { fieldQuestion, labelFor, notesOnReading, readValue } from './fieldQuestion';
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
import { askable } from './writeTemplate';

interface NewFileForm extends Omit<IssueForm, 'questions' | 'write'> {
  type: TypeName;
  titleField: string;
  /** Fields without a question. */
  leaveOut?: readonly string[];
  /** Overrides of the questions derived from the schema. A field whose question is made optional defaults to a value from the content. */
  asked(site: FormSite): Readonly<Record<string, Partial<Question>>>;
  /** Further questions, by the field after which they are asked. */
  extra?(site: FormSite): Readonly<Record<string, readonly Question[]>>;
  /** Whether a number makes the name of the file unique. */
  numbered?: boolean;
  /** Checks answers against each other. */
  check?(answers: Answers, site: FormSite): FormProblem[];
  /** Values made from several answers or from the content. */
  values?(answers: Answers, site: FormSite, pictures: FormPictures): Record<string, unknown>;
}

/** Characters of a file's name. */
const MAX_NAME = 80;

/** A form that adds a file of a content type, with a question for each field of its schema. */
export function newFileForm(form: NewFileForm): IssueForm {
  const { name, title: formTitle, about } = form;
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
    const folder = `images/${type.folder}`;
    const { values, problems } = readFields(asked, type, { answers, site, pictures, folder });
    const derivedValues = {
      ...completeSections(type, siblingsOf(site, type), title),
      ...form.values?.(answers, site, pictures),
    };
    const readings = asked.flatMap(({ id, label, control }) =>
      control === 'pictures' ? [] : notesOnReading(answers.get(id) ?? [], values[id], label),
    );
    const list = listFor(type, site);
    const label = labels.get(BODY) ?? '';
    const body = pictures.attachInText(answers.get(BODY)?.[0] ?? '', { label, title, folder });
    const text = `---\n${writeYaml({ ...values, ...derivedValues })}---\n${body === '' ? '' : `\n${body}\n`}`;
    return {
      title: `${formTitle}: ${joinLines(title)}`,
      files: [{ path, text }, ...pictures.descriptions(), ...list.files],
      pictures: pictures.placed,
      isPublic: answers.has(PUBLIC.id),
      notes: [...readings, ...pictures.notes, ...list.notes],
      problems: [
        ...(title === '' ? [] : nameProblems(slug, path, site, labels.get(form.titleField))),
        ...asked.flatMap((question) => {
          const { id, label, required } = question;
          const [text = ''] = answers.get(id) ?? [];
          return required && isNoAnswer(text) ? [{ label, text: nothingSaid(text, question) }] : [];
        }),
        ...problems,
        ...(form.check?.(answers, site) ?? []),
        ...pictures.problems,
      ],
      labels,
    };
  };
  return { name, title: formTitle, about, questions, write };
}

/** The list page that the first file of a type needs, unless another open form adds it. */
function listFor(type: ContentType, site: FormSite): Pick<ContentEdit, 'files'> & { notes: string[] } {
  const list = newListPage(site, type);
  if (!list || list.files.some(({ path }) => site.pendingFiles.has(path))) return { files: [], notes: [] };
  const note = `This is your first one, so this change also adds a page that lists them, “${list.label}”, and its line in the menu.`;
  return { files: list.files, notes: [note] };
}

type Fields = ReturnType<typeof fieldsOf>;

function questionsOf(form: NewFileForm, fields: Fields, site: FormSite): Question[] {
  const { body, requiresBody = true } = contentTypeOf(form.type);
  const asked = form.asked(site);
  const fieldQuestions = fields.flatMap(([name, field]) => {
    const question = fieldQuestion(name, field, site, asked[name]);
    const hasCaptions = question?.control === 'pictures' && !question.caption;
    return [question, hasCaptions ? askCaptions(question) : undefined, ...(form.extra?.(site)[name] ?? [])];
  });
  const takesPhotos = body === 'section';
  const bodyQuestion: Question = {
    ...{ id: BODY, label: labelFor(BODY), about: '', control: 'text', required: requiresBody, takesPhotos },
    ...asked[BODY],
  };
  return askable([...fieldQuestions, body === 'none' ? undefined : bodyQuestion, PUBLIC]);
}

/** The values of the fields in the order of the schema; `undefined` for a field without a value. */
function readFields(
  asked: readonly Question[],
  type: ContentType,
  context: { answers: Answers; site: FormSite; pictures: FormPictures; folder: string },
): { values: Record<string, unknown>; problems: FormProblem[] } {
  const { answers, site, pictures, folder } = context;
  const defaults: Record<string, string> = { ...knownValues(site, type), publishedAt: site.today };
  const problems: FormProblem[] = [];
  const byId = new Map(asked.map((question) => [question.id, question]));
  const attach = (question: Question) =>
    pictures.attach(answers.get(question.id)?.[0], {
      ...{ ...question, folder: question.folder?.(answers) ?? folder },
      captions: question.caption?.(answers) ?? answers.get(captionsId(question))?.[0],
      captionLabel: byId.get(captionsId(question))?.label,
    });
  const read = ([name, field]: [string, z.ZodType]) => {
    const question = byId.get(name);
    if (!question) return [name, undefined];
    const { control, label, required, normalize = String } = question;
    const answer = control === 'pictures' ? attach(question) : (answers.get(name) ?? []).map(normalize);
    const { value, fault } = isLast(name, answer) ? {} : readValue(field, answer, site.today);
    if (fault) problems.push({ label, text: fault });
    return [name, value ?? (required ? undefined : defaultFor(field, defaults[name]))];
  };
  return { values: Object.fromEntries(fieldsOf(type.fields).map(read)), problems };
}

const defaultFor = (field: z.ZodType, value?: string) =>
  describeField(field).isRequired ? value : undefined;

/** Whether an answer asks for the last position, which needs no number. */
const isLast = (name: string, [typed = '']: readonly string[]): boolean =>
  name === 'order' && /^(?:at (?:the )?)?(?:last|end|bottom)$/i.test(typed);

const captionsId = ({ id }: Question): string => `${id}-shown`;

/** The question for the descriptions of the photos of another question. */
function askCaptions(question: Question): Question {
  const isOne = question.maxPhotos === 1;
  const them = isOne ? 'it' : 'them';
  return {
    id: captionsId(question),
    label: `${question.label}: what ${isOne ? 'it' : 'each one'} shows`,
    about: `One line${isOne ? '' : ' for each photo, in their order'}, for people who cannot see ${them} and for search engines.`,
    control: 'text',
    required: question.required,
    placeholder: 'Example: The finished work, seen from the street',
  };
}

/** A path; for a `numbered` form one that no file has. */
function pathFor(start: string, { tree, pendingFiles }: FormSite, { numbered }: NewFileForm): string {
  for (let number = 1; ; number += 1) {
    const path = `${start}${number === 1 ? '' : `-${number}`}.md`;
    if (!numbered || !(pendingFiles.has(path) || existsSync(join(tree.root, path)))) return path;
  }
}

function nameProblems(slug: string, path: string, { tree }: FormSite, label?: string): FormProblem[] {
  if (slug === '') return [{ label, text: 'This needs a letter or a digit.' }];
  const text =
    'Your site already has one with this name. If yours is a different one, add a word or two here. If it is the same, close this form and change the one that is there, as the guide of your site says.';
  return existsSync(join(tree.root, path)) ? [{ label, text }] : [];
}
