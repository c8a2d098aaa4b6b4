import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type CANCEL_SYMBOL, type CommonOptions, intro, isCancel, log, select, text } from '@clack/prompts';
import { townAnswer } from '../../pipeline/kinds/places';
import { writeQuotedYaml } from '../../pipeline/source/plainYaml';
import { readSiteAnswers, type SiteAnswers } from './answers';
import { type RawAnswers, readAnswersFile } from './answersFile';
import { fields } from './fields';
import { type Field, isEmpty, readField, textOf } from './readField';
import { siteLanguages } from './templates';

/** What was typed so far, and where it is asked for. */
interface Session {
  answers: RawAnswers['answers'];
  draft: string;
  /** Where it is shown and typed; without it, in the terminal of the command. */
  streams: CommonOptions;
}

const QUESTIONS = Object.values<Field>(fields).filter(({ question }) => question);

/**
 * Asks in the terminal for what a file of answers says, and reads it in the same way. `draft` is the file that keeps what was
 * typed, so that the next call goes on from there. Throws, with words for the person, if they stop before the end.
 */
export async function askAnswers(draft: string, streams: CommonOptions = {}): Promise<SiteAnswers> {
  const { answers } = readAnswersFile(existsSync(draft) ? readFileSync(draft, 'utf8') : '');
  const session = { answers, draft, streams };
  intro('A new site', streams);
  log.message(
    `Type “back” to return to the previous question. Press Ctrl-C to stop: your answers are saved in ${basename(draft)}, next to the new folder, and the same command picks up where you left off.`,
    streams,
  );
  if (!answers.has(fields.language.label)) {
    const names = siteLanguages.map(({ name }) => name);
    const language = await choose('Which language do your customers read? (↑ ↓)', names, streams);
    keep(session, fields.language, language);
  }
  const isOpen = ({ label }: Field) => !answers.has(label);
  for (let at = QUESTIONS.findIndex(isOpen); at >= 0 && at < QUESTIONS.length; ) {
    const isForward = await ask(session, QUESTIONS[at]);
    // Questions that already have an answer, such as a state typed with the town, are not asked.
    const next = QUESTIONS.findIndex((field, index) => index > at && isOpen(field));
    at = isForward ? next : Math.max(0, at - 1);
  }
  return review(session);
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
  const earlier = typedFor(session, field);
  const hint = earlier ? `Enter to keep “${earlier}”` : field.isNeeded ? 'required' : 'Enter to skip';
  const answer = await text({
    ...session.streams,
    message: `${field.question} (${hint})`,
    validate: (typed = '') => (isBack(typed) ? undefined : faultIn(field, typed.trim() || earlier)),
    ...{ placeholder: earlier || field.example, defaultValue: earlier },
  });
  const typed = (answered(answer) ?? '').trim();
  if (isBack(typed)) return false;
  keep(session, field, typed);
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

/** What is wrong with what is typed for an answer. */
function faultIn(field: Field, typed: string): string | undefined {
  if (isEmpty(typed)) return field.isNeeded ? 'Your site needs this.' : undefined;
  const fault = readField(field, { value: typed }).faults.find(({ isRemark }) => !isRemark);
  return fault && `${fault.message}${field.isNeeded ? '' : ' If you do not know it, leave this empty.'}`;
}

const DONE = 'Yes, everything is right';

/** Lets the person correct the answers until they are right. */
async function review(session: Session): Promise<SiteAnswers> {
  const { answers, streams } = session;
  for (;;) {
    const lines = QUESTIONS.map((field) => `${field.label}: ${typedFor(session, field) || 'still to write'}`);
    const question = 'Is this right? Use ↑ and ↓ to choose an answer to correct.';
    const chosen = await choose(question, [DONE, ...lines], streams);
    if (chosen === DONE) {
      try {
        return readSiteAnswers({ answers, faults: [] });
      } catch (error) {
        log.message(error instanceof Error ? error.message : String(error), streams);
      }
    }
    await ask(session, QUESTIONS[lines.indexOf(chosen)]);
  }
}

function typedFor({ answers }: Session, { label }: Field): string {
  const typed = textOf(answers.get(label)?.value);
  return isEmpty(typed) ? '' : typed;
}

/** Ctrl-C at a question throws a sentence. */
function answered<T>(answer: T | typeof CANCEL_SYMBOL): T {
  if (isCancel(answer)) throw new Error('Stopped. To continue, run the same command.');
  return answer;
}

async function choose(message: string, values: readonly string[], streams: CommonOptions): Promise<string> {
  const options = values.map((value) => ({ value, label: value }));
  return answered(await select({ ...streams, message, options, showInstructions: false }));
}
