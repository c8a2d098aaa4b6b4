import { groupBy } from '../../pipeline/lint/groupBy';
import { type Message, problemKey } from '../../pipeline/lint/message';
import { kindRules } from '../../pipeline/lint/rules/fields/kinds';
import { readSource } from '../../pipeline/source/readSource';
import { isAbout } from '../check/report';
import { labelFor } from './fieldQuestion';
import { BODY, type ContentEdit, type FormProblem, PUBLIC, type Question } from './issueForm';

/** Rules that only warn about old content, but block a form. */
const BLOCKING = [
  ...['picture-words', 'pasted-text', 'review-unseen', 'review-swapped'],
  ...['review-twice', 'title-twice', 'text-twice', 'placeholder'],
];
/** Rules that find personal data of customers. They block a form, unless the owner checked that the data is public. */
const PRIVATE = ['street-address', 'surname', 'private-detail', 'phone-other', 'email-other'];

interface CheckedEdit {
  edit: ContentEdit;
  questions: readonly Question[];
  /** Problems of answers that could not be read. */
  misread: readonly FormProblem[];
  /** The messages of the check before and after the edit. */
  before: readonly Message[];
  after: readonly Message[];
}

/**
 * Collects the problems of a form's answers, in the order of the questions: those of the form itself and those that the edit adds
 * to the check. Warnings do not have to be corrected.
 */
export function findProblems({ edit, questions, misread, before, after }: CheckedEdit) {
  const keysBefore = new Set(before.map(problemKey));
  const found: Record<'problems' | 'warnings', FormProblem[]> = { problems: [], warnings: [] };
  for (const message of after) {
    const isPrivate = PRIVATE.includes(message.ruleId);
    if (isOfPhoto(edit, message) || keysBefore.has(problemKey(message))) continue;
    const problem = problemOf(edit, message);
    const question = questions.find(({ label }) => label === problem.label);
    problem.text += leaveEmptyHint(message, question);
    const needsConsent = isPrivate && edit.isPublic === false;
    if (needsConsent && questions.includes(PUBLIC))
      problem.text += ` If everybody may read it, check the box at “${PUBLIC.label}”.`;
    found[needsConsent || isBlocking(edit, message) ? 'problems' : 'warnings'].push(problem);
  }
  const problems = joinLeftovers([edit.problems, found.problems].reduce(addUnreported, misread));
  const labels = questions.map(({ label }) => label);
  const rank = ({ label = '' }: FormProblem) =>
    labels.includes(label) ? labels.indexOf(label) : labels.length;
  return { ...found, problems: problems.toSorted((a, b) => rank(a) - rank(b)) };
}

/** Whether a message follows from a photo that has a message of its own: its name, made from its description, or its failed download. */
const isOfPhoto = ({ pictures }: ContentEdit, { ruleId, file, field }: Message): boolean =>
  pictures.some(
    ({ path }) =>
      (PRIVATE.includes(ruleId) && file.endsWith(`/${path}`)) ||
      (ruleId === 'picture-missing' && path.endsWith(`/${field}`)),
  );

/** What is only odd on another page, such as a review that nobody can read once its page is hidden, does not block. */
const isBlocking = (edit: ContentEdit, message: Message): boolean =>
  message.fatal || (BLOCKING.includes(message.ruleId) && isAboutEdit(edit, message));

const LEFTOVER = /^(“[^”]*”) ((?:is|begins a) .*) Delete it\.$/;

/** Joins problems about several pasted lines of one answer that have the same reason. */
function joinLeftovers(problems: readonly FormProblem[]): FormProblem[] {
  const reasonOf = ({ label, text }: FormProblem) => `${label} ${LEFTOVER.exec(text)?.[2] ?? text}`;
  return [...groupBy(problems, reasonOf).values()].map(([first, ...more]) => {
    const quoted = [first, ...more].map(({ text }) => LEFTOVER.exec(text)?.[1]).join(', ');
    const reason = LEFTOVER.exec(first.text)?.[2];
    return more.length === 0 ? first : { ...first, text: `${quoted}: each ${reason} Delete them.` };
  });
}

