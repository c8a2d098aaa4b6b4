import type { z } from 'zod';
import { quote } from '../../pipeline/kinds/kind';
import { nameAnswer } from '../../pipeline/kinds/names';
import { type Place, readPlace } from '../../pipeline/kinds/places';
import { explainState, stateOfPostalCode, zoneOf } from '../../pipeline/kinds/postalCodes';
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
  if (!answers.faults.some(({ isFatal }) => isFatal)) return answers;
  throw new Error(['Some answers are missing or need a correction:', ...showFaults(answers)].join('\n'));
}

/** Like `readSiteAnswers`, but returns fatal faults instead of throwing. */
export function readAnswers(raw: RawAnswers) {
  const reader = openReader(raw);
  const { all, one, fail, faults } = reader;
  const language = one(fields.language) ?? 'English';
  const home = readHome(reader);
  const owners = all(fields.owner).map(({ role = OWNER[language], ...owner }) => ({ ...owner, role }));
  const people = all(fields.people).filter(({ name }) => {
    const owner = owners.find((each) => !name.includes(' ') && namesIn(each.name).includes(name));
    const message = `${quote(name)} may be ${owner?.name}, the owner. Write the whole name of somebody else.`;
    if (owner) fail(fields.people, message, { typed: name, isFatal: false });
    return !owner;
  });
  const parsed = {
    name: one(fields.name) ?? '',
    trade: one(fields.trade) ?? '',
    phone: one(fields.phone) ?? '',
    ...home,
    language,
    /** Whether the home page shows everything, without pages for services and towns. */
    onePage: one(fields.onePage),
    shortName: one(fields.shortName),
    timeZone: one(fields.timeZone) ?? zoneOf(home.postalCode, home.state),
    email: one(fields.email),
    repository: one(fields.repository),
    founded: one(fields.founded),
    employees: one(fields.employees),
    license: all(fields.license).join(', ') || undefined,
    hours: one(fields.hours) ?? [],
    services: unique(all(fields.services)),
    /** A town with a ZIP code gets a page. */
    towns: unique(all(fields.towns).map((town) => completeTown(town, home))),
    owners,
    people: unique([...owners, ...people]),
    ...readBusiness(reader),
    /** Files to copy, such as a logo: the path relative to the answers by the path in the new content. */
    files: one(fields.files) ?? {},
  };
  findMissing(parsed, reader);
  faults.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return {
    ...parsed,
    warnings: faults.filter(({ isWarning }) => isWarning),
    faults: faults.filter(({ isWarning }) => !isWarning),
  };
}

