import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type CANCEL_SYMBOL, type CommonOptions, intro, isCancel, log, select, text } from '@clack/prompts';
import { townAnswer } from '../../pipeline/kinds/places';
import { writeQuotedYaml } from '../../pipeline/source/plainYaml';
import { readAnswers, type SiteAnswers } from './answers';
import { type RawAnswers, readAnswersFile } from './answersFile';
import { fields } from './fields';
import { type Field, isEmpty, type RawAnswer, readField, textOf } from './readField';
import { listAnswers, listProblems, UNDERSTOOD } from './showAnswers';
import { siteLanguages } from './templates';

/** What was typed so far, and where it is asked for. */
interface Session extends RawAnswers {
  /** The file that keeps what is typed. */
  draft: string;
  /** Where it is shown and typed; without it, in the terminal of the command. */
  streams: CommonOptions;
}

const QUESTIONS = Object.values<Field>(fields).filter(({ isOnlyInFile }) => !isOnlyInFile);

/**
 * Asks in the terminal for what a file of answers says, and reads it in the same way. `draft` is the file that keeps what was
 * typed, so that the next call goes on from there. Throws, with words for the person, if they stop before the end.
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
    keep(session, fields.language, names[chosen] ?? '');
  }
  const isOpen = ({ label }: Field) => !answers.has(label);
  for (let at = QUESTIONS.findIndex(isOpen); at >= 0 && at < QUESTIONS.length; ) {
    const isForward = await ask(session, QUESTIONS[at]);
    // Questions that already have an answer, such as a state typed with the town, are not asked.
    const next = QUESTIONS.findIndex((field, index) => index > at && isOpen(field));
    at = isForward ? next : Math.max(0, at - 1);
  }
  return reviewAnswers(session);
}

function keep({ answers, draft }: Session, { label }: Field, value: string): void {
  answers.set(label, { value });
  const typed = [...answers].map(([name, answer]) => [name, answer.value] as const);
  writeFileSync(draft, writeQuotedYaml(Object.fromEntries(typed)));
}

const isBack = (typed: string): boolean => /^\s*back\s*$/i.test(typed);

/** Asks one question until the answer is understood. Whether it was answered, and not by “back”. */
async function ask(session: Session, field?: Field): Promise<boolean> {
  if (!field) return true;
  const kept = session.answers.get(field.label);
  const earlier = isEmpty(kept?.value) ? '' : textOf(kept?.value).replaceAll('\n', ', ');
  const hint = earlier ? `Enter to keep “${earlier}”` : field.isNeeded ? 'required' : 'Enter to skip';
  const faultIn = (typed: string) => faultOf(field, typed === '' ? kept : { value: typed });
  const answer = await text({
    ...session.streams,
    message: `${field.question} (${hint})`,
    validate: (typed = '') => (isBack(typed) ? undefined : faultIn(typed.trim())),
    ...{ placeholder: earlier || field.example, defaultValue: earlier },
  });
  const typed = (answered(answer) ?? '').trim();
  if (isBack(typed)) return false;
  if (!kept || typed !== earlier) keep(session, field, typed);
  if (field === fields.town) keepPlace(session, typed);
  return true;
}

/** Keeps a whole place as answers of their own. A town alone may be called after a state: “Port Washington”. */
function keepPlace(session: Session, typed: string): void {
  if (!/[,\d]|\s\S\S$/.test(typed)) return;
  const place = townAnswer.parse(typed, {}) ?? {};
  for (const key of ['street', 'town', 'state', 'postalCode'] as const)
    if (place[key]) keep(session, fields[key], place[key]);
}

/** What is wrong with an answer. */
function faultOf(field: Field, answer: RawAnswer = { value: null }): string | undefined {
  if (isEmpty(answer.value)) return field.isNeeded ? 'Your site needs this.' : undefined;
  const fault = readField(field, answer).faults.find(({ isWarning }) => !isWarning);
  return fault && `${fault.message}${field.isNeeded ? '' : ' If you do not know it, leave this empty.'}`;
}

/** Shows what the site will say, and lets the person correct it until it is right. */
export async function reviewAnswers(session: Session): Promise<SiteAnswers> {
  for (;;) {
    const read = readAnswers(session);
    const listed = listAnswers(read, session.answers);
    const shown = [UNDERSTOOD, ...listed.map(({ text }) => text), ...listProblems(read)];
    log.message(shown.join('\n'), session.streams);
    const isWhole = !read.faults.some(({ isFatal }) => isFatal);
    const done = isWhole ? ['Yes, everything is right'] : [];
    const question = isWhole ? 'Is this right? ' : '';
    const chosen = await choose(
      `${question}Use ↑ and ↓ to choose an answer to correct.`,
      [...done, ...listed.map(({ field }) => field.label)],
      session.streams,
    );
    if (chosen < done.length) return read;
    await ask(session, listed[chosen - done.length]?.field);
  }
}

/** Ctrl-C at a question throws a sentence. */
function answered<T>(answer: T | typeof CANCEL_SYMBOL): T {
  if (isCancel(answer)) throw new Error('Stopped. To continue, run the same command.');
  return answer;
}

/** The position of the chosen label. */
async function choose(message: string, labels: readonly string[], streams: CommonOptions): Promise<number> {
  const options = labels.map((label, value) => ({ value, label }));
  return answered(await select({ ...streams, message, options, showInstructions: false }));
}
