import { parseEmail, parsePhone } from '../../pipeline/fields/contact';
import { STATES } from '../../pipeline/fields/postalAddress';
import { parseTrade } from '../../pipeline/fields/references';
import { parseTime } from '../../pipeline/fields/time';
import { languages } from '../../pipeline/labels/labels';
import { ZONES_OF_STATE } from '../../pipeline/model/hours/timeZone';
import { type Answers, checkAnswers } from './answers';
import { readTrades, siteLanguages } from './templates';
import { type Questions, questions, type Streams } from './terminal';

/** Asks in the terminal for what a file of answers must say. Throws a sentence where the person stops. */
export async function askAnswers(streams: Streams = {}): Promise<Answers> {
  const ask = questions(streams);
  ask.begin('A new site. Ctrl-C stops; nothing is written before the last answer.');
  const language = await ask.choose(
    'Which language do your customers read?',
    siteLanguages.map((each) => each.name),
  );
  const name = await ask.line('What is the name of the business?');
  const trade = await askTrade(ask);
  const place = await askPlace(ask);
  const phone = await ask.line('What is your phone number?', { example: '(614) 555-0142', read: parsePhone });
  const email = await ask.line('What is your email address?', {
    example: 'hello@example.com',
    read: parseEmail,
  });
  const founded = await ask.line('Since which year are you in business?', {
    example: '2015',
    isOptional: true,
    read: matching(/^\d{4}$/),
  });
  const hours = await askHours(ask);
  const services = listed(
    await ask.line('What do you do? Write commas between your services.', {
      example: 'Leak repair, Drain cleaning',
    }),
  );
  const onePage = await ask.yes('Put everything on one page?', false);
  const towns = onePage ? [] : await askTowns(ask);
  const people = await askPeople(ask);
  const facts = { language, name, trade, ...place, phone, email, ...(founded && { founded }) };
  return checkAnswers({ ...facts, hours, services, onePage, towns, people });
}

async function askTrade(ask: Questions): Promise<string> {
  const trades = readTrades(languages[0]);
  const trade = await ask.choose(
    'What is your trade?',
    [...Object.keys(trades), 'other'],
    (each) => trades[each]?.who ?? 'Something else',
  );
  if (trade !== 'other') return trade;
  return ask.line('Which type of business is it at schema.org/LocalBusiness?', {
    example: 'HardwareStore',
    read: parseTrade,
  });
}

async function askPlace(ask: Questions): Promise<Record<string, string>> {
  const town = await ask.line('In which town is the business?');
  const state = await ask.line('In which state?', { example: 'OH', read: parseState });
  const postalCode = await ask.line('What is its ZIP code?', { example: '43004', read: parsePostalCode });
  const zones = ZONES_OF_STATE[state];
  const timeZone = zones && (await ask.choose('In which time zone?', zones));
  return { town, state, postalCode, ...(timeZone && { timeZone }) };
}

async function askHours(ask: Questions): Promise<unknown> {
  if (await ask.yes('Are you open around the clock?', false)) return '24/7';
  const days = await ask.choose('On which days are you open?', Object.keys(CLOSED));
  const opens = await ask.line('When do you open?', { example: '8:00 AM', read: timeAsTyped });
  const closes = await ask.line('When do you close?', { example: '5:00 PM', read: timeAsTyped });
  const closed = CLOSED[days];
  return [{ days, opens, closes }, ...(closed ? [{ days: closed, closed: 'yes' }] : [])];
}

/** The days on which a business is closed that is open on these. */
const CLOSED: Readonly<Record<string, string>> = {
  'Monday - Friday': 'Saturday - Sunday',
  'Monday - Saturday': 'Sunday',
  'Monday - Sunday': '',
};

async function askTowns(ask: Questions): Promise<unknown[]> {
  const towns: unknown[] = [];
  while (await ask.yes('Add a page for a town that you serve?', towns.length === 0)) {
    const name = await ask.line('What is the name of the town?');
    const postalCode = await ask.line('What is the ZIP code there?', {
      example: '43004',
      read: parsePostalCode,
    });
    const county = await ask.line('In which county is the town?', { example: 'Franklin' });
    towns.push({ name, postalCode, county });
  }
  return towns;
}

async function askPeople(ask: Questions): Promise<unknown[]> {
  const people: unknown[] = [];
  while (await ask.yes('Add a person of your team?', people.length === 0)) {
    const name = await ask.line('What is the name of the person?');
    const role = await ask.line('What is the job title?', { example: 'Owner' });
    const experience = await ask.line('How long in the trade?', { example: '12 years' });
    people.push({ name, role, experience });
  }
  return people;
}

const matching = (shape: RegExp) => (typed: string) => (shape.test(typed) ? typed : undefined);

const parsePostalCode = matching(/^\d{5}$/);

const timeAsTyped = (typed: string) => (parseTime(typed) === undefined ? undefined : typed);

/** `oh` and `Ohio` as `OH`. */
function parseState(typed: string): string | undefined {
  const wanted = typed.toLowerCase();
  return Object.entries(STATES).find((names) => names.some((name) => name.toLowerCase() === wanted))?.[1];
}

const listed = (typed: string): string[] =>
  typed
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
