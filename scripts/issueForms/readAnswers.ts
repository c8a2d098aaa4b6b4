import { quote } from '../../pipeline/kinds/kind';
import { isNone, saysNothing } from '../../pipeline/kinds/words';
import { choicesLike, readChoices } from './choices';
import { isNotUploaded, NOT_UPLOADED, photosIn, wordsBeside } from './FormPictures';
import { type Answers, type FormProblem, isCaptionLabel, type Question } from './issueForm';
import { explainRequest, laterHint, requestIn } from './requests';
import { joinLines } from './typedLists';

const MAX_LINE = 300;
const MAX_TEXT = 30_000;
/** GitHub's texts for an empty answer. */
const NO_ANSWER = ['_No response_', 'None'];

const START_AGAIN = 'open a new form and copy your answers into it.';

/** An answer as values: none if it is empty or cannot be read. */
interface Reading {
  values: readonly string[];
  problem?: string;
  kind?: FormProblem['kind'];
  /** Text at the question that is not an answer to it. */
  aside?: string;
}

/**
 * Splits the body of an issue at the labels of its form and reads each answer. `asides` are texts that belong to no question, as may be
 * the title of the issue: they change nothing, and the owner is told.
 */
export function readAnswers(
  body: string,
  questions: readonly Question[],
  title = '',
): { answers: Answers; problems: FormProblem[]; asides: string[] } {
  const lines = linesOf(body);
  const misplaced = layoutProblems(lines, questions);
  if (misplaced.length > 0) return { answers: new Map(), problems: misplaced, asides: [] };
  const above = answerText(lines.slice(0, lines.findIndex(labelIn)).join('\n'));
  const starts = questions.map(({ label }) => lines.findIndex((line) => labelIn(line) === label));
  const readings = questions.map((question, index) => {
    const written = lines.slice((starts[index] ?? 0) + 1, starts[index + 1]).join('\n');
    const text = answerText(written);
    const reading: Reading = question.options ? readChoices(question, text) : readText(question, text);
    if (question.required && reading.values.length === 0 && !reading.problem)
      return { question, ...reading, problem: askAgain(question), kind: 'missing' as const };
    // The check reads such an answer too, and names everything that is wrong with it.
    return { question, ...notForVisitors(reading.values[0], question), ...reading };
  });
  const asides: FormProblem[] = [
    { label: TITLE, text: title },
    { text: above },
    ...readings.map(({ question: { label }, aside = '' }) => ({ label, text: aside })),
  ];
  const problems = [
    ...asides.flatMap((aside) =>
      needsReply(aside) ? { ...aside, text: replyTo(aside, questions), kind: 'aside' as const } : [],
    ),
    ...readings.flatMap(({ question: { label }, problem, kind }) =>
      problem ? { label, text: problem, kind } : [],
    ),
  ];
  // Without photos, a missing description of them is no problem.
  const isAsked = ({ label }: FormProblem) => problems.every((each) => !isCaptionLabel(label, each.label));
  return {
    answers: new Map(
      readings.flatMap(({ question: { id }, values }) => (values.length > 0 ? [[id, values]] : [])),
    ),
    problems: problems.filter(isAsked),
    asides: asides.filter((aside) => aside.text !== '' && !needsReply(aside)).map(({ text }) => text),
  };
}

const TITLE = 'Title of this form';

