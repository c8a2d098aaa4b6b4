import { quote } from '../../pipeline/kinds/kind';
import { isNone, saysNothing } from '../../pipeline/kinds/words';
import { nearest } from '../../pipeline/lint/suggest';
import { photosInText } from './attachments';
import { HIDDEN_NOW } from './fieldQuestion';
import { type Answers, type FormProblem, isCaptionLabel, offeredIn, type Question } from './issueForm';
import { adviceOnRequest, laterHint, OTHER_FORMS, requestIn } from './requests';

const MAX_LINE = 300;
const MAX_TEXT = 30_000;
/** Choices that a message lists. */
const MAX_CHOICES = 5;
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

const unreadable = (problem: string): Reading => ({ values: [], problem });

/**
 * Splits the body of an issue at the labels of its form and reads each answer. `asides` are texts that belong to no question: they
 * change nothing, and the owner is told.
 */
export function readAnswers(
  body: string,
  questions: readonly Question[],
): { answers: Answers; problems: FormProblem[]; asides: string[] } {
  const lines = linesOf(body);
  const misplaced = layoutProblems(lines, questions);
  if (misplaced.length > 0) return { answers: new Map(), problems: misplaced, asides: [] };
  const above = answerText(lines.slice(0, lines.findIndex(labelIn)).join('\n'));
  const starts = questions.map(({ label }) => lines.findIndex((line) => labelIn(line) === label));
  const readings = questions.map((question, index) => {
    const written = lines.slice((starts[index] ?? 0) + 1, starts[index + 1]).join('\n');
    const reading = readAnswer(question, answerText(written), questions);
    // The check reads such an answer too, and names everything that is wrong with it.
    return { question, ...notForVisitors(reading.values[0], question), ...reading };
  });
  const asides: FormProblem[] = [
    { text: above },
    ...readings.map(({ question: { label }, aside = '' }) => ({ label, text: aside })),
  ];
  const problems = [
    ...asides.flatMap(({ label, text }) =>
      needsReply(text) ? { label, text: replyTo(text, questions), kind: 'aside' as const } : [],
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
    asides: asides.map(({ text }) => text).filter((text) => text !== '' && !needsReply(text)),
  };
}

/** Whether a text that belongs to no question must be answered before anything is published: a photo, a question, a wish to wait. */
const needsReply = (text: string): boolean =>
  photosInText(text).length > 0 ||
  /\?|^or\b|\b(?:do(?: not|n['’]?t)|wait|hold|stop|ask|instead|wrong|delete|remove)\b/i.test(text);

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

function replyTo(text: string, questions: readonly Question[]): string {
  const [photo] = photosInText(text);
  return photo
    ? `There is a photo that stands at no question. ${attachWhere(questions)}`
    : `${quote(text)} stands at no question, so it is not read.${laterHint(text)} If it answers a question, write it there. To change or delete something else, see the guide of your site. Then delete it here.`;
}

function attachWhere(questions: readonly Question[]): string {
  const photoQuestion = questions.find(({ control, takesPhotos }) => control === 'pictures' || takesPhotos);
  return photoQuestion
    ? `Attach it at “${photoQuestion.label}”.`
    : 'This form takes no photos. If it is a picture of a text, write the text here. For the gallery, use the form “Photos for the gallery”.';
}

function readAnswer(question: Question, text: string, all: readonly Question[]): Reading {
  const reading = question.control === 'checks' ? readChecks(question, text) : readText(question, text, all);
  const isMissing = question.required && reading.values.length === 0 && !reading.problem;
  return isMissing ? { ...reading, problem: question.empty ?? askAgain(question), kind: 'missing' } : reading;
}

/** The problem of a missing answer. */
function askAgain(question: Question): string {
  if (question.control === 'pictures') return `Attach a photo here. ${question.about}`.trim();
  return question.options ? choicesLike('', question) : `Write an answer here. ${question.about}`.trim();
}

function readText(question: Question, text: string, all: readonly Question[]): Reading {
  const { control, options, required, takesPhotos, takesAnyWords } = question;
  const isLeftOut = !options && !required && !takesAnyWords && isNoAnswer(text);
  if (text === '' || isLeftOut) return { values: [] };
  const maxLength = control === 'line' ? MAX_LINE : MAX_TEXT;
  if (text.length > maxLength) return unreadable(`This is longer than ${maxLength} characters. Write less.`);
  if (control !== 'pictures' && !takesPhotos && photosInText(text).length > 0)
    return unreadable(`There can be no photo in this answer. ${attachWhere(all)}`);
  if (options) return readChoice(question, text);
  const lines = text.split('\n');
  const opinion = control === 'line' ? lines.findIndex((line, index) => index > 0 && OPINION.test(line)) : -1;
  if (opinion > 0)
    return {
      values: [joinLines(lines.slice(0, opinion).join('\n'))],
      aside: lines.slice(opinion).join('\n'),
    };
  return { values: [control === 'line' ? joinLines(text) : text] };
}

/** A line in which somebody speaks of themselves, or asks. */
const OPINION = /\?|(?<![\p{L}'’])i(?:['’]?m)?(?![\p{L}'’])/iu;

/** The problem of an answer that is not meant for visitors: a request to the maintainer, or “see above”. */
function notForVisitors(text = '', question: Question): Pick<Reading, 'problem' | 'kind'> | undefined {
  const isUnchanged = question.value !== undefined && saysUnchanged(text);
  if (question.options || question.control === 'pictures' || isUnchanged) return undefined;
  const request = requestIn(text, question);
  if (request && question.instead)
    return { problem: `${quote(request)} cannot be read. ${question.instead}${laterHint(request)}` };
  if (request) {
    const advice = adviceOnRequest(request);
    const problem = `Visitors would read ${quote(request)}, word for word. ${advice}${laterHint(request)}`;
    return { problem, kind: advice.endsWith(OTHER_FORMS) ? 'elsewhere' : undefined };
  }
  return saysNothing(text) ? { problem: nothingSaid(text, question), kind: 'missing' } : undefined;
}

function readChoice(question: Question, text: string): Reading {
  const { options = new Map() } = question;
  const lines = text
    .split('\n')
    .filter((line, index) => line.trim() !== '' && (index > 0 || line !== 'None'));
  const [choice, ...more] = lines.flatMap((line) => choiceOf(line, options) ?? []);
  if (more.length > 0) return unreadable('Choose only one here, and send a form for each of the others.');
  if (choice === undefined) return unreadable(notAChoice(lines.join('\n'), question));
  const others = lines.filter((line) => choiceOf(line, options) === undefined);
  return { values: [choice], aside: others.join('\n') };
}

function readChecks(question: Question, text: string): Reading {
  const { options = new Map() } = question;
  const lines = text.split('\n').filter((line) => !/^\s*[-*] \[ \] |^\s*$/.test(line));
  // The owner may have typed a choice without its box.
  const checked = lines.flatMap((line) => {
    const [, box, name = ''] = /^\s*(?:[-*] )?(\[[xX]\] )?(.*?)\s*$/.exec(line) ?? [];
    return box || choiceOf(name, options) !== undefined ? [name] : [];
  });
  const others = lines.filter((line) => !checked.some((name) => line.trimEnd().endsWith(name)));
  const unknown = checked.find((name) => choiceOf(name, options) === undefined);
  if (unknown !== undefined) return unreadable(notAChoice(unknown, question));
  return { values: checked.flatMap((name) => choiceOf(name, options) ?? []), aside: others.join('\n') };
}

/** The value of a choice. Ignores case and the suffix of hidden pages. */
function choiceOf(text: string, options: ReadonlyMap<string, string>): string | undefined {
  const exact = options.get(text);
  if (exact !== undefined) return exact;
  const plain = (name: string) => name.trim().replace(HIDDEN_NOW, '').toLowerCase();
  const named = (matches: (name: string) => boolean) => [...options].filter(([name]) => matches(plain(name)));
  const [found, ...others] =
    [
      named((name) => name === plain(text)),
      // A page by its name or address alone, then a choice by its first words.
      named((name) => name.startsWith(`${plain(text)} (`) || name.endsWith(`(${plain(text)})`)),
      plain(text).length < 3 ? [] : named((name) => name.startsWith(`${plain(text)} `)),
    ].find((each) => each.length > 0) ?? [];
  return others.length === 0 ? found?.[1] : undefined;
}

const notAChoice = (text: string, question: Question): string =>
  `${quote(text)} is not one of the choices. ${choicesLike(text, question)}`;

/** All choices, or the few most like a text. */
function choicesLike(text: string, question: Question): string {
  const names = offeredIn(question);
  const named = names.length <= MAX_CHOICES ? names : nearestFew(text, names, MAX_CHOICES);
  if (named.length === 0)
    return `Write one of the choices of a new form here, such as ${names.slice(0, MAX_CHOICES).join('; ')}.`;
  return `Write ${named.length === 1 ? 'this' : 'one of these'}: ${named.join('; ')}.`;
}

/** The labels above the answers of an issue. */
export const labelsIn = (body: string): string[] => linesOf(body).flatMap((line) => labelIn(line) ?? []);

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

export const joinLines = (text: string): string => text.trim().replace(/\s*\n\s*/g, ' ');

const ANY = /^(?:asap|right away|immediately|any(?:where|time)?|when?ever|wherever)$/i;

/** Whether an answer says “none” or “any”. */
export const isNoAnswer = (text: string): boolean => isNone(text) || ANY.test(text.trim());

/** The problem of an answer such as “see above”. */
export const nothingSaid = (text: string, { required }: { required: boolean }): string =>
  `“${text}” says nothing to a visitor. Write what they are to read${required ? '' : ', or leave this empty'}.`;

/** Whether an answer keeps what the question was prefilled with. */
export const saysUnchanged = (text: string): boolean =>
  /^(?:no changes?\b[^\n\d]*|unchanged|(?:the )?same(?: as (?:now|before|always))?|as(?: it)? is)[.!]*$/i.test(
    text,
  );
