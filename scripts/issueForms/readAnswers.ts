import { quote } from '../../pipeline/kinds/kind';
import { isRequest, requestInText, saysNothing } from '../../pipeline/kinds/words';
import { nearest } from '../../pipeline/lint/suggest';
import { isNoAnswer, joinLines, nothingSaid, saysUnchanged } from './answerLines';
import { attachmentsInText } from './attachments';
import { HIDDEN_NOW } from './fieldQuestion';
import {
  type Answers,
  BODY,
  type FormProblem,
  type FormSite,
  type IssueForm,
  offeredIn,
  type Question,
} from './issueForm';
import { issueForms } from './issueForms';

const MAX_LINE = 300;
const MAX_TEXT = 30_000;
/** Longer texts are no requests such as “take this out”. */
const MAX_REQUEST = 200;
/** Choices that a message lists. */
const MAX_CHOICES = 5;
/** GitHub's texts for an empty answer. */
const NO_ANSWER = ['_No response_', 'None'];

const START_AGAIN = 'open a new form and copy your answers into it.';

/** The form of an issue: the one with the largest share of its labels among the headings, at least half. */
export function recognizeForm(body: string, site: FormSite): IssueForm | undefined {
  const headings = new Set(linesOf(body).map(labelIn));
  const shares = issueForms.map((form) => {
    const labels = form.questions(site).map(({ label }) => label);
    return { form, share: labels.filter((label) => headings.has(label)).length / labels.length };
  });
  const best = shares.toSorted((a, b) => b.share - a.share)[0];
  return best && best.share >= 0.5 ? best.form : undefined;
}

/** Splits the body of an issue at the labels of its form and parses each answer. */
export function readAnswers(
  body: string,
  questions: readonly Question[],
): { answers: Answers; problems: FormProblem[] } {
  const lines = linesOf(body);
  const problems = layoutProblems(lines, questions);
  if (problems.length > 0) return { answers: new Map(), problems };
  const answers = new Map<string, string[]>();
  const above = answerText(lines.slice(0, lines.findIndex(labelIn)).join('\n'));
  if (above !== '') problems.push({ text: unassigned(above, questions) });
  const starts = questions.map(({ label }) => lines.findIndex((line) => labelIn(line) === label));
  for (const [index, question] of questions.entries()) {
    const written = lines.slice((starts[index] ?? 0) + 1, starts[index + 1]).join('\n');
    const result = readAnswer(question, answerText(written), questions);
    if (typeof result !== 'string' && result.length > 0) answers.set(question.id, result);
    // The check reads the rest of such an answer too.
    const problem = typeof result === 'string' ? result : notForVisitors(result[0], question);
    if (problem) problems.push({ label: question.label, text: problem });
  }
  // Without photos, a missing description of them is no problem.
  const isAsked = ({ label }: FormProblem) => problems.every((each) => !label?.startsWith(`${each.label}: `));
  return { answers, problems: problems.filter(isAsked) };
}

/** Problems of repeated, missing or moved headings, because of which the end of an answer is uncertain. */
function layoutProblems(lines: readonly string[], questions: readonly Question[]): FormProblem[] {
  const labels = questions.map(({ label }) => label);
  const found = lines.flatMap((line) => labelIn(line) ?? []).filter((label) => labels.includes(label));
  const missing = labels
    .filter((label) => !found.includes(label))
    .map((label) => ({
      label,
      text: `The heading “### ${label}” is missing, so its answer cannot be found. Put the heading back. If you never changed it, the form itself has changed: ${START_AGAIN}`,
    }));
  const repeated = found.flatMap((label, index) =>
    found.indexOf(label) === index
      ? []
      : {
          label: found[index - 1],
          text: `The line “### ${label}” is in your form twice. Only the heading of that question may look like this: leave out the ### in this answer.`,
        },
  );
  if (missing.length + repeated.length > 0) return missing.length > 0 ? missing : repeated;
  return found.join('\n') === labels.join('\n')
    ? []
    : [{ text: `The headings are no longer in the order of the form: ${START_AGAIN}` }];
}

