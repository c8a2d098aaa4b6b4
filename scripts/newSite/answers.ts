import { quote } from '../../pipeline/kinds/kind';
import { nameAnswer } from '../../pipeline/kinds/names';
import { type Place, readPlace, type ServedTown } from '../../pipeline/kinds/places';
import { explainState, stateOfPostalCode, zoneOf } from '../../pipeline/kinds/states';
import { poorContrasts } from '../../pipeline/model/palette';
import { fileSlug } from '../../pipeline/model/urls';
import type { Raw } from '../../pipeline/source/Source';
import type { RawAnswers } from './answersFile';
import { fields } from './fields';
import { type Fault, type Field, likeThis, readField, textOf } from './readField';

/** The parsed answers, with their faults and warnings. */
export type SiteAnswers = ReturnType<typeof readAnswers>;

/** Parses the answers of a file or of the terminal. Throws a message with all faults if one of them is fatal. */
export function readSiteAnswers(raw: RawAnswers): SiteAnswers {
  const answers = readAnswers(raw);
  if (!answers.faults.some(({ severity }) => severity === 'fatal')) return answers;
  throw new Error(['Some answers are missing or need a correction:', ...showFaults(answers)].join('\n'));
}

/** Like `readSiteAnswers`, but returns fatal faults instead of throwing. */
export function readAnswers(raw: RawAnswers) {
  const reader = openReader(raw);
  const { readAll, readOne, report, faults } = reader;
  const language = readOne(fields.language) ?? 'English';
  const home = readHome(reader);
  const owners = readAll(fields.owner).map(({ role = OWNER[language], ...owner }) => ({ ...owner, role }));
  const ownerCalled = (name: string) => owners.find((owner) => owner.name === name);
  const people = readAll(fields.people).filter(({ name }) => {
    // `Anthony`, `Tony`, `Ricci` or `Tony Jr.` of `Anthony "Tony" Ricci Jr.`
    const words = ONE_NAME.test(name) ? namesIn(name) : [];
    const owner = owners.find(
      (each) =>
        words.length > 0 && each.name !== name && words.every((word) => namesIn(each.name).includes(word)),
    );
    const message = `${quote(name)} may be ${owner?.name}, the owner. Write the whole name of somebody else.`;
    if (owner) report(fields.people, message, { typed: name, severity: 'unread' });
    return !owner;
  });
  const parsed = {
    name: readOne(fields.name) ?? '',
    trade: readOne(fields.trade) ?? '',
    phone: readOne(fields.phone) ?? '',
    ...home,
    language,
    /** Whether the home page shows everything, without pages for services and towns. */
    onePage: readOne(fields.onePage),
    shortName: readOne(fields.shortName),
    timeZone: readOne(fields.timeZone) ?? zoneOf(home.postalCode, home.state),
    email: readOne(fields.email),
    repository: readOne(fields.repository),
    founded: readOne(fields.founded),
    employees: readOne(fields.employees),
    license: readAll(fields.license).join(', ') || undefined,
    hours: readOne(fields.hours) ?? [],
    services: unique(readAll(fields.services)),
    /** A town with a ZIP code gets a page. */
    towns: readTowns(reader, home),
    owners,
    people: unique([...owners, ...people.map((each) => ({ ...ownerCalled(each.name), ...each }))]),
    ...readBusiness(reader),
    /** Files to copy, such as a logo: the path relative to the answers by the path in the new content. */
    files: readOne(fields.files) ?? {},
  };
  findMissing(parsed, reader);
  faults.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return {
    ...parsed,
    warnings: faults.filter(({ severity }) => severity === 'warning'),
    faults: faults.filter(({ severity }) => severity !== 'warning'),
  };
}

const ONE_NAME = /^\S+(?: (?:[JS]r|\p{Lu})\.?)?$/u;

