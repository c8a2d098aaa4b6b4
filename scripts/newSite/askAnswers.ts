import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type CANCEL_SYMBOL, type CommonOptions, intro, isCancel, log, select, text } from '@clack/prompts';
import { townAnswer } from '../../pipeline/kinds/places';
import { writeQuotedYaml } from '../../pipeline/source/writeYaml';
import { readAnswers, type SiteAnswers } from './answers';
import { type RawAnswers, readAnswersFile } from './answersFile';
import { fields } from './fields';
import { type Field, isEmpty, type RawAnswer, readField, textOf } from './readField';
import { listAnswers, listProblems, UNDERSTOOD } from './showAnswers';
import { siteLanguages } from './templates';

interface Session extends RawAnswers {
  /** The file in which the answers are saved. */
  draft: string;
  /** Input and output, if not the terminal. */
  streams: CommonOptions;
}

const QUESTIONS = Object.values<Field>(fields).filter(({ isOnlyInFile }) => !isOnlyInFile);

/**
 * Asks in the terminal for the answers that a file would have. `draft` is the file in which they are saved, so that the next call
 * resumes there. Throws a message for the user if they cancel.
 */
export async function askAnswers(draft: string, streams: CommonOptions = {}): Promise<SiteAnswers> {
  const { answers } = readAnswersFile(existsSync(draft) ? readFileSync(draft, 'utf8') : '');
  const session = { answers, faults: [], draft, streams };
  intro('A new site', streams);
  log.message(
    `Type “back” to return to the previous question. Press Ctrl-C to stop: your answers are saved in ${basename(draft)}, next to the new folder, and the same command picks up where you left off.`,
    streams,
  );
  if (!answers.has(fields.language.label)) {
    const names = siteLanguages.map(({ name }) => name);
    const chosen = await choose(`${fields.language.question} (↑ ↓)`, names, streams);
    save(session, fields.language, names[chosen] ?? '');
  }
  const isOpen = ({ label }: Field) => !answers.has(label);
  for (let field = QUESTIONS.find(isOpen); field; ) {
    const at = QUESTIONS.indexOf(field);
    const isForward = await ask(session, field);
    // Skips answered questions, such as the state after “Duluth, MN”.
    field = isForward ? QUESTIONS.slice(at + 1).find(isOpen) : QUESTIONS[Math.max(0, at - 1)];
  }
  return reviewAnswers(session);
}

function save({ answers, draft }: Session, { label }: Field, value: string): void {
  answers.set(label, { value });
  const typed = [...answers].map(([name, answer]) => [name, answer.value] as const);
  writeFileSync(draft, writeQuotedYaml(Object.fromEntries(typed)));
}

const isBack = (typed: string): boolean => /^\s*back\s*$/i.test(typed);

/** Asks one question until its answer is valid. Returns false for “back”. */
async function ask(session: Session, field: Field): Promise<boolean> {
  const saved = session.answers.get(field.label);
  const earlier = isEmpty(saved?.value) ? '' : textOf(saved?.value).replaceAll('\n', ', ');
  const hint = earlier ? `Enter to keep “${earlier}”` : field.isNeeded ? 'required' : 'Enter to skip';
  const faultIn = (typed: string) => faultOf(field, typed === '' ? saved : { value: typed });
  const answer = await text({
    ...session.streams,
    message: `${field.question} (${hint})`,
    validate: (typed = '') => (isBack(typed) ? undefined : faultIn(typed.trim())),
    placeholder: earlier || field.example,
    defaultValue: earlier,
  });
  const typed = (answered(answer) ?? '').trim();
  if (isBack(typed)) return false;
  if (!saved || typed !== earlier) save(session, field, typed);
  if (field === fields.town) savePlace(session, typed);
  return true;
}

/** Saves the parts of a place as separate answers. A town alone is no place, because it may have the name of a state: “Port Washington”. */
function savePlace(session: Session, typed: string): void {
  const namesState = /[,\d]|\s\S\S$/.test(typed);
  if (!namesState) return;
  const place = townAnswer.parse(typed, {}) ?? {};
  for (const key of ['street', 'town', 'state', 'postalCode'] as const)
    if (place[key]) save(session, fields[key], place[key]);
}

function faultOf(field: Field, answer: RawAnswer = { value: null }): string | undefined {
  if (isEmpty(answer.value)) return field.isNeeded ? 'Your site needs this.' : undefined;
  const fault = readField(field, answer).faults.find(({ severity }) => severity !== 'warning');
  return fault && `${fault.message}${field.isNeeded ? '' : ' If you do not know it, leave this empty.'}`;
}

/** Shows what the site will say, and lets the user correct answers. */
export async function reviewAnswers(session: Session): Promise<SiteAnswers> {
  for (;;) {
    const answers = readAnswers(session);
    const listed = listAnswers(answers, session.answers);
    const summary = [UNDERSTOOD, ...listed.map(({ text }) => text), ...listProblems(answers)];
    log.message(summary.join('\n'), session.streams);
    const isComplete = !answers.faults.some(({ severity }) => severity === 'fatal');
    const done = isComplete ? ['Yes, everything is right'] : [];
    const question = isComplete ? 'Is this right? ' : '';
    const chosen = await choose(
      `${question}Use ↑ and ↓ to choose an answer to correct.`,
      [...done, ...listed.map(({ field }) => field.label)],
      session.streams,
    );
    if (chosen < done.length) return answers;
    const corrected = listed[chosen - done.length];
    if (corrected) await ask(session, corrected.field);
  }
}

/** Throws if the user pressed Ctrl-C. */
function answered<T>(answer: T | typeof CANCEL_SYMBOL): T {
  if (isCancel(answer)) throw new Error('Stopped. To continue, run the same command.');
  return answer;
}

/** The position of the chosen label. */
async function choose(message: string, labels: readonly string[], streams: CommonOptions): Promise<number> {
  const options = labels.map((label, value) => ({ value, label }));
  return answered(await select({ ...streams, message, options, showInstructions: false }));
}
