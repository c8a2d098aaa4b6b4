import { groupBy } from '../../pipeline/lint/lists';
import { type Message, problemKey } from '../../pipeline/lint/message';
import { kindRules } from '../../pipeline/lint/rules/fields/kinds';
import { readSource } from '../../pipeline/source/readSource';
import { isAbout } from '../check/report';
import { labelFor } from './fieldQuestion';
import { BODY, type ContentEdit, type FormProblem, isCaptionLabel, PUBLIC, type Question } from './issueForm';

/** Rules that only warn about old content, but block a form. */
const BLOCKING = [
  'picture-words',
  'pasted-text',
  'review-unseen',
  'review-swapped',
  'review-twice',
  'title-twice',
  'text-twice',
  'placeholder',
  'day-unlikely',
  'cost-said',
];
/** Rules that find personal data of customers. They block a form, unless the owner checked that the data is public. */
const PRIVATE = ['street-address', 'surname', 'private-detail', 'phone-other', 'email-other'];

interface CheckedEdit {
  edit: ContentEdit;
  questions: readonly Question[];
  misread: readonly FormProblem[];
  before: readonly Message[];
  after: readonly Message[];
}

/**
 * Collects the problems of a form's answers, in the order of the questions: those of the form itself and those that the edit adds
 * to the check. Warnings do not have to be corrected.
 */
export function findProblems({ edit, questions, misread, before, after }: CheckedEdit) {
  const keysBefore = new Set(before.map(problemKey));
  const fresh = after.filter((each) => !keysBefore.has(problemKey(each)) && !isOfPhoto(edit, each));
  const needsConsent = ({ ruleId }: Message) => PRIVATE.includes(ruleId) && edit.isPublic === false;
  const ownFiles = [...edit.files, ...edit.pictures];
  // What is only odd on another page, such as a review that nobody can read once its page is hidden, does not block.
  const blocks = (message: Message) =>
    needsConsent(message) ||
    message.fatal ||
    (BLOCKING.includes(message.ruleId) && isAboutFiles(ownFiles, message));
  const describe = (message: Message): FormProblem => {
    const { label, text } = problemOf(edit, message, questions);
    const question = questions.find((each) => each.label === label);
    const isUnreadable = kindRules.some(({ id }) => id === message.ruleId);
    // Where any words are taken, an empty answer would delete the value.
    const isOptional = question?.control === 'input' && !question.required && !question.takesAnyWords;
    const hint = isUnreadable && isOptional ? ' If you do not know it, leave this empty.' : '';
    const canConsent = needsConsent(message) && questions.includes(PUBLIC);
    const consent = canConsent ? ` If everybody may read it, check the box at “${PUBLIC.label}”.` : '';
    return { label, text: text + hint + consent };
  };
  const ofAnswers = addUnreported(misread, edit.problems);
  const all = joinLeftovers(addUnreported(ofAnswers, fresh.filter(blocks).map(describe)));
  // If something else than something new is wanted, this is said once, and not what is missing.
  const elsewhere = all.find(({ kind }) => kind === 'elsewhere');
  const isMoot = ({ kind }: FormProblem) => kind === 'missing' || kind === 'elsewhere';
  const problems = all.filter((each) => !elsewhere || each === elsewhere || !isMoot(each));
  const labels = [...questions.map(({ label }) => label), undefined];
  const rank = ({ label }: FormProblem) => labels.indexOf(labels.includes(label) ? label : undefined);
  return {
    problems: problems.toSorted((a, b) => rank(a) - rank(b)),
    warnings: fresh.filter((each) => !blocks(each)).map(describe),
  };
}

/** Whether a message follows from a photo that has a message of its own: its name, made from its description, or its failed download. */
const isOfPhoto = ({ pictures }: ContentEdit, { ruleId, file, field }: Message): boolean =>
  pictures.some(
    ({ path }) =>
      (PRIVATE.includes(ruleId) && file.endsWith(`/${path}`)) ||
      (ruleId === 'picture-missing' && path.endsWith(`/${field}`)),
  );

const LEFTOVER = /^(?<quoted>“[^”]*”) (?<reason>(?:is|begins a) .*) Delete it\.$/;

/** Joins problems about several pasted lines of one answer that have the same reason. */
function joinLeftovers(problems: readonly FormProblem[]): FormProblem[] {
  const reasonIn = ({ text }: FormProblem) => text.replace(LEFTOVER, '$<reason>');
  return [...groupBy(problems, (each) => `${each.label} ${reasonIn(each)}`).values()].map((group) => {
    const [first, ...more] = group;
    const quoted = group.map(({ text }) => text.replace(LEFTOVER, '$<quoted>')).join(', ');
    return more.length === 0 ? first : { ...first, text: `${quoted}: each ${reasonIn(first)} Delete them.` };
  });
}

/** Adds problems of questions without a reported one. A problem without a question is added only if nothing but words beside the questions is reported. */
function addUnreported(reported: readonly FormProblem[], more: readonly FormProblem[]): FormProblem[] {
  const isNew = (problem: FormProblem) =>
    problem.label === undefined
      ? reported.every(({ kind }) => kind === 'aside')
      : !reported.some((each) => covers(each, problem));
  const added = new Map(more.filter(isNew).map((each) => [`${each.label}: ${each.text}`, each]));
  return [...reported, ...added.values()];
}

/** Whether a problem of the same question, or of what its photos show, makes another one pointless. */
function covers(reported: FormProblem, other: FormProblem): boolean {
  if (reported.label !== other.label) return isCaptionLabel(reported.label, other.label);
  // Problems that quote different parts of one answer are independent.
  const [first, second] = [reported, other].map(({ text }) => /“([^”]*)”/.exec(text)?.[1]);
  return !first || !second || first.includes(second) || second.includes(first);
}

function problemOf(
  { files, pictures, label: onlyLabel, lines = {} }: ContentEdit,
  message: Message,
  questions: readonly Question[],
): FormProblem {
  const { file, field } = message;
  const path = file.replace(/^[^/]+\//, '');
  const labels = new Map(questions.map(({ id, label }) => [id, label]));
  const text = textInForm(message, labels);
  const isDescription = path.endsWith('/descriptions.md');
  const picture = pictures.find(
    (each) => each.path === path || (isDescription && each.path.endsWith(`/${field}`)),
  );
  if (picture) return { label: (isDescription && picture.captionLabel) || picture.label, text };
  const isOwn = isAboutFiles(files, message);
  const name = field || fieldAt(files.find((each) => each.path === path)?.text ?? '', message.start.line);
  const [group = '', index = ''] = name.split('.');
  const label = labels.get(name) ?? labels.get(group) ?? onlyLabel;
  if (!isOwn || !label) return { text: isOwn ? text : `On another page of your site (${file}): ${text}` };
  const line = lines[group]?.[Number(index)];
  return { label, text: line === undefined ? text : `“${line}”: ${text}` };
}

/** Whether a message is about certain files. One about two equal things may be reported at the older one. */
const isAboutFiles = (files: readonly { path: string }[], message: Message): boolean =>
  isAbout(message, (other) => files.some(({ path }) => other.endsWith(`/${path}`)));

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
