import { fill } from '../../../pipeline/labels/fill.ts';
import type { AnswerLabels, Form } from './business.ts';
import { MAX_ANSWER } from './limits.ts';

/** An answer to one of the owner's own questions. */
export interface Answer {
  readonly question: string;
  readonly answer: string;
  /** Whether the site's form asks this question; one that is out of date may have asked another. */
  readonly asked: boolean;
}

/** A field of this name answers the question that follows. */
const PREFIX = 'answers.';

const MAX_ANSWERS = 20;
const MAX_QUESTION = 200;

/** The answers among the fields of a request, and what is wrong with them, in sentences for the visitor. */
export function readAnswers(
  fields: Readonly<Record<string, unknown>>,
  form: Form | undefined,
  say: AnswerLabels,
): { answers: Answer[]; problems: string[] } {
  const questions = new Map(form?.questions.map((question) => [plain(question.question), question]));
  const answers = Object.entries(fields)
    .flatMap(([name, value]) =>
      name.startsWith(PREFIX) && typeof value === 'string' && value.trim() !== ''
        ? [
            {
              question: storable(plain(name.slice(PREFIX.length)).slice(0, MAX_QUESTION)),
              answer: storable(value).trim(),
            },
          ]
        : [],
    )
    .slice(0, MAX_ANSWERS)
    .map((answer) => ({ ...answer, asked: questions.has(answer.question) }));
  const given = new Map(answers.map(({ question, answer }) => [question, answer]));

  const tooLong = answers
    .filter(({ answer }) => answer.length > MAX_ANSWER)
    .map(({ question }) => fill(say.answerTooLong, { question }));
  const wrong = [...questions].flatMap(([question, { required, choices }]) => {
    const answer = given.get(question);
    if (answer === undefined) return required ? [fill(say.answerMissing, { question })] : [];
    return choices && !choices.map(plain).includes(plain(answer))
      ? [fill(say.answerUnknown, { question })]
      : [];
  });
  return { answers, problems: [...wrong, ...tooLong] };
}

/** Without the half of a character that a cut left, which Postgres does not store, and control characters, which nobody types. */
export function storable(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd').replace(/[^\P{Cc}\t\n\r]/gu, '');
}

/** Text as a browser sends the value of an option: without spaces around it and with single ones in it. */
export function plain(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
