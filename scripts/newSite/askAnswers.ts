import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readPlace } from '../../pipeline/kinds/places';
import { writeQuotedYaml } from '../../pipeline/source/plainYaml';
import { faultIn } from './answerFaults';
import { type Answers, isRequired, readAnswers } from './answers';
import { ANSWER_KEYS, type AnswerKey, QUESTIONS } from './questions';
import { isUnknown, readAnswersFile, textOf } from './readAnswersFile';
import { siteLanguages } from './templates';
import { isBack, type Questions, questions, type Streams } from './terminal';

/** What was typed so far, and where it is asked for. */
interface Session {
  values: Map<string, unknown>;
  draft: string;
  ask: Questions;
}

/**
 * Asks in the terminal for what a file of answers says, and reads it in the same way. `draft` is the file that keeps what was
 * typed, so that the next call goes on from there. Throws, with words for the person, if they stop before the end.
 */
export async function askAnswers(draft: string, streams: Streams = {}): Promise<Answers> {
  const session = await begin(draft, streams);
  const open = ANSWER_KEYS.findIndex((key) => !session.values.has(key));
  for (let at = open < 0 ? ANSWER_KEYS.length : open; at < ANSWER_KEYS.length; ) {
    const isForward = await answer(session, ANSWER_KEYS[at]);
    at = Math.max(0, at + (isForward ? 1 : -1));
    // Questions that already have an answer, such as a state typed with the town, are not asked.
    while (isForward && session.values.has(ANSWER_KEYS[at] ?? '')) at += 1;
  }
  return review(session);
}

async function begin(draft: string, streams: Streams): Promise<Session> {
  const values = existsSync(draft)
    ? readAnswersFile(readFileSync(draft, 'utf8')).values
    : new Map<string, unknown>();
  const session = { values, draft, ask: questions(streams) };
  const { ask } = session;
  ask.begin('A new site');
  ask.say(
    `Type “back” to return to the previous question. Press Ctrl-C to stop: your answers are saved in ${basename(draft)}, next to the new folder, and the same command picks up where you left off.`,
  );
  if (!values.has('language')) {
    const names = siteLanguages.map(({ name }) => name);
    keep(session, 'language', await ask.choose('Which language do your customers read? (↑ ↓)', names));
  }
  return session;
}

function keep({ values, draft }: Session, key: string, typed: string): void {
  values.set(key, typed);
  writeFileSync(draft, writeQuotedYaml(Object.fromEntries(values)));
}

/** Asks one question. Whether it was answered, and not by “back”. */
async function answer(session: Session, key: AnswerKey | undefined): Promise<boolean> {
  if (!key) return true;
  const [, question, example] = QUESTIONS[key];
  const earlier = typedFor(session, key);
  const hint = isRequired(key) ? 'required' : 'Enter to skip';
  const message = `${question} (${earlier ? `Enter to keep “${earlier}”` : hint})`;
  const fault = (typed: string) => faultIn(key, typed);
  const typed = await session.ask.line(message, { example, earlier, fault });
  if (isBack(typed)) return false;
  keep(session, key, typed);
  // A town may be called after a state: “Port Washington”.
  if (key === 'town' && /,|\b\d{5}\b|\s[A-Za-z]{2}$/.test(typed))
    for (const [name, value] of Object.entries(readPlace(typed))) if (value) keep(session, name, value);
  return true;
}

const DONE = 'Yes, everything is right';

/** Lets the person correct the answers until they are right. */
async function review(session: Session): Promise<Answers> {
  const { ask, values } = session;
  for (;;) {
    const lines = ANSWER_KEYS.map(
      (key) => `${QUESTIONS[key][0]}: ${typedFor(session, key) || 'still to write'}`,
    );
    const question = 'Is this right? Use ↑ and ↓ to choose an answer to correct.';
    const chosen = await ask.choose(question, [DONE, ...lines]);
    if (chosen === DONE) {
      try {
        return readAnswers({ values, others: [] });
      } catch (error) {
        ask.say(error instanceof Error ? error.message : String(error));
      }
    }
    await answer(session, ANSWER_KEYS[lines.indexOf(chosen)]);
  }
}

function typedFor({ values }: Session, key: AnswerKey): string {
  const typed = textOf(values.get(key));
  return isUnknown(typed) ? '' : typed;
}
