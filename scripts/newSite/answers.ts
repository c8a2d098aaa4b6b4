import { parseEmail } from '../../pipeline/fields/contact';
import { ZONES_OF_STATE } from '../../pipeline/model/hours/timeZone';
import { statesOfPostalCode } from './postalCodes';
import { type AnswerKey, labeled, type Words, wordsOf } from './questionWords';
import { isMap, isUnknown, plainText, type RawAnswers, textOf } from './readAnswersFile';
import { readColor, readLicense, readPhone, readRepository, readWebAddress } from './readContacts';
import { type HoursLine, isHours, readHours } from './readHours';
import { readServices, type Service } from './readLists';
import { type Person, readPeople } from './readPeople';
import { readBusinessName, zoneOf } from './readPlace';
import { readCounty, readHome, readTowns, type Town } from './readTowns';
import { siteLanguages } from './templates';

/** What a new site says of its business. */
export interface Answers {
  language: string;
  /** Everything on the home page: no page for a service or a town. */
  onePage: boolean;
  name: string;
  shortName: string | undefined;
  /** As it was typed. */
  trade: string;
  street: string | undefined;
  town: string;
  state: string;
  postalCode: string;
  county: string | undefined;
  timeZone: string | undefined;
  phone: string;
  email: string | undefined;
  site: string | undefined;
  repository: string | undefined;
  founded: string | undefined;
  employees: string | undefined;
  license: string | undefined;
  hours: HoursLine[];
  services: Service[];
  towns: Town[];
  people: Person[];
  /** Further fields of business.md, as they are written there. */
  business: Record<string, unknown>;
  /** Files to copy, from their path in the new content to the one beside the answers: a logo. */
  files: Record<string, string>;
  /** What no field takes, as it was typed. */
  others: string[];
  /** A color that is darker on the site than it was typed. */
  darkened: { typed: string; color: string } | undefined;
}

/** Reads the answers of a file or of the terminal. Throws a sentence for each one that a site cannot be without. */
export function readAnswers({ values, others: unread, isSpanish }: RawAnswers): Answers {
  const others = [...unread];
  const text = (key: string) => {
    const typed = textOf(values.get(key));
    return isUnknown(typed) ? undefined : typed;
  };
  /** What is not understood is kept as it was typed. */
  const read = (key: string, parse: (typed: string) => string | undefined) => {
    const typed = text(key);
    const value = typed && parse(typed);
    if (typed && !value) others.push(`${key}: ${typed}`);
    return value || undefined;
  };
  const language = languageOf(text('language'), isSpanish);
  const words = wordsOf(language);
  const leftOfServices: string[] = [];
  const typed = values.get('services');
  const services = isHours(textOf(typed)) ? [] : readServices(typed, leftOfServices);
  const required = readRequired(text, { services, others, words });
  others.push(...leftOfServices);
  const { town, state, postalCode } = required;
  const county = readCounty(text('county') ?? '');
  const home = { name: town, state, postalCode, county };
  const zones = ZONES_OF_STATE[state];
  const color = readColor(text('color') ?? '');
  read('color', () => color?.color);
  // It is copied only where `files` names it.
  read('logo', () => undefined);
  return {
    ...required,
    language,
    services,
    onePage: /^(?:y|yes|true|s[ií])$/i.test(text('onePage') ?? ''),
    shortName: text('shortName')?.slice(0, 30),
    county,
    street: readHome(text).street,
    timeZone: text('timeZone') ?? (zones && zoneOf(postalCode, zones)),
    email: read('email', parseEmail),
    site: read('site', readWebAddress),
    repository: read('repository', readRepository),
    founded: read('founded', readYear),
    employees: text('employees'),
    license: read('license', readLicense),
    hours: readHours(values.get('hours'), others),
    towns: readTowns(values.get('towns'), home, others),
    people: peopleOf(values, language, others),
    business: {
      ...(color && { brand: { color: color.darker ?? color.color } }),
      ...mapOf(values.get('business')),
    },
    files: filesOf(values.get('files')),
    others: others.map((line) => labeled(words, line)),
    darkened: color?.darker ? { typed: text('color') ?? '', color: color.darker } : undefined,
  };
}

type Text = (key: string) => string | undefined;

/** What a site cannot be without. */
const REQUIRED: readonly AnswerKey[] = ['name', 'trade', 'phone', 'town', 'state', 'postalCode', 'services'];

export const isRequired = (key: AnswerKey): boolean => REQUIRED.includes(key);

/** What a line that was not read looks like if it is this answer under another name. */
const LOOKS: Partial<Record<AnswerKey, RegExp>> = {
  phone: /\d{3}\D{0,3}\d{3}\D{0,3}\d{4}/,
  postalCode: /\b\d{5}\b/,
  services: /,| (?:and|y) /i,
};

interface Read {
  services: readonly Service[];
  others: string[];
  words: Words;
}

function readRequired(text: Text, { services, others, words }: Read) {
  const unread = [...others];
  const { town = '', state = '', postalCode = '' } = readHome(text);
  const phone = readPhone(text('phone') ?? '', others) ?? '';
  // `# 1 Choice` would be a heading.
  const name = readBusinessName(text('name')?.replace(/^#+\s+/, '#') ?? '');
  const found = { name, trade: text('trade') ?? '', phone, town, state, postalCode };
  const known: Partial<Record<AnswerKey, string>> = { ...found, services: services[0]?.name };
  const problems = REQUIRED.filter((key) => !known[key]).map((key) => {
    const line = unread.find((each) => LOOKS[key]?.test(each.replace(/^[^:]*:/, '')));
    return explainMissing(words, key, { typed: text(key), line });
  });
  const states = statesOfPostalCode(postalCode);
  if (state && states.length > 0 && !states.includes(state))
    problems.push(words.otherState(postalCode, states.join(words.or), state));
  if (problems.length > 0) throw new Error([words.incomplete, ...problems].join('\n'));
  return found;
}

interface Missing {
  typed: string | undefined;
  /** A line that was not read, and may be this answer. */
  line: string | undefined;
}

function explainMissing(words: Words, key: AnswerKey, { typed, line }: Missing): string {
  const [label, , example] = words.questions[key];
  const what = typed ? words.notUnderstood(label, typed) : words.noAnswer(label);
  return [what, ...(line ? [words.perhaps(line)] : []), words.example(label, example)].join(' ');
}

/** The year in a text. */
export const readYear = (typed: string): string | undefined => /\b(?:1[789]|20)\d\d\b/.exec(typed)?.[0];

function peopleOf(values: ReadonlyMap<string, unknown>, language: string, others: string[]): Person[] {
  const roles = { owner: language === 'Spanish' ? 'Al frente del negocio' : 'Owner', people: undefined };
  const people = Object.entries(roles).flatMap(([key, role]) => {
    const left: string[] = [];
    const found = readPeople(values.get(key), left, role);
    others.push(...left.map((typed) => `${key}: ${typed}`));
    return found;
  });
  return [...new Map(people.map((person) => [plainText(person.name), person])).values()];
}

function languageOf(typed: string | undefined, isSpanish: boolean): string {
  const plain = plainText(typed ?? '');
  const named = siteLanguages.find(
    ({ name, code }) => plain !== '' && [plainText(name), code].includes(plain),
  );
  const spanish = isSpanish || plain === 'espanol' || plain === 'castellano';
  return named?.name ?? (spanish ? 'Spanish' : 'English');
}

const mapOf = (value: unknown): Record<string, unknown> => (isMap(value) ? value : {});

const filesOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(mapOf(value)).map(([path, from]) => [path, textOf(from)]));
