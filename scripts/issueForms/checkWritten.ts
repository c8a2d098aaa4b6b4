import { groupBy } from '../../pipeline/lint/groupBy';
import { keyOf, type Message } from '../../pipeline/lint/message';
import { kindRules } from '../../pipeline/lint/rules/fields/kinds';
import { readSource } from '../../pipeline/source/readSource';
import { isAbout } from '../check/report';
import { labelFor } from './fieldQuestion';
import { BODY, type ContentEdit, type FormProblem, PUBLIC, type Question } from './issueForm';

/** Rules that find what nobody means to publish. In a file, it may have been there for long. */
const NOT_MEANT = [
  ...['picture-words', 'pasted-text', 'review-unseen', 'review-swapped'],
  ...['review-twice', 'title-twice', 'text-twice', 'placeholder'],
];
/** Rules that find what a customer may not want to be read. */
const PRIVATE = ['street-address', 'surname', 'private-detail', 'phone-other', 'email-other'];

interface Written {
  edit: ContentEdit;
  questions: readonly Question[];
  /** What is wrong with answers that could not be read. */
  misread: readonly FormProblem[];
  /** What the check says of the content without and with the edit. */
  before: readonly Message[];
  after: readonly Message[];
}

interface Found {
  /** What is to be corrected, in the order of the questions. */
  problems: FormProblem[];
  /** What is only to be known. */
  warnings: FormProblem[];
}

/** What is wrong with the answers to a form: what the form says, and what the check does since they were written. */
export function findProblems({ edit, questions, misread, before, after }: Written): Found {
  const known = new Set(before.map(keyOf));
  const found: Found = { problems: [], warnings: [] };
  for (const message of after) {
    const isPrivate = PRIVATE.includes(message.ruleId);
    // A photo is named after what it shows, which is asked about itself.
    const isOfName = isPrivate && edit.pictures.some(({ path }) => message.file.endsWith(`/${path}`));
    if (isOfName || known.has(keyOf(message))) continue;
    const problem = problemOf(edit, message);
    const question = questions.find(({ label }) => label === problem.label);
    problem.text += endOf(message, question);
    const isKept = isPrivate && edit.isPublic === false;
    if (isKept && questions.includes(PUBLIC))
      problem.text += ` If everybody may read it, check the box at “${PUBLIC.label}”.`;
    const isAsked = message.fatal || isKept || NOT_MEANT.includes(message.ruleId);
    found[isAsked ? 'problems' : 'warnings'].push(problem);
  }
  const problems = joinLeftovers([edit.problems, found.problems].reduce(withOthers, misread));
  const labels = questions.map(({ label }) => label);
  const place = ({ label = '' }: FormProblem) =>
    labels.includes(label) ? labels.indexOf(label) : labels.length;
  return { ...found, problems: problems.toSorted((a, b) => place(a) - place(b)) };
}

const LEFTOVER = /^(“[^”]*”) ((?:is|begins a) .*) Delete it\.$/;

/** Lines that came along with a text, for the same reason, are one problem. */
function joinLeftovers(problems: readonly FormProblem[]): FormProblem[] {
  const reasonOf = ({ label, text }: FormProblem) => `${label} ${LEFTOVER.exec(text)?.[2] ?? text}`;
  return [...groupBy(problems, reasonOf).values()].map(([first, ...more]) => {
    const quoted = [first, ...more].map(({ text }) => LEFTOVER.exec(text)?.[1]).join(', ');
    const reason = LEFTOVER.exec(first.text)?.[2];
    return more.length === 0 ? first : { ...first, text: `${quoted}: each ${reason} Delete them.` };
  });
}

/** A value that is not known may be left out; a fact of the business would be removed. */
function endOf({ ruleId }: Message, question: Question | undefined): string {
  const isUnread = kindRules.some(({ id }) => id === ruleId);
  const isOptional = question?.control === 'line' && !question.required && !question.takesAnyWords;
  return isUnread && isOptional ? ' If you do not know it, leave this empty.' : '';
}

/** What has been said of a question is enough. What is about no question is said where nothing else is. */
function withOthers(said: readonly FormProblem[], more: readonly FormProblem[]): FormProblem[] {
  // Each words of one answer have a problem of their own.
  const lineIn = ({ text }: FormProblem) => /^“[^”]*”/.exec(text)?.[0];
  const isOther = (one: FormProblem, other: FormProblem) =>
    lineIn(one) && lineIn(other) && lineIn(one) !== lineIn(other);
  const isNew = (one: FormProblem) =>
    said.every(
      (each) =>
        one.label &&
        !each.label?.startsWith(`${one.label}: `) &&
        (each.label !== one.label || isOther(each, one)),
    );
  return [
    ...said,
    ...new Map(more.filter(isNew).map((each) => [`${each.label}: ${each.text}`, each])).values(),
  ];
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
  if (picture) return { label: (isDescription && picture.shownLabel) || picture.label, text };
  // Of two that are alike, the check may name the one that was there before.
  const isOurs = isAbout(message, (other) => files.some((each) => other.endsWith(`/${each.path}`)));
  const name = field || fieldAt(files.find((each) => each.path === path)?.text ?? '', message.start.line);
  const label = isOurs ? labelOf(name, labels) : undefined;
  if (!label) return { text: isOurs ? text : `On another page of your site (${file}): ${text}` };
  const line = lines.get(name.split('.').slice(0, 2).join('.'));
  return { label, text: line === undefined ? text : `“${line}”: ${text}` };
}

/** The label of the question about a field; of all that follows from the only answer, of that. */
function labelOf(name: string, labels: ReadonlyMap<string, string>): string | undefined {
  const [only, ...others] = new Set(labels.values());
  const label = labels.get(name) ?? labels.get(name.split('.')[0] ?? '');
  return label ?? (others.length === 0 ? only : undefined);
}

/** The field that a line of a file belongs to; below the front matter, its text. */
function fieldAt(text: string, line: number): string {
  const { positions, bodyLine } = readSource('', text);
  const above = line < bodyLine ? [...positions].filter((each) => each[1].line <= line) : [];
  return above.at(-1)?.[0] ?? BODY;
}

/** What a message says to somebody who sees questions, and no files with the names of fields. */
export function textInForm(
  { reason, inForm = reason, field }: Message,
  labels: ReadonlyMap<string, string>,
): string {
  const asked = (all: string, name: string) => (labels.has(name) ? `“${labels.get(name)}”` : all);
  return inForm
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
