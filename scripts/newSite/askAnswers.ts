import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { writeQuotedYaml } from '../../pipeline/source/plainYaml';
import { faultsOf } from './answerFaults';
import { type Answers, isRequired, readAnswers } from './answers';
import { type AnswerKey, type Words, wordsOf } from './questionWords';
import { isUnknown, readAnswersFile, textOf } from './readAnswersFile';
import { capitalized, readPlace } from './readPlace';
import { siteLanguages } from './templates';
import { isBack, type Questions, questions, type Streams } from './terminal';

/** What was typed so far, and where it is asked for. */
interface Session {
  values: Map<string, unknown>;
  draft: string;
  language: string;
  words: Words;
  ask: Questions;
}

/**
 * Asks in the terminal for what a file of answers says, and reads it in the same way. `draft` is the file that keeps what was
 * typed, so that the next call goes on from there. Throws, with words for the person, if they stop before the end.
 */
export async function askAnswers(draft: string, streams: Streams = {}): Promise<Answers> {
  const session = await begin(draft, streams);
  const keys = keysOf(session.words);
  const open = keys.findIndex((key) => !session.values.has(key));
  for (let at = open < 0 ? keys.length : open; at < keys.length; ) {
    const isForward = await answer(session, keys[at]);
    at = Math.max(0, at + (isForward ? 1 : -1));
    // Questions that already have an answer, such as a state typed with the town, are not asked.
    while (isForward && session.values.has(keys[at] ?? '')) at += 1;
  }
  return review(session, keys);
}

async function begin(draft: string, streams: Streams): Promise<Session> {
  const values = existsSync(draft)
    ? readAnswersFile(readFileSync(draft, 'utf8')).values
    : new Map<string, unknown>();
  const first = questions(streams, wordsOf('').stopped);
  first.begin('A new site · Un sitio nuevo');
  const names = new Map(
    siteLanguages.map(({ code, name }) => [
      capitalized(new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? name),
      name,
    ]),
  );
  const question = 'Which language do your customers read? · ¿Qué idioma leen sus clientes? (↑ ↓)';
  const language =
    textOf(values.get('language')) || names.get(await first.choose(question, [...names.keys()])) || '';
  const words = wordsOf(language);
  const ask = questions(streams, words.stopped);
  ask.say(words.begin(basename(draft)));
  const session = { values, draft, language, words, ask };
  keep(session, 'language', language);
  return session;
}

function keep({ values, draft }: Session, key: string, typed: string): void {
  values.set(key, typed);
  writeFileSync(draft, writeQuotedYaml(Object.fromEntries(values)));
}

/** Asks one question. Whether it was answered, and not by “back”. */
async function answer(session: Session, key: AnswerKey | undefined): Promise<boolean> {
  if (!key) return true;
  const { words, language, ask } = session;
  const [, question, example] = words.questions[key];
  const earlier = typedFor(session, key);
  const hint = isRequired(key) ? words.required : words.skips;
  const message = `${question} (${earlier ? words.keeps(earlier) : hint})`;
  const typed = await ask.line(message, { example, earlier, fault: faultsOf(key, language, earlier) });
  if (isBack(typed)) return false;
  keep(session, key, typed);
  // A town may be called after a state: “Port Washington”.
  if (key === 'town' && /,|\b\d{5}\b|\s[A-Za-z]{2}$/.test(typed))
    for (const [name, value] of Object.entries(readPlace(typed))) if (value) keep(session, name, value);
  return true;
}

/** Lets the person correct the answers until they are right. */
async function review(session: Session, keys: readonly AnswerKey[]): Promise<Answers> {
  const { words, ask, values } = session;
  for (;;) {
    const lines = keys.map((key) => `${words.questions[key][0]}: ${typedFor(session, key) || words.toWrite}`);
    const chosen = await ask.choose(words.isRight, [words.done, ...lines]);
    if (chosen === words.done) {
      try {
        return readAnswers({ values, others: [], isSpanish: false });
      } catch (error) {
        ask.say(error instanceof Error ? error.message : String(error));
      }
    }
    await answer(session, keys[lines.indexOf(chosen)]);
  }
}

function typedFor({ values }: Session, key: AnswerKey): string {
  const typed = textOf(values.get(key));
  return isUnknown(typed) ? '' : typed;
}

function keysOf({ questions: all }: Words): AnswerKey[] {
  return Object.keys(all).filter((key): key is AnswerKey => Object.hasOwn(all, key));
}
