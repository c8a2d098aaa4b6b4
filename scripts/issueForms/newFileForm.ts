import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { describeField, fieldsOf } from '../../pipeline/docs/describeField';
import { newListPage } from '../../pipeline/model/newFile/listPage';
import { completeSections, knownValues, siblingsOf } from '../../pipeline/model/newFile/newFile';
import { contentTypeOf } from '../../pipeline/model/registry';
import type { TypeName } from '../../pipeline/model/Site';
import { fileSlug } from '../../pipeline/model/urls';
import { writeYaml } from '../../pipeline/source/writeYaml';
import { askCaptions, FormPictures, freeName, nameFrom } from './FormPictures';
import { fieldQuestion, labelFor, notesOnReading, readValue } from './fieldQuestion';
import {
  type Answers,
  askable,
  BODY,
  type ContentEdit,
  type FormProblem,
  type FormSite,
  type Given,
  type IssueForm,
  PUBLIC,
  type Question,
} from './issueForm';
import { joinLines } from './typedLists';

interface NewFileForm extends Omit<IssueForm, 'questions' | 'write'> {
  type: TypeName;
  titleField: string;
  leaveOut?: readonly string[];
  /** Overrides of the questions derived from the schema. A field whose question is made optional defaults to a value from the content. */
  asked(site: FormSite): Readonly<Record<string, Partial<Question>>>;
  /** Further questions, by the field after which they are asked. */
  extra?(site: FormSite): Readonly<Record<string, readonly Question[]>>;
  /** Whether a number makes the name of the file unique, if the form is complete. */
  numbered?: boolean;
  /** What is wrong with answers beside each other, by the ids of their questions. The first problem of each question counts. */
  check?(given: Given, site: FormSite): (readonly [id: string, problem: string | false | undefined])[];
  /** Values made from several answers or from the content. */
  values?(given: Given, context: Context): Record<string, unknown>;
}

interface Context {
  answers: Answers;
  site: FormSite;
  pictures: FormPictures;
}

/** A form that adds a file of a content type, with a question for each field of its schema. */
export const newFileForm = (form: NewFileForm): IssueForm => ({
  ...form,
  questions: (site) => questionsOf(form, site),
  write: (answers, site) => writeNewFile(form, answers, site),
});

function writeNewFile(form: NewFileForm, answers: Answers, site: FormSite): ContentEdit {
  const type = contentTypeOf(form.type);
  const questions = questionsOf(form, site);
  const given: Given = (id) => answers.get(id)?.[0] ?? '';
  const labelOf = (id: string) => questions.find((question) => question.id === id)?.label ?? '';
  const title = given(form.titleField);
  const isComplete = questions.every(({ id, required }) => !required || answers.has(id));
  const file = fileFor(title, { ...form, numbered: form.numbered === true && isComplete }, site);
  const pictures = new FormPictures(site, answers, `images/${type.folder}`);
  const context = { answers, site, pictures };
  const { values, notes, faults } = readFields(questions, form, context);
  const derivedValues = {
    ...completeSections(type, siblingsOf(site, type), title),
    ...form.values?.(given, context),
  };
  // After the fields, because two photos of the same description are numbered in this order.
  const markdown = given(BODY).replace(/^[ \t]*[•●▪◦‣][ \t]*/gm, '- ');
  const body = pictures.attachInText(markdown, labelOf(BODY), title);
  const text = `---\n${writeYaml({ ...values, ...derivedValues })}---\n${body === '' ? '' : `\n${body}\n`}`;
  const problems = form.check?.(given, site).filter(([, problem]) => problem) ?? [];
  const checked = new Map(problems.toReversed());
  // The list page that the first file of a type needs, unless another open form adds it.
  const list = newListPage(site, type);
  const added = list && !list.files.some(({ path }) => site.pendingFiles.has(path)) ? [list] : [];
  const notesOnList = added.map(
    ({ label }) =>
      `This is your first one, so this change also adds a page that lists them, “${label}”, and its line in the menu.`,
  );
  return {
    title: `${form.title}: ${joinLines(title)}`,
    files: [{ path: file.path, text }, ...pictures.descriptions(), ...added.flatMap((each) => each.files)],
    pictures: pictures.placed,
    isPublic: answers.has(PUBLIC.id),
    notes: [...notes, ...pictures.notes, ...notesOnList],
    problems: [
      ...(file.problem ? [{ ...file.problem, label: labelOf(form.titleField) }] : []),
      ...[...faults, ...checked].map(([id, text]) => ({ label: labelOf(id), text: String(text) })),
      ...pictures.problems,
    ],
  };
}

