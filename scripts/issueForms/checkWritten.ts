import { checkFolder } from '../../pipeline/lint/lint';
import { keyOf, type Message } from '../../pipeline/lint/message';
import { readSource } from '../../pipeline/source/readSource';
import { isAbout } from '../check/report';
import { labelFor } from './fieldQuestion';
import { BODY, type ContentEdit, type FormProblem, PUBLIC } from './issueForm';

export const messagesIn = (content: string): Message[] => checkFolder(content).messages;

interface Brought {
  errors: FormProblem[];
  warnings: FormProblem[];
}

/** What is wrong with the content since a form was written into it, by the labels of its questions. */
export function broughtBy(
  written: ContentEdit,
  before: readonly Message[],
  after: readonly Message[],
): Brought {
  const known = new Set(before.map(keyOf));
  const isFatal = (message: Message) => message.fatal || (written.isPublic === false && isPrivate(message));
  const problems = (wanted: boolean) =>
    after
      .filter((message) => isFatal(message) === wanted && !known.has(keyOf(message)))
      .map((message) => withConsent(problemOf(written, message), wanted && !message.fatal));
  return { errors: problems(true), warnings: problems(false) };
}

/** Rules that find what a customer may not want to be read. */
const PRIVATE: readonly string[] = [
  'street-address',
  'surname',
  'private-detail',
  'phone-other',
  'email-other',
];
const isPrivate = ({ ruleId }: Message): boolean => PRIVATE.includes(ruleId);

const withConsent = (problem: FormProblem, isPrivate: boolean): FormProblem =>
  isPrivate
    ? { ...problem, text: `${problem.text} If everybody may read it, check the box at “${PUBLIC.label}”.` }
    : problem;

function problemOf(written: ContentEdit, message: Message): FormProblem {
  const { files, pictures, labels = new Map(), lines = new Map() } = written;
  const { file, field } = message;
  const path = file.replace(/^[^/]+\//, '');
  const text = textInForm(message, labels);
  const picture = pictures.find(
    (each) => each.path === path || (path.endsWith('/descriptions.md') && each.path.endsWith(`/${field}`)),
  );
  if (picture) return { label: picture.label, text };
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
    .replace(/^“(\w+)” (?=has )/, (all, name: string) => (name === field ? 'This ' : all))
    .replace(/the line “(\w+):” (?:of this file|in \S+\.md)/g, (all, name: string) =>
      labels.has(name) ? asked(all, name) : `the fact “${labelFor(name)}”`,
    )
    .replace(/“(\w+):”(?: below “\w+:”)?/g, (all, name: string) => asked(`“${labelFor(name)}”`, name) || all)
    .replace(/ in \S*business\.md\b/g, '')
    .replace(/\S+\/\S+\.md\b/g, 'another page')
    .replace('Correct this line,', 'Correct this,')
    .replace(/“(\w+)”/g, asked);
}
