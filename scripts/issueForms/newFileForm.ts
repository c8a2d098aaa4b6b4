import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describeField, fieldsOf } from '../../pipeline/docs/describeField';
import type { ContentType } from '../../pipeline/model/contentType';
import { newListPage } from '../../pipeline/model/newFile/listPage';
import { completeSections, knownValues, siblingsOf } from '../../pipeline/model/newFile/newFile';
import { contentTypeOf } from '../../pipeline/model/registry';
import type { TypeName } from '../../pipeline/model/Site';
import { fileSlug } from '../../pipeline/model/urls';
import { writeYaml } from '../../pipeline/source/writeYaml';
import { FormPictures, isReserved } from './FormPictures';
import { fieldQuestion, labelFor } from './fieldQuestion';
import {
  type Answers,
  askable,
  BODY,
  type ContentEdit,
  type FormProblem,
  type FormSite,
  type IssueForm,
  PUBLIC,
  type Question,
} from './issueForm';
import { isNoAnswer, joinLines, nothingSaid } from './readAnswers';
import { notesOnReading, readValue } from './readValue';

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
export const newFileForm = (form: NewFileForm): IssueForm => ({
  name: form.name,
  title: form.title,
  about: form.about,
  questions: (site) => questionsOf(form, site),
  write: (answers, site) => writeNewFile(form, answers, site),
});

function writeNewFile(form: NewFileForm, answers: Answers, site: FormSite): ContentEdit {
  const type = contentTypeOf(form.type);
  const questions = questionsOf(form, site);
  const labels = new Map(questions.map(({ id, label }) => [id, label]));
  const [title = ''] = answers.get(form.titleField) ?? [];
  const isIncomplete = questions.some(({ id, required }) => required && !answers.has(id));
  const file = fileFor(title, form, site, isIncomplete);
  const pictures = new FormPictures(site);
  const folder = `images/${type.folder}`;
  const { values, problems } = readFields(questions, type, { answers, site, pictures, folder });
  const derivedValues = {
    ...completeSections(type, siblingsOf(site, type), title),
    ...form.values?.(answers, site, pictures),
  };
  const [bodyText = ''] = answers.get(BODY) ?? [];
  // After the fields, because two photos of the same description are numbered in this order.
  const body = pictures.attachInText(bodyText, { label: labels.get(BODY) ?? '', title, folder });
  const text = `---\n${writeYaml({ ...values, ...derivedValues })}---\n${body === '' ? '' : `\n${body}\n`}`;
  const list = listFor(type, site);
  const readings = questions.flatMap(({ id, label, control }) =>
    control === 'line' ? notesOnReading(answers.get(id) ?? [], values[id], label) : [],
  );
  return {
    title: `${form.title}: ${joinLines(title)}`,
    files: [{ path: file.path, text }, ...pictures.descriptions(), ...list.files],
    pictures: pictures.placed,
    isPublic: answers.has(PUBLIC.id),
    notes: [...readings, ...pictures.notes, ...list.notes],
    problems: [
      ...(file.problem ? [{ ...file.problem, label: labels.get(form.titleField) }] : []),
      ...questions.flatMap((question) => emptyPhrase(question, answers)),
      ...problems,
      ...(form.check?.(answers, site) ?? []),
      ...pictures.problems,
    ],
    labels,
  };
}

/** The problem of a required answer such as “none”. */
function emptyPhrase(question: Question, answers: Answers): FormProblem[] {
  const [text = ''] = answers.get(question.id) ?? [];
  return question.required && isNoAnswer(text)
    ? [{ label: question.label, text: nothingSaid(text, question), kind: 'missing' }]
    : [];
}