/** The path of the new file, and what is wrong with the title that it is made from. */
function fileFor(
  title: string,
  { type: typeName, titleField, numbered }: NewFileForm,
  { entries, tree, pendingFiles }: FormSite,
): { path: string; problem?: FormProblem } {
  const type = contentTypeOf(typeName);
  const start = `${type.folder}/${nameFrom(title, type.name)}`;
  const exists = (name: string) => existsSync(join(tree.root, `${name}.md`));
  const isTaken = (name: string) => pendingFiles.has(`${name}.md`) || exists(name);
  const path = `${numbered ? freeName(start, isTaken) : start}.md`;
  if (title !== '' && fileSlug(title) === '')
    return { path, problem: { text: 'This needs a letter or a digit.' } };
  const isSame =
    exists(start) || entries.some(({ type, fields }) => type === typeName && fields[titleField] === title);
  return isSame && !numbered ? { path, problem: { text: EXISTS, kind: 'elsewhere' } } : { path };
}

const EXISTS =
  'Your site already has one with this name. If yours is a different one, add a word or two here. If it is the same, close this form and change the one that is there, as the guide of your site says.';

function questionsOf(form: NewFileForm, site: FormSite): Question[] {
  const { fields, body, requiresBody = true } = contentTypeOf(form.type);
  const overrides = form.asked(site);
  const fieldQuestions = fieldsOf(fields)
    .filter(([name]) => !form.leaveOut?.includes(name))
    .flatMap(([name, field]) => {
      const question = fieldQuestion(name, field, site, overrides[name]);
      const hasCaptions = question?.control === 'upload' && !question.caption;
      return [question, hasCaptions ? askCaptions(question) : undefined, ...(form.extra?.(site)[name] ?? [])];
    });
  const bodyQuestion: Question = {
    id: BODY,
    label: labelFor(BODY),
    about: '',
    control: 'textarea',
    required: requiresBody,
    takesPhotos: body === 'section',
    ...overrides[BODY],
  };
  return askable([...fieldQuestions, body === 'none' ? undefined : bodyQuestion, PUBLIC]);
}

/** The values of the fields in the order of the schema, `undefined` for a field without a value; and what is ambiguous, by field. */
function readFields(questions: readonly Question[], form: NewFileForm, { answers, site, pictures }: Context) {
  const type = contentTypeOf(form.type);
  const defaults: Record<string, string> = { ...knownValues(site, type), publishedAt: site.today };
  const faults: [id: string, fault: string][] = [];
  const notes: string[] = [];
  const values: Record<string, unknown> = {};
  const read = (question: Question, field: z.ZodType) => {
    const { id, control, label, required, normalize = String } = question;
    const answer = answers.get(id) ?? [];
    const typed = control === 'upload' ? pictures.attach(question) : answer.map(normalize);
    const usual = !required && describeField(field).isRequired ? defaults[id] : undefined;
    const { value = usual, fault } = readValue(field, typed.filter(Boolean), site.today);
    if (fault) faults.push([id, fault]);
    if (control === 'input') notes.push(...notesOnReading(answer, value, label));
    return value;
  };
  for (const [name, field] of fieldsOf(type.fields)) {
    const question = questions.find(({ id }) => id === name);
    // Also without a value: the order of the names is that of the file, whichever of them the form fills in later.
    values[name] = question && read(question, field);
  }
  return { values, notes, faults };
}

/** The question for a position in a list. An answer such as “last” needs no number. */
export const POSITION = {
  label: 'Position',
  instead: 'Write a number. 1 comes first.',
  normalize: (text: string) => text.replace(/^(?:at (?:the )?)?(?:last|end|bottom)$/i, ''),
};

/** The first line of a job or review, if it says which one it is: `Job 2:`, `Another review`. */
const NUMBERED =
  /^(?:review|job|project)\s*#?\d|^(?:first|second|third|1st|2nd|3rd|another|next|other) (?:review|job|project|one)\b/i;
const SECOND = /^(?:second|2nd|another|next|other) (?:review|job|project|one)\s*:/i;

/** The line where a second job or review begins, if an answer has several. */
export function secondIn(text: string, isFirst = (line: string) => NUMBERED.test(line)): string | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.find((line) => SECOND.test(line)) ?? lines.filter(isFirst)[1];
}