/** `Anthony`, `Tony`, `Ricci` and `Jr` of `Anthony "Tony" Ricci Jr.` */
const namesIn = (name: string): string[] => name.split(/[\s".“”]+/);

const OWNER: Readonly<Record<string, string>> = { English: 'Owner', Spanish: 'Al frente del negocio' };

type Reader = ReturnType<typeof openReader>;

function openReader({ answers, faults: faultsOfFile }: RawAnswers) {
  const faults = [...faultsOfFile];
  const all = <T>(field: Field<T>): T[] => {
    const { values, faults: faultsOfField } = readField(field, answers.get(field.label) ?? { value: null });
    faults.push(...faultsOfField);
    return values;
  };
  const one = <T>(field: Field<T>): T | undefined => all(field)[0];
  const typed = ({ label }: Field) => textOf(answers.get(label)?.value);
  /** The name of a field in the file. */
  const nameOf = ({ label }: Field) => answers.get(label)?.name ?? label;
  const lineOf = ({ label }: Field) => answers.get(label)?.lineOf?.('');
  const fail = (field: Field, message: string, more: Partial<Fault> = {}) =>
    faults.push({ label: nameOf(field), typed: '', message, line: lineOf(field), isFatal: true, ...more });
  return { all, one, typed, nameOf, fail, faults };
}

/** The URL of the site, and further fields of business.md. */
function readBusiness({ one, typed, fail }: Reader) {
  const [color, site] = [one(fields.color), one(fields.site)];
  const darker = color && poorContrasts({ color })[0]?.expected;
  const light = typed(fields.color);
  const message = `${quote(light)} is too light for text, so the site uses a darker shade: ${darker}.`;
  if (darker) fail(fields.color, message, { typed: light, isFatal: false, isWarning: true });
  const isSocial = site?.includes(' -> ');
  const business: Record<string, Raw> = {
    ...(color && { brand: { color: darker ?? color } }),
    ...(site && isSocial && { social: [site] }),
    ...one(fields.business),
  };
  return { site: isSocial ? undefined : site, business };
}

/** The place of the business, from separate answers, or from the answers `town` or `address`. */
function readHome({ one, typed, fail }: Reader) {
  const { town: townOfAddress, ...address }: Place = one(fields.address) ?? {};
  // “Kennewick/Richland, WA 99336” is no town, but has a state and a ZIP code.
  const { street: _street, town: _town, ...region } = readPlace(typed(fields.town));
  const parsed: Place = one(fields.town) ?? region;
  const ownState = one(fields.state);
  // A town may have the name of a state: “Port Washington”.
  const townLikeState =
    ownState && parsed.state && ownState !== parsed.state && nameAnswer.parse(typed(fields.town), {});
  const place: Place = townLikeState ? { town: townLikeState } : parsed;
  if (ownState && place.state && ownState !== place.state)
    fail(fields.state, `The town is in ${place.state}, and the state is ${ownState}. Correct one of them.`);
  // If the town has an answer of its own, the “town” of the address is a street.
  const { street = place.town && townOfAddress, state } = { ...address, ...place };
  const [postalCode = '', other] = new Set(
    [one(fields.postalCode), place.postalCode, address.postalCode].flatMap((each) => each?.slice(0, 5) ?? []),
  );
  if (other)
    fail(fields.postalCode, `You wrote two ZIP codes, ${postalCode} and ${other}. Correct one of them.`);
  return {
    street: one(fields.street) ?? street,
    town: place.town ?? townOfAddress ?? '',
    state: ownState ?? state ?? stateOfPostalCode(postalCode) ?? '',
    postalCode,
    county: one(fields.county),
  };
}

type Home = ReturnType<typeof readHome>;

/** Completes a served town: its state from its ZIP code or the business's, and the business's own town from its place. */
function completeTown({ name, ...typed }: z.output<typeof fields.towns.schema>, home: Home) {
  const state = typed.state ?? stateOfPostalCode(typed.postalCode, home.state) ?? home.state;
  const isHome = fileSlug(name) === fileSlug(home.town) && state === home.state;
  const { postalCode, county }: Omit<typeof typed, 'state'> = isHome ? { ...home, ...typed } : typed;
  return { name, state, postalCode, county };
}

/** Keeps the last item of each name; of towns, of each name and state. */
export function unique<T extends { name: string; state?: string | undefined }>(items: readonly T[]): T[] {
  return [...new Map(items.map((each) => [fileSlug(`${each.name} ${each.state ?? ''}`), each])).values()];
}

/** Reports missing answers that a site needs, and a ZIP code of another state. */
function findMissing(parsed: Home & Record<string, unknown>, { nameOf, fail, faults }: Reader): void {
  const faultOf = (field: Field) =>
    faults.find(({ label, isWarning }) => label === nameOf(field) && !isWarning);
  const address = faultOf(fields.address);
  for (const [key, field] of Object.entries<Field>(fields)) {
    if (!field.isNeeded || String(parsed[key]) !== '') continue;
    // An unreadable address has only its own fault.
    const fault = address && ['town', 'state', 'postalCode'].includes(key) ? address : faultOf(field);
    if (fault) fault.isFatal = true;
    else fail(field, `There is no answer for “${field.label}”. ${likeThis(field)}`);
  }
  const otherState = explainState(parsed.postalCode, parsed.state);
  if (otherState) fail(fields.postalCode, otherState);
}

/** The faults of the answers, each as a sentence. */
export function showFaults({ faults, language }: Pick<SiteAnswers, 'faults' | 'language'>): string[] {
  const sentences = faults.map(showFault);
  const isForeign = language !== 'English' && sentences.length > 0;
  return isForeign ? [...sentences, 'Write the answers in English, also for a site in Spanish.'] : sentences;
}

/** `Line 3, hours: …` */
export const showFault = ({ label, message, line }: Fault): string =>
  line ? `Line ${line}, ${label}: ${message}` : message;