/** For an unreadable value of an optional question; not where an empty answer deletes the value (`takesAnyWords`). */
function leaveEmptyHint({ ruleId }: Message, question: Question | undefined): string {
  const isUnreadable = kindRules.some(({ id }) => id === ruleId);
  const isOptional = question?.control === 'line' && !question.required && !question.takesAnyWords;
  return isUnreadable && isOptional ? ' If you do not know it, leave this empty.' : '';
}

/** Adds problems of questions without a reported one. A problem without a question is added only if nothing is reported. */
function addUnreported(reported: readonly FormProblem[], more: readonly FormProblem[]): FormProblem[] {
  // Problems that quote different parts of one answer are independent.
  const quotedIn = ({ text }: FormProblem) => /“([^”]*)”/.exec(text)?.[1];
  const isIndependent = (one: FormProblem, other: FormProblem) => {
    const [first, second] = [quotedIn(one), quotedIn(other)];
    return first && second && !first.includes(second) && !second.includes(first);
  };
  const isNew = (problem: FormProblem) =>
    reported.every(
      (each) =>
        problem.label &&
        !each.label?.startsWith(`${problem.label}: `) &&
        (each.label !== problem.label || isIndependent(each, problem)),
    );
  const added = new Map(more.filter(isNew).map((each) => [`${each.label}: ${each.text}`, each]));
  return [...reported, ...added.values()];
}

function problemOf(
  { files, pictures, labels = new Map(), lines = new Map() }: ContentEdit,
  message: Message,
): FormProblem {
  const { file, field } = message;
  const path = file.replace(/^[^/]+\//, '');
  const text = textInForm(message, labels);
  const isDescription = path.endsWith('/descriptions.md');
  const picture = pictures.find(
    (each) => each.path === path || (isDescription && each.path.endsWith(`/${field}`)),
  );
  if (picture) return { label: (isDescription && picture.captionLabel) || picture.label, text };
  const isOwn = isAboutEdit({ files }, message);
  const name = field || fieldAt(files.find((each) => each.path === path)?.text ?? '', message.start.line);
  const label = isOwn ? labelOf(name, labels) : undefined;
  if (!label) return { text: isOwn ? text : `On another page of your site (${file}): ${text}` };
  const line = lines.get(name.split('.').slice(0, 2).join('.'));
  return { label, text: line === undefined ? text : `“${line}”: ${text}` };
}

/** Whether a message is about a file of the edit. One about two equal things may be reported at the older one. */
const isAboutEdit = (
  { files, pictures }: Pick<ContentEdit, 'files'> & Partial<ContentEdit>,
  message: Message,
): boolean =>
  isAbout(message, (other) =>
    [...files, ...(pictures ?? [])].some((each) => other.endsWith(`/${each.path}`)),
  );

/** The label of the question about a field or its group; if the form has one label only, that label. */
function labelOf(name: string, labels: ReadonlyMap<string, string>): string | undefined {
  const [only, ...others] = new Set(labels.values());
  const label = labels.get(name) ?? labels.get(name.split('.')[0] ?? '');
  return label ?? (others.length === 0 ? only : undefined);
}

/** The field on a line of a file; below the front matter, the body. */
function fieldAt(text: string, line: number): string {
  const { positions, bodyLine } = readSource('', text);
  const above = line < bodyLine ? [...positions].filter((each) => each[1].line <= line) : [];
  return above.at(-1)?.[0] ?? BODY;
}

/** Rewords a message for a form: labels of questions in place of field names, and no file names. */
export function textInForm(
  { reason, reasonInForm = reason, field }: Message,
  labels: ReadonlyMap<string, string>,
): string {
  const asked = (all: string, name: string) => (labels.has(name) ? `“${labels.get(name)}”` : all);
  return reasonInForm
    .replace(/^“(\w+)” (?=has |is missing)/, (all, name: string) => (field.endsWith(name) ? 'This ' : all))
    .replace(/the line “(\w+):” (?:of this file|in \S+\.md)/g, (all, name: string) =>
      labels.has(name) ? asked(all, name) : `the fact “${labelFor(name)}”`,
    )
    .replace(/“(\w+):”(?: below “\w+:”)?/g, (all, name: string) => asked(`“${labelFor(name)}”`, name) || all)
    .replace(/ in \S*business\.md\b/g, '')
    .replace(/\S+\/\S+\.md\b/g, 'another page')
    .replace('Correct this line,', 'Correct this,')
    .replace(/“(\w+)”/g, asked);
}
