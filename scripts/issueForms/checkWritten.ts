import { keyOf, type Message } from '../../pipeline/lint/message';
import { readSource } from '../../pipeline/source/readSource';
import { isAbout } from '../check/report';
import { labelFor } from './fieldQuestion';
import { BODY, type ContentEdit, type FormProblem, PUBLIC, type Question } from './issueForm';

interface Found {
  /** What is to be corrected, in the order of the questions. */
  problems: FormProblem[];
  /** What is only to be known. */
  warnings: FormProblem[];
}

/** What is wrong with the answers to a form: what the form says, and what the check does since they were written. */
export function findProblems(
  written: ContentEdit,
  questions: readonly Question[],
  [before, after]: readonly [before: readonly Message[], after: readonly Message[]],
): Found {
  const known = new Set(before.map(keyOf));
  const hasConsent = questions.includes(PUBLIC);
  // A photo is named after what it shows, which is asked about itself.
  const isOfName = ({ file }: Message) => written.pictures.some(({ path }) => file.endsWith(`/${path}`));
  const found = after
    .filter((message) => !known.has(keyOf(message)) && !(isPrivate(message) && isOfName(message)))
    .map((message) => {
      const isKept = written.isPublic === false && isPrivate(message);
      const isAsked = message.fatal || isKept || NOT_MEANT.includes(message.ruleId);
      const { text, ...where } = problemOf(written, message);
      const end =
        isKept && hasConsent ? ` If everybody may read it, check the box at “${PUBLIC.label}”.` : '';
      return { isAsked, problem: { ...where, text: text + end } };
    });
  const problemsOf = (wanted: boolean) =>
    found.filter(({ isAsked }) => isAsked === wanted).map(({ problem }) => problem);
  return {
    problems: sortByQuestion(mergeProblems(written.problems, problemsOf(true)), questions),
    warnings: problemsOf(false),
  };
}

/** Of a question that the form has said something of, the check says nothing more. */
function mergeProblems(known: readonly FormProblem[], errors: readonly FormProblem[]): FormProblem[] {
  const said = known.map(({ label = '' }) => label);
  const isSaid = ({ label }: FormProblem) =>
    said.some((each) => each === label || each.startsWith(`${label}: `));
  const more = known.length === 0 ? errors : errors.filter((each) => each.label && !isSaid(each));
  const byText = new Map([...known, ...more].map((each) => [`${each.label}: ${each.text}`, each] as const));
  return [...byText.values()];
}

/** What is about no question comes last. */
function sortByQuestion(problems: readonly FormProblem[], questions: readonly Question[]): FormProblem[] {
  const labels = questions.map(({ label }) => label);
  const place = ({ label = '' }: FormProblem) =>
    labels.includes(label) ? labels.indexOf(label) : labels.length;
  return problems.toSorted((a, b) => place(a) - place(b));
}

/** Rules that find what nobody means to publish. In a file, it may have been there for long. */
const NOT_MEANT: readonly string[] = ['picture-words', 'pasted-text'];

/** Rules that find what a customer may not want to be read. */
const PRIVATE: readonly string[] = [
  'street-address',
  'surname',
  'private-detail',
  'phone-other',
  'email-other',
];
const isPrivate = ({ ruleId }: Message): boolean => PRIVATE.includes(ruleId);

function problemOf(written: ContentEdit, message: Message): FormProblem {
  const { files, pictures, labels = new Map(), lines = new Map() } = written;
  const { file, field } = message;
  const path = file.replace(/^[^/]+\//, '');
  const text = textInForm(message, labels);
  const picture = pictures.find(
    (each) => each.path === path || (path.endsWith('/descriptions.md') && each.path.endsWith(`/${field}`)),
  );
  if (picture) return { label: (picture.path !== path && picture.shownLabel) || picture.label, text };
  // Of two that are alike, the check may name the one that was there before.
  const isOurs = isAbout(message, (other) => files.some((each) => other.endsWith(`/${each.path}`)));
  const name = field || fieldAt(files.find((each) => each.path === path)?.text ?? '', message.start.line);
  const label = isOurs ? (labels.get(name) ?? labels.get(name.split('.')[0] ?? '')) : undefined;
  if (!label) return { text: isOurs ? text : `On another page of your site: ${text}` };
  const line = lines.get(name.split('.').slice(0, 2).join('.'));
  return { label, text: line === undefined ? text : `“${line}”: ${text}` };
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
