import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parsePhone } from '../../pipeline/fields/contact';
import { readState } from '../../pipeline/fields/typedContacts';
import { writeQuotedYaml } from '../../pipeline/source/plainYaml';
import { type Answers, readAnswers } from './answers';
import { isUnknown, readAnswersFile } from './readAnswersFile';
import { siteLanguages } from './templates';
import { questions, type Streams } from './terminal';

interface Question {
  key: string;
  question: string;
  example: string;
  /** What is wrong with what was typed; nothing where it is understood. */
  fault?: (typed: string) => string | undefined;
}

const required = (typed: string) => (isUnknown(typed) ? 'A site cannot be without this.' : undefined);
const unless = (isRight: (typed: string) => boolean, what: string) => (typed: string) =>
  isRight(typed) ? undefined : `“${typed}” is ${what}`;

const QUESTIONS: readonly Question[] = [
  {
    key: 'name',
    question: 'What is the name of the business?',
    example: 'Lone Star Plumbing',
    fault: required,
  },
  { key: 'trade', question: 'What is your trade?', example: 'landscaper', fault: required },
  { key: 'town', question: 'In which town is the business?', example: 'Duluth', fault: required },
  {
    key: 'state',
    question: 'In which state?',
    example: 'MN',
    fault: unless((typed) => readState(typed) !== undefined, 'no state: write MN or Minnesota'),
  },
  {
    key: 'postalCode',
    question: 'What is its ZIP code?',
    example: '55802',
    fault: unless((typed) => /^\d{5}$/.test(typed), 'no ZIP code: write its five digits'),
  },
  {
    key: 'street',
    question: 'What is the street address, if customers may visit you?',
    example: '12 Lake Avenue',
  },
  {
    key: 'phone',
    question: 'What is your phone number?',
    example: '(614) 555-0142',
    fault: unless((typed) => parsePhone(typed) !== undefined, 'no number of ten digits'),
  },
  { key: 'email', question: 'What is your email address?', example: 'hello@example.com' },
  { key: 'site', question: 'What is the address of your site, if you have one?', example: 'www.example.com' },
  { key: 'hours', question: 'When are you open?', example: 'Mon-Fri 8-5, Sat 9-12' },
  {
    key: 'services',
    question: 'What do you do? Write commas between your services.',
    example: 'Leak repair, Drain cleaning',
    fault: required,
  },
  {
    key: 'towns',
    question: 'In which towns do you work? With a ZIP code, each gets a page.',
    example: 'Hermantown 55811, Superior WI 54880',
  },
  {
    key: 'owner',
    question: 'Who owns the business, and for how long in the trade?',
    example: 'Ann Lee, 12 years',
  },
  { key: 'people', question: 'Who else works with you?', example: 'Bo Ruud (climber), Jo Diaz' },
  { key: 'license', question: 'What is your license number, if you need one?', example: 'MS90012345' },
  { key: 'founded', question: 'Since which year are you in business?', example: '2015' },
  { key: 'color', question: 'What is the color of your business?', example: '#0a5c7a' },
];

const DONE = 'All is right';

/**
 * Asks in the terminal for what a file of answers says, and reads it in the same way. `draft` is the file that keeps what was
 * typed, so that the next call goes on from there. Throws, with words for the person, if they stop before the end.
 */
export async function askAnswers(draft: string, streams: Streams = {}): Promise<Answers> {
  const ask = questions(streams);
  ask.begin(
    `A new site. Enter skips what you do not know; “back” returns to the question before. Ctrl-C stops: what you typed stays in ${basename(draft)} beside the new folder, and the same command goes on from there.`,
  );
  const { values } = existsSync(draft) ? readAnswersFile(readFileSync(draft, 'utf8')) : { values: new Map() };
  const names = siteLanguages.map(({ name }) => name);
  if (!values.has('language'))
    keep('language', await ask.choose('Which language do your customers read?', names));
  const open = QUESTIONS.findIndex(({ key }) => !values.has(key));
  for (let at = open < 0 ? QUESTIONS.length : open; at < QUESTIONS.length; ) {
    const typed = await answer(QUESTIONS[at]);
    at = typed === 'back' ? Math.max(0, at - 1) : at + 1;
  }
  for (;;) {
    const lines = QUESTIONS.map(({ key }) => `${key}: ${values.get(key) || 'still to write'}`);
    const chosen = await ask.choose('Is this right? Choose a line to correct it.', [DONE, ...lines]);
    if (chosen === DONE) return readAnswers({ values, others: [], isSpanish: false });
    await answer(QUESTIONS[lines.indexOf(chosen)]);
  }

  function keep(key: string, typed: string): void {
    values.set(key, typed);
    writeFileSync(draft, writeQuotedYaml(Object.fromEntries(values)));
  }

  async function answer(asked: Question | undefined): Promise<string> {
    if (!asked) return '';
    const { key, question, example, fault } = asked;
    const typed = await ask.line(question, { example, fault });
    if (typed !== 'back') keep(key, typed);
    return typed;
  }
}