const namesIn = (name: string): string[] => name.split(/[\s".“”]+/).filter(Boolean);

const OWNER: Readonly<Record<string, string>> = { English: 'Owner', Spanish: 'Al frente del negocio' };

type Reader = ReturnType<typeof openReader>;

function openReader({ answers, faults: faultsOfFile }: RawAnswers) {
  const faults = [...faultsOfFile];
  const readAll = <T>(field: Field<T>): T[] => {
    const { values, faults: faultsOfField } = readField(field, answers.get(field.label) ?? { value: null });
    faults.push(...faultsOfField);
    return values;
  };
  const readOne = <T>(field: Field<T>): T | undefined => readAll(field)[0];
  const typedOf = ({ label }: Field) => textOf(answers.get(label)?.value);
  /** The name of a field in the file. */
  const nameOf = ({ label }: Field) => answers.get(label)?.name ?? label;
  const report = (field: Field, message: string, more: Partial<Fault> = {}) => {
    const line = answers.get(field.label)?.lineOf?.('');
    faults.push({ label: nameOf(field), typed: '', message, line, severity: 'fatal', ...more });
  };
  return { readAll, readOne, typedOf, nameOf, report, faults };
}

/** The URL of the site, and further fields of business.md. */
function readBusiness({ readOne, typedOf, report }: Reader) {
  const color = readOne(fields.color);
  const site = readOne(fields.site);
  const darker = color && poorContrasts({ color })[0]?.expected;
  const light = typedOf(fields.color);
  const message = `${quote(light)} is too light for text, so the site uses a darker shade: ${darker}.`;
  if (darker) report(fields.color, message, { typed: light, severity: 'warning' });
  const isSocial = site?.includes(' -> ');
  const business: Record<string, Raw> = {
    ...(color && { brand: { color: darker ?? color } }),
    ...(site && isSocial && { social: [site] }),
    ...readOne(fields.business),
  };
  return { site: isSocial ? undefined : site, business };
}

/** The place of the business: each part from its own answer, or else from the answers `town` and `address`. */
function readHome(reader: Reader) {
  const { readOne, report } = reader;
  const address = readOne(fields.address) ?? {};
  const ownState = readOne(fields.state);
  const place = readTown(reader, ownState);
  if (ownState && place.state && ownState !== place.state)
    report(fields.state, `The town is in ${place.state}, and the state is ${ownState}. Correct one of them.`);
  // If the town has an answer of its own, the “town” of the address is a street.
  const streetOfAddress = address.street ?? (place.town && address.town);
  const [postalCode = '', other] = new Set(
    [readOne(fields.postalCode), place.postalCode, address.postalCode].flatMap(
      (each) => each?.slice(0, 5) ?? [],
    ),
  );
  if (other)
    report(fields.postalCode, `You wrote two ZIP codes, ${postalCode} and ${other}. Correct one of them.`);
  return {
    street: readOne(fields.street) ?? place.street ?? streetOfAddress,
    town: place.town ?? address.town ?? '',
    state: ownState ?? place.state ?? address.state ?? stateOfPostalCode(postalCode) ?? '',
    postalCode,
    county: readOne(fields.county),
  };
}

/** The place that the answer `town` names. `ownState`: the state, if it has an answer of its own. */
function readTown({ readOne, typedOf }: Reader, ownState: string | undefined): Place {
  const typed = typedOf(fields.town);
  // “Kennewick/Richland, WA 99336” is no town, but has a state and a ZIP code.
  const { street: _street, town: _town, ...region } = readPlace(typed);
  const place: Place = readOne(fields.town) ?? region;
  if (!ownState || !place.state || ownState === place.state) return place;
  // A town may have the name of a state: “Port Washington”.
  const town = nameAnswer.parse(typed, {});
  return town ? { town } : place;
}

type Home = ReturnType<typeof readHome>;

/** Completes a served town: its state from its ZIP code or the business's, and the business's own town from its place. */
function completeTown({ name, ...typed }: ServedTown, home: Home) {
  const state = typed.state ?? stateOfPostalCode(typed.postalCode, home.state) ?? home.state;
  const isHome = fileSlug(name) === fileSlug(home.town) && state === home.state;
  const { postalCode, county }: Omit<typeof typed, 'state'> = isHome ? { ...home, ...typed } : typed;
  return { name, state, postalCode, county };
}

/** The served towns. A second ZIP code of one is reported. */
function readTowns({ readAll, report }: Reader, home: Home) {
  const towns = readAll(fields.towns).map((town) => completeTown(town, home));
  for (const [index, { name, state, postalCode }] of towns.entries()) {
    const isOther = (each: (typeof towns)[number]) =>
      each.postalCode !== postalCode && fileSlug(each.name) === fileSlug(name) && each.state === state;
    const message = `A town has one ZIP code. Write ${quote(name)} once.`;
    if (towns.slice(0, index).some(isOther))
      report(fields.towns, message, { typed: name, severity: 'unread' });
  }
  return unique(towns);
}

/** Keeps the last item of each name; of towns, of each name and state. */
export function unique<T extends { name: string; state?: string | undefined }>(items: readonly T[]): T[] {
  return [...new Map(items.map((each) => [fileSlug(`${each.name} ${each.state ?? ''}`), each])).values()];
}

/** Reports missing answers that a site needs, and a ZIP code of another state. */
function findMissing(parsed: Home & Record<string, unknown>, { nameOf, report, faults }: Reader): void {
  const indexOfFault = (field: Field) =>
    faults.findIndex(({ label, severity }) => label === nameOf(field) && severity !== 'warning');
  const addressFault = indexOfFault(fields.address);
  for (const [key, field] of Object.entries<Field>(fields)) {
    if (!field.isNeeded || textOf(parsed[key]) !== '') continue;
    const isOfAddress = ['town', 'state', 'postalCode'].includes(key) && addressFault >= 0;
    const index = isOfAddress ? addressFault : indexOfFault(field);
    const fault = faults[index];
    // An unreadable answer has only its own fault.
    if (fault) faults[index] = { ...fault, severity: 'fatal' };
    else report(field, `There is no answer for “${field.label}”. ${likeThis(field)}`);
  }
  const otherState = explainState(parsed.postalCode, parsed.state);
  if (otherState) report(fields.postalCode, otherState);
}

/** The faults of the answers, each as a sentence. */
export function showFaults({ faults, language }: Pick<SiteAnswers, 'faults' | 'language'>): string[] {
  const isOptional = faults.some(({ severity }) => severity === 'unread');
  const isForeign = language !== 'English' && faults.length > 0;
  return [
    ...faults.map(showFault),
    ...(isOptional ? ['If you have no answer to a question, leave it empty.'] : []),
    ...(isForeign
      ? ['Write days, colors and the like in English. What visitors read stays as you write it.']
      : []),
  ];
}

/** `Line 3, hours: …` */
export const showFault = ({ label, message, line }: Fault): string =>
  line ? `Line ${line}, ${label}: ${message}` : message;