/** Whether a text that belongs to no question must be answered before anything is published: a photo, a question, a wish to wait. */
const needsReply = ({ label, text }: FormProblem): boolean =>
  photosIn(text).length > 0 ||
  laterHint(text) !== '' ||
  /\b(?:instead|wrong|delete|remove)\b/i.test(text) ||
  // The title may be that of the page: “Five things to ask a contractor”.
  (label !== TITLE && /\?|^or\b|\b(?:do(?: not|n['’]?t)|wait|hold|stop|ask)\b/i.test(text));

/** Problems of missing, repeated or moved headings, because of which the end of an answer is uncertain. */
function layoutProblems(lines: readonly string[], questions: readonly Question[]): FormProblem[] {
  const labels = questions.map(({ label }) => label);
  const found = lines.flatMap((line) => labelIn(line) ?? []).filter((label) => labels.includes(label));
  const missing = labels.filter((label) => !found.includes(label));
  if (missing.length > 0)
    return missing.map((label) => ({
      label,
      text: `The heading “### ${label}” is missing, so its answer cannot be found. Put the heading back. If you never changed it, the form itself has changed: ${START_AGAIN}`,
    }));
  if (found.length > labels.length)
    return found.flatMap((label, index) => {
      const text = `The line “### ${label}” is in your form twice. Only the heading of that question may look like this: leave out the ### in this answer.`;
      return found.indexOf(label) === index ? [] : [{ label: found[index - 1], text }];
    });
  return found.join('\n') === labels.join('\n')
    ? []
    : [{ text: `The headings are no longer in the order of the form: ${START_AGAIN}` }];
}

function replyTo({ label: at, text }: FormProblem, questions: readonly Question[]): string {
  const then = at === TITLE ? 'Then take it out of the title.' : 'Then delete it here.';
  if (photosIn(text).length === 0)
    return `${quote(text)} stands at no question, so it is not read.${laterHint(text)} If it answers a question, write it there. To change or delete something else, see the guide of your site. ${then}`;
  const { label } = questions.find(({ control, takesPhotos }) => control === 'upload' || takesPhotos) ?? {};
  return label
    ? `No photo can be here. Attach it at “${label}”.`
    : 'This form takes no photos. If it is a picture of a text, write the text here. For the gallery, use the form “Photos for the gallery”.';
}

function askAgain(question: Question): string {
  if (question.control === 'checkboxes') return 'Check at least one box.';
  if (question.options) return choicesLike('', question);
  const what = question.control === 'upload' ? 'Attach a photo here.' : 'Write an answer here.';
  return `${what} ${question.about}`.trim();
}

function readText(question: Question, text: string): Reading {
  const { control, required, value, takesAnyWords } = question;
  if (text === '' || (!required && !takesAnyWords && isNoAnswer(text))) return { values: [] };
  if (value !== undefined && UNCHANGED.test(text)) return { values: [value] };
  const maxLength = control === 'input' ? MAX_LINE : MAX_TEXT;
  if (text.length > maxLength)
    return { values: [], problem: `This is longer than ${maxLength} characters. Write less.` };
  if (isNotUploaded(text, question)) return { values: [], problem: NOT_UPLOADED };
  const stray = strayIn(text, question);
  if (control !== 'input' || stray) return { values: [text], aside: stray };
  const lines = text.split('\n');
  const opinion = lines.findIndex((line, index) => index > 0 && OPINION.test(line));
  const end = opinion > 0 ? opinion : lines.length;
  const answer = joinLines(lines.slice(0, end).join('\n')).replace(PLEASE, '$1');
  return { values: [answer], aside: lines.slice(end).join('\n') };
}

/** A few words, such as a job title, with “please” behind them. */
const PLEASE = /^(\S+(?: [^\s,]+){0,3}) (?:please|pls|plz|thx)[.!]*$/;

/** The words beside the photos of an answer; the photos in an answer that takes none. */
function strayIn(text: string, { control, takesPhotos }: Question): string {
  const photos = photosIn(text);
  if (control === 'upload') return photos.length > 0 ? wordsBeside(text) : '';
  return takesPhotos ? '' : photos.map(({ markup }) => markup).join(' ');
}

/** An answer that keeps what the question was prefilled with. */
const UNCHANGED =
  /^(?:no changes?\b[^\n\d]*|unchanged|(?:the )?same(?: as (?:now|before|always))?|as(?: it)? is)[.!]*$/i;

/** A line in which somebody speaks of themselves, or asks. */
const OPINION = /\?|(?<![\p{L}'’])i(?:['’]?m)?(?![\p{L}'’])/iu;

/** The problem of an answer that is not meant for visitors: a request to the maintainer, “see above” or “none”. */
function notForVisitors(text = '', question: Question): Pick<Reading, 'problem' | 'kind'> | undefined {
  const { control, options, required, instead } = question;
  if (options || control === 'upload') return undefined;
  const request = requestIn(text, question);
  if (request) return explainRequest(request, question);
  if (!saysNothing(text) && !(required && isNoAnswer(text))) return undefined;
  const advice = instead ?? `Write what they are to read${required ? '' : ', or leave this empty'}.`;
  return { problem: `${quote(text)} says nothing to a visitor. ${advice}`, kind: 'missing' };
}

export const labelsIn = (body: string): string[] => linesOf(body).flatMap((line) => labelIn(line) ?? []);

const linesOf = (body: string): string[] => body.replace(/\r\n?/g, '\n').split('\n');

const labelIn = (line: string): string | undefined => /^### (.*\S)\s*$/.exec(line)?.[1];

/** A whole answer in a code block, as AI assistants format text for copying. */
const CODE_BLOCK = /^```\w*\n((?:(?!```)[\s\S])*)\n```$/;

function answerText(written: string): string {
  const text = written.replace(/^(?:[^\S\n]*\n)+|\s+$/g, '');
  if (NO_ANSWER.includes(text.trim())) return '';
  // The answer may have been typed before or after GitHub's text for an empty one.
  return text
    .replace(/^_No response_\s*|\s*_No response_$/g, '')
    .replace(CODE_BLOCK, '$1')
    .trimEnd();
}

const ANY = /^(?:asap|right away|immediately|any(?:where|time)?|when?ever|wherever)$/i;

const isNoAnswer = (text: string): boolean => isNone(text) || ANY.test(text.trim());
