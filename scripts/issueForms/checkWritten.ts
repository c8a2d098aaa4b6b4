import { checkFolder } from '../../pipeline/lint/lint';
import type { LintMessage } from '../../pipeline/lint/message';
import { messageKey } from '../check/proposals';
import type { ContentEdit, FormProblem } from './issueForm';

/** The messages of a content folder. */
export const messagesIn = (content: string): LintMessage[] => checkFolder(content).messages;

interface Brought {
  errors: FormProblem[];
  warnings: FormProblem[];
}

/** What is wrong with the content since a form was written into it, by the labels of its questions. */
export function broughtBy(
  written: ContentEdit,
  before: readonly LintMessage[],
  after: readonly LintMessage[],
): Brought {
  const known = new Set(before.map(messageKey));
  const problems = (isFatal: boolean) =>
    after
      .filter((message) => message.fatal === isFatal && !known.has(messageKey(message)))
      .map((message) => problemOf(written, message));
  return { errors: problems(true), warnings: problems(false) };
}

function problemOf(written: ContentEdit, message: LintMessage): FormProblem {
  const { files, pictures, labels = new Map(), lines = new Map() } = written;
  const { file, field, reason } = message;
  const path = file.replace(/^[^/]+\//, '');
  const picture = pictures.find(
    (each) => each.path === path || (path.endsWith('/descriptions.md') && each.path.endsWith(`/${field}`)),
  );
  if (picture) return { label: picture.label, text: reason };
  const isOurs = files.some((each) => each.path === path);
  const name = field === '' ? 'body' : field;
  const label = isOurs ? (labels.get(name) ?? labels.get(name.split('.')[0] ?? '')) : undefined;
  if (!label) return { text: isOurs ? reason : `${file}: ${reason}` };
  const line = lines.get(name.split('.').slice(0, 2).join('.'));
  const text = inWordsOfTheForm(reason, labels);
  return { label, text: line === undefined ? text : `“${line}”: ${text}` };
}

/** Messages name fields as they are in a file. */
function inWordsOfTheForm(reason: string, labels: ReadonlyMap<string, string>): string {
  return reason.replace(/“(\w+)”/g, (quoted, name: string) =>
    labels.has(name) ? `“${labels.get(name)}”` : quoted,
  );
}