/** The problem of a text or photo that belongs to no question. */
function unassigned(text: string, questions: readonly Question[]): string {
  const [photo] = attachmentsInText(text);
  return photo
    ? `There is a photo that stands at no question. ${attachWhere(questions)}`
    : `${quote(text)} stands at no question, so it is not read. If it answers one, move it there. If not, delete it.`;
}

function attachWhere(questions: readonly Question[]): string {
  const photoQuestion = questions.find(({ control, takesPhotos }) => control === 'pictures' || takesPhotos);
  return photoQuestion
    ? `Attach it at “${photoQuestion.label}”.`
    : 'This form takes no photos. If it is a picture of a text, write the text here. For the gallery, use the form “Photos for the gallery”.';
}

/** The values of an answer, or its problem as a sentence. */
function readAnswer(question: Question, text: string, all: readonly Question[]): string[] | string {
  const read = question.control === 'checks' ? readChecks : readText;
  const result = read(question, text, all);
  if (result.length > 0 || !question.required) return result;
  const what = question.control === 'pictures' ? 'Attach a photo here.' : 'Write an answer here.';
  return question.empty ?? `${what} ${question.about}`.trim();
}

function readText(question: Question, text: string, all: readonly Question[]): string[] | string {
  const { control, options, required, takesPhotos, takesAnyWords } = question;
  const isLeftOut = !options && !required && !takesAnyWords && isNoAnswer(text);
  if (text === '' || isLeftOut) return [];
  const maxLength = control === 'line' ? MAX_LINE : MAX_TEXT;
  if (text.length > maxLength) return `This is longer than ${maxLength} characters. Write less.`;
  if (control !== 'pictures' && !takesPhotos && attachmentsInText(text).length > 0)
    return `There can be no photo in this answer. ${attachWhere(all)}`;
  if (options) return readChoice(question, text, all);
  return [control === 'line' ? joinLines(text) : text];
}

/** The problem of an answer that is not meant for visitors: a request to the maintainer, or “see above”. */
function notForVisitors(text = '', question: Question): string | undefined {
  const isUnchanged = question.value !== undefined && saysUnchanged(text);
  if (question.options || question.control === 'pictures' || isUnchanged) return undefined;
  const request = requestIn(text, question);
  if (request)
    return question.instead
      ? `${quote(request)} cannot be read. ${question.instead}`
      : `Visitors would read ${quote(request)}, word for word. ${adviceOnRequest(request)}`;
  return saysNothing(text) ? nothingSaid(text, question) : undefined;
}

function readChoice(question: Question, text: string, all: readonly Question[]): string[] | string {
  const { options = new Map() } = question;
  const lines = text
    .split('\n')
    .filter((line, index) => line.trim() !== '' && (index > 0 || line !== 'None'));
  const [choice, ...more] = lines.flatMap((line) => choiceOf(line, options) ?? []);
  if (more.length > 0) return 'Choose only one here, and send a form for each of the others.';
  if (choice === undefined) return notAChoice(lines.join('\n'), question);
  const others = lines.filter((line) => !choiceOf(line, options));
  return others.length === 0 ? [choice] : unassigned(others.join('\n'), all);
}

const CHANGES =
  /\badd\b.*\bto (?:the|this|that|our)\b|\bmake a new\b|\b(?:remove|delete|erase|take|hide|change|update|replace|fix|correct)\b/i;

const OTHER_FORMS =
  ' This form adds something new: to take a page off your site, use the form “Hide a page”; to change or delete anything else, see the guide of your site.';

const adviceOnRequest = (request: string): string =>
  `Write only what they are to read.${CHANGES.test(request) ? OTHER_FORMS : ''}`;

