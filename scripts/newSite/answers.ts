import { parseEmail } from '../../pipeline/fields/contact';
import { statesOfPostalCode } from '../../pipeline/lint/site/statements/stateFacts';
import { ZONES_OF_STATE } from '../../pipeline/model/hours/timeZone';
import { isMap, isUnknown, plainText, type RawAnswers, textOf } from './readAnswersFile';
import { readColor, readLicense, readPhone, readRepository, readWebAddress } from './readContacts';
import { type HoursLine, readHours } from './readHours';
import { readServices, type Service } from './readLists';
import { type Person, readPeople } from './readPeople';
import { zoneOf } from './readPlace';
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
  const services = readServices(values.get('services'), others);
  const required = readRequired(text, services, others);
  const { town, state, postalCode } = required;
  const home = { name: town, state, postalCode, county: readCounty(text('county') ?? '') };
  const language = languageOf(text('language'), isSpanish);
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
    street: readHome(text).street,
    timeZone: text('timeZone') ?? (zones && zoneOf(postalCode, zones)),
    email: read('email', parseEmail),
    site: read('site', readWebAddress),
    repository: read('repository', readRepository),
    founded: read('founded', (typed) => /\b(?:1[789]|20)\d\d\b/.exec(typed)?.[0]),
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
    others,
    darkened: color?.darker ? { typed: text('color') ?? '', color: color.darker } : undefined,
  };
}

type Text = (key: string) => string | undefined;

/** What a site cannot be without, with an example. */
const REQUIRED = {
  name: 'Lone Star Plumbing',
  trade: 'plumber',
  phone: '(614) 555-0142',
  town: 'Duluth',
  state: 'MN',
  postalCode: '55802',
} as const;

function readRequired(text: Text, services: readonly Service[], others: string[]) {
  const { town, state, postalCode } = readHome(text);
  const phone = readPhone(text('phone') ?? '', others);
  // `# 1 Choice` would be a heading.
  const name = text('name')?.replace(/^#+\s+/, '#');
  const found = { name, trade: text('trade'), phone, town, state, postalCode };
  const known: Record<string, string | undefined> = found;
  const problems = Object.entries(REQUIRED).flatMap(([key, example]) => {
    const typed = text(key);
    if (known[key]) return [];
    const what = typed ? `“${typed}” is not understood as ${key}.` : `There is no ${key}.`;
    return `${what} Write, for example, ${key}: ${example}`;
  });
  const states = statesOfPostalCode(postalCode ?? '');
  if (state && states.length > 0 && !states.includes(state))
    problems.push(
      `The ZIP code ${postalCode} is in ${states.join(' or ')}, and not in ${state}. Correct one of them.`,
    );
  if (services.length === 0)
    problems.push('There is no service. Write, for example, services: Leak repair, Drains');
  if (problems.length > 0) throw new Error(`The answers are not complete:\n${problems.join('\n')}`);
  return {
    name: name ?? '',
    trade: found.trade ?? '',
    phone: phone ?? '',
    town: town ?? '',
    state: state ?? '',
    postalCode: postalCode ?? '',
  };
}

function peopleOf(values: ReadonlyMap<string, unknown>, language: string, others: string[]): Person[] {
  const roles = { owner: language === 'Spanish' ? 'Propietario' : 'Owner', people: undefined };
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
