import { fill } from '../../../pipeline/labels/fill.ts';
import type { ErrorLabels, Form } from './business.ts';
import { MAX_ANSWER } from './limits.ts';

/** An answer to one of the owner's own questions. */
export interface Answer {
  readonly question: string;
  readonly answer: string;
  /** Whether the current form asks this question; an outdated page may have asked another one. */
  readonly asked: boolean;
}

/** A field's name is this prefix and the question. */
const PREFIX = 'answers.';

const MAX_ANSWERS = 20;
const MAX_QUESTION = 200;

/** The answers among the fields of a request, and their problems as sentences for the visitor. Of an unknown form, nothing is required. */
export function readAnswers(
  fields: Readonly<Record<string, unknown>>,
  form: Form | undefined,
  labels: ErrorLabels,
): { answers: Answer[]; problems: string[] } {
  const questions = new Map(form?.questions.map((question) => [collapseSpaces(question.question), question]));
  const answers = Object.entries(fields)
    .flatMap(([name, value]) => {
      if (!name.startsWith(PREFIX) || typeof value !== 'string' || value.trim() === '') return [];
      const question = storable(collapseSpaces(name.slice(PREFIX.length)).slice(0, MAX_QUESTION));
      return [{ question, answer: storable(value).trim(), asked: questions.has(question) }];
    })
    .slice(0, MAX_ANSWERS);
  const answerTo = new Map(answers.map(({ question, answer }) => [question, answer]));

  const tooLong = answers
    .filter(({ answer }) => answer.length > MAX_ANSWER)
    .map(({ question }) => fill(labels.answerTooLong, { question }));
  const wrong = [...questions].flatMap(([question, { required, choices }]) => {
    const answer = answerTo.get(question);
    if (answer === undefined) return required ? [fill(labels.answerMissing, { question })] : [];
    const isAllowed = !choices || choices.map(collapseSpaces).includes(collapseSpaces(answer));
    return isAllowed ? [] : [fill(labels.answerUnknown, { question })];
  });
  return { answers, problems: [...wrong, ...tooLong] };
}

/** Replaces lone surrogates, which Postgres does not store, and removes control characters, which nobody types. */
export function storable(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd').replace(/[^\P{Cc}\t\n\r]/gu, '');
}

/** Trims and collapses white space, as browsers do with the value of an option. */
export function collapseSpaces(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