/** The path of the new file, and what is wrong with the title that it is made from. A complete form may be `numbered`. */
function fileFor(
  title: string,
  { type: typeName, titleField, numbered }: NewFileForm,
  { entries, tree, pendingFiles }: FormSite,
  isIncomplete: boolean,
): { path: string; problem?: FormProblem } {
  const type = contentTypeOf(typeName);
  const slug = fileSlug(title).slice(0, MAX_NAME).replace(/-$/, '');
  const start = `${type.folder}/${isReserved(slug) ? `${slug}-${type.name}` : slug || 'new'}`;
  const exists = (path: string) => existsSync(join(tree.root, path));
  let path = `${start}.md`;
  for (let number = 2; numbered && (pendingFiles.has(path) || exists(path)); number += 1)
    path = `${start}-${number}.md`;
  if (title !== '' && slug === '') return { path, problem: { text: 'This needs a letter or a digit.' } };
  const isTaken = entries.some((entry) => entry.type === typeName && entry.fields[titleField] === title);
  const isSame = exists(path) || (isTaken && (isIncomplete || !numbered));
  return title !== '' && isSame ? { path, problem: { text: EXISTS, kind: 'elsewhere' } } : { path };
}

const EXISTS =
  'Your site already has one with this name. If yours is a different one, add a word or two here. If it is the same, close this form and change the one that is there, as the guide of your site says.';

/** The list page that the first file of a type needs, unless another open form adds it. */
function listFor(type: ContentType, site: FormSite): Pick<ContentEdit, 'files'> & { notes: string[] } {
  const list = newListPage(site, type);
  if (!list || list.files.some(({ path }) => site.pendingFiles.has(path))) return { files: [], notes: [] };
  const note = `This is your first one, so this change also adds a page that lists them, “${list.label}”, and its line in the menu.`;
  return { files: list.files, notes: [note] };
}

function questionsOf(form: NewFileForm, site: FormSite): Question[] {
  const { fields, body, requiresBody = true } = contentTypeOf(form.type);
  const overrides = form.asked(site);
  const fieldQuestions = fieldsOf(fields)
    .filter(([name]) => !form.leaveOut?.includes(name))
    .flatMap(([name, field]) => {
      const question = fieldQuestion(name, field, site, overrides[name]);
      const hasCaptions = question?.control === 'pictures' && !question.caption;
      return [question, hasCaptions ? askCaptions(question) : undefined, ...(form.extra?.(site)[name] ?? [])];
    });
  const bodyQuestion: Question = {
    id: BODY,
    label: labelFor(BODY),
    about: '',
    control: 'text',
    required: requiresBody,
    takesPhotos: body === 'section',
    ...overrides[BODY],
  };
  return askable([...fieldQuestions, body === 'none' ? undefined : bodyQuestion, PUBLIC]);
}

/** The values of the fields in the order of the schema; `undefined` for a field without a value. */
function readFields(
  questions: readonly Question[],
  type: ContentType,
  {
    answers,
    site,
    pictures,
    folder,
  }: { answers: Answers; site: FormSite; pictures: FormPictures; folder: string },
): { values: Record<string, unknown>; problems: FormProblem[] } {
  const defaults: Record<string, string> = { ...knownValues(site, type), publishedAt: site.today };
  const problems: FormProblem[] = [];
  const values: Record<string, unknown> = {};
  const byId = new Map(questions.map((question) => [question.id, question]));
  const attach = (question: Question) => {
    const { id, label, maxPhotos, caption } = question;
    return pictures.attach(answers.get(id)?.[0], {
      label,
      maxPhotos,
      folder: question.folder?.(answers) ?? folder,
      captions: caption?.(answers) ?? answers.get(captionsId(question))?.[0],
      captionLabel: byId.get(captionsId(question))?.label,
    });
  };
  for (const [name, field] of fieldsOf(type.fields)) {
    const question = byId.get(name);
    // Also without a value: the order of the names is that of the file, whichever of them the form fills in later.
    values[name] = undefined;
    if (!question) continue;
    const { control, label, required, normalize = String } = question;
    const typed = control === 'pictures' ? attach(question) : (answers.get(name) ?? []).map(normalize);
    const { value, fault } = readValue(field, typed.filter(Boolean), site.today);
    if (fault) problems.push({ label, text: fault });
    const isOptionalHere = !required && describeField(field).isRequired;
    values[name] = value ?? (isOptionalHere ? defaults[name] : undefined);
  }
  return { values, problems };
}

/** The question for a position in a list. An answer such as “last” needs no number. */
export const POSITION = {
  label: 'Position',
  instead: 'Write a number. 1 comes first.',
  normalize: (text: string) => text.replace(/^(?:at (?:the )?)?(?:last|end|bottom)$/i, ''),
};

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
