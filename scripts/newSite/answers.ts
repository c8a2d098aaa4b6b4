import { emailKind, phoneKind } from '../../pipeline/kinds/contact';
import type { Opening } from '../../pipeline/kinds/openings';
import { ZONES_OF_STATE } from '../../pipeline/model/hours/timeZone';
import { statesOfPostalCode, zoneOf } from './postalCodes';
import { type AnswerKey, QUESTIONS } from './questions';
import { isMap, isUnknown, plainText, type RawAnswers, textOf } from './readAnswersFile';
import { readAs, readColor, readLicense, readRepository, readWebAddress } from './readContacts';
import { readHours } from './readHours';
import { readServices, type Service } from './readLists';
import { type Person, readOwner, readPeople } from './readPeople';
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
  hours: Opening[];
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
export function readAnswers({ values, others: unread }: RawAnswers): Answers {
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
  const language = read('language', readLanguage) ?? 'English';
  const services = readServices(values.get('services'));
  const required = readRequired(text, services);
  const { town, state, postalCode } = required;
  const county = readCounty(text('county') ?? '');
  const home = { name: town, state, postalCode, county };
  const zones = ZONES_OF_STATE[state];
  const color = readColor(text('color') ?? '');
  read('color', () => color?.color);
  return {
    ...required,
    language,
    services,
    onePage: /^(?:y|yes|true)$/i.test(text('onePage') ?? ''),
    shortName: text('shortName')?.slice(0, 30),
    county,
    street: readHome(text).street,
    timeZone: text('timeZone') ?? (zones && zoneOf(postalCode, zones)),
    email: read('email', readAs(emailKind)),
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
    others: others.map(labeled),
    darkened: color?.darker ? { typed: text('color') ?? '', color: color.darker } : undefined,
  };
}

type Text = (key: string) => string | undefined;

/** What a site cannot be without. */
const REQUIRED: readonly AnswerKey[] = ['name', 'trade', 'phone', 'town', 'state', 'postalCode', 'services'];

export const isRequired = (key: AnswerKey): boolean => REQUIRED.includes(key);

function readRequired(text: Text, services: readonly Service[]) {
  const { town = '', state = '', postalCode = '' } = readHome(text);
  const phone = readAs(phoneKind)(text('phone') ?? '') ?? '';
  // `# 1 Choice` would be a heading.
  const name = text('name')?.replace(/^#+\s+/, '#') ?? '';
  const found = { name, trade: text('trade') ?? '', phone, town, state, postalCode };
  const known: Partial<Record<AnswerKey, string>> = { ...found, services: services[0]?.name };
  const problems = REQUIRED.filter((key) => !known[key]).map((key) => explainMissing(key, text(key)));
  const states = statesOfPostalCode(postalCode);
  if (state && states.length > 0 && !states.includes(state))
    problems.push(
      `ZIP code ${postalCode} is in ${states.join(' or ')}, not in ${state}. Correct one of them.`,
    );
  if (problems.length > 0)
    throw new Error(['Some answers are missing or need a correction:', ...problems].join('\n'));
  return found;
}

function explainMissing(key: AnswerKey, typed: string | undefined): string {
  const [label, , example] = QUESTIONS[key];
  const what = typed
    ? `“${typed}” is not understood as an answer for “${label}”.`
    : `There is no answer for “${label}”.`;
  return `${what} Write it like this: ${label}: ${example}`;
}

/** `hours: dusk`, with the name of the answer as the person calls it. */
const labeled = (line: string): string =>
  line.replace(/^\w+(?=: )/, (key) => new Map(Object.entries(QUESTIONS)).get(key)?.[0] ?? key);

/** The year in a text. */
export const readYear = (typed: string): string | undefined => /\b(?:1[789]|20)\d\d\b/.exec(typed)?.[0];

function peopleOf(values: ReadonlyMap<string, unknown>, language: string, others: string[]): Person[] {
  const typed = textOf(values.get('owner'));
  const owner = isUnknown(typed) ? undefined : readOwner(typed);
  if (!owner && !isUnknown(typed)) others.push(`owner: ${typed}`);
  const role = language === 'Spanish' ? 'Al frente del negocio' : 'Owner';
  const people = [...(owner ? [{ ...owner, role }] : []), ...readPeople(values.get('people'), others)];
  return [...new Map(people.map((person) => [plainText(person.name), person])).values()];
}

const readLanguage = (typed: string): string | undefined =>
  siteLanguages.find(({ name, code }) => [name.toLowerCase(), code].includes(typed.toLowerCase()))?.name;

const mapOf = (value: unknown): Record<string, unknown> => (isMap(value) ? value : {});

const filesOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(mapOf(value)).map(([path, from]) => [path, textOf(from)]));