/** A line that requests a change (“take this out”). A long body may quote somebody. */
function requestIn(text: string, { control, id, instead }: Question): string | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isStory = id === BODY && text.length > MAX_REQUEST;
  const isValue = control === 'line' || instead !== undefined;
  const request = isStory ? undefined : lines.find((line) => isRequest(line, isValue));
  return request ?? requestInText(lines.join('\n'));
}

function readChecks(question: Question, text: string, all: readonly Question[]): string[] | string {
  const { options = new Map() } = question;
  const lines = text.split('\n').filter((line) => !/^\s*[-*] \[ \] |^\s*$/.test(line));
  // The owner may have typed a choice without its box.
  const checked = lines.flatMap((line) => {
    const [, box, name = ''] = /^\s*(?:[-*] )?(\[[xX]\] )?(.*?)\s*$/.exec(line) ?? [];
    return box || choiceOf(name, options) ? [name] : [];
  });
  const others = lines.filter((line) => !checked.some((name) => line.trimEnd().endsWith(name)));
  if (others.length > 0) return unassigned(others.join('\n'), all);
  const unknown = checked.find((name) => !choiceOf(name, options));
  if (unknown !== undefined) return notAChoice(unknown, question);
  return checked.flatMap((name) => choiceOf(name, options) ?? []);
}

/** The value of a choice. Ignores case and the suffix of hidden pages. */
function choiceOf(text: string, options: ReadonlyMap<string, string>): [value: string] | undefined {
  const plain = (name: string) => name.trim().replace(HIDDEN_NOW, '').toLowerCase();
  const named = (matches: (name: string) => boolean) => [...options].filter(([name]) => matches(plain(name)));
  const [found, ...others] =
    [
      named((name) => name === plain(text)),
      // A page by its name or address alone, then a choice by its first words.
      named((name) => name.startsWith(`${plain(text)} (`) || name.endsWith(`(${plain(text)})`)),
      plain(text).length < 3 ? [] : named((name) => name.startsWith(`${plain(text)} `)),
    ].find((each) => each.length > 0) ?? [];
  const value = options.get(text) ?? (others.length === 0 ? found?.[1] : undefined);
  return value === undefined ? undefined : [value];
}

function notAChoice(text: string, question: Question): string {
  const names = offeredIn(question);
  const named = names.length <= MAX_CHOICES ? names : nearestFew(text, names, MAX_CHOICES);
  const what =
    named.length === 0
      ? 'Open a new form to see the list, and write one of its choices here.'
      : `Write ${named.length === 1 ? 'this' : 'one of these'} instead: ${named.join('; ')}.`;
  return `${quote(text)} is not one of the choices. ${what}`;
}

const linesOf = (body: string): string[] => body.replace(/\r\n?/g, '\n').split('\n');

const labelIn = (line: string): string | undefined => /^### (.*\S)\s*$/.exec(line)?.[1];

/** A whole answer in a code block, as AI assistants format text for copying. */
const CODE_BLOCK = /^```\w*\n((?:(?!```)[\s\S])*)\n```$/;

function answerText(written: string): string {
  const text = written.replace(/^(?:[^\S\n]*\n)+|\s+$/g, '').trimEnd();
  if (NO_ANSWER.includes(text.trim())) return '';
  // The answer may have been typed before or after GitHub's text for an empty one.
  return text
    .replace(/^_No response_\s*|\s*_No response_$/g, '')
    .replace(CODE_BLOCK, '$1')
    .trimEnd();
}

/** The most similar names: first those with similar spelling, then those that share a word. */
function nearestFew(typed: string, names: readonly string[], count: number): string[] {
  const words = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const wanted = words(typed);
  const isAlike = (name: string) => nearest(typed, [name]) !== undefined;
  const hasWord = (name: string) => words(name).some((word) => wanted.includes(word));
  return [...new Set([...names.filter(isAlike), ...names.filter(hasWord)])].slice(0, count);
}
