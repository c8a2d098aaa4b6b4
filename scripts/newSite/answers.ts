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

/** What a new site says of its business, and what was typed and is not on it. */
export type SiteAnswers = ReturnType<typeof readAnswers>;

/** Reads the answers of a file or of the terminal. Throws a sentence for each one that a site cannot be without. */
export function readSiteAnswers(raw: RawAnswers): SiteAnswers {
  const answers = readAnswers(raw);
  if (!answers.faults.some(({ isFatal }) => isFatal)) return answers;
  throw new Error(['Some answers are missing or need a correction:', ...showFaults(answers)].join('\n'));
}

/** The same, with the missing answers among its faults. */
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
  const read = {
    name: one(fields.name) ?? '',
    trade: one(fields.trade) ?? '',
    phone: one(fields.phone) ?? '',
    ...home,
    language,
    /** Everything on the home page: no page for a service or a town. */
    onePage: one(fields.onePage) ?? false,
    shortName: one(fields.shortName),
    timeZone: one(fields.timeZone) ?? zoneOf(home.postalCode, home.state),
    email: one(fields.email),
    repository: one(fields.repository),
    founded: one(fields.founded),
    employees: one(fields.employees),
    license: all(fields.license).join(', ') || undefined,
    hours: one(fields.hours) ?? [],
    services: unique(all(fields.services)),
    /** Those with a ZIP code get a page. */
    towns: unique(all(fields.towns).map((town) => completeTown(town, home))),
    owners,
    people: unique([...owners, ...people]),
    ...readBusiness(reader),
    /** Files to copy, from their path in the new content to the one beside the answers: a logo. */
    files: one(fields.files) ?? {},
  };
  findMissing(read, reader);
  faults.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return {
    ...read,
    remarks: faults.filter(({ isRemark }) => isRemark),
    faults: faults.filter(({ isRemark }) => !isRemark),
  };
}

/** `Anthony`, `Tony`, `Ricci` and `Jr` of `Anthony "Tony" Ricci Jr.` */
const namesIn = (name: string): string[] => name.split(/[\s".“”]+/);

const OWNER: Readonly<Record<string, string>> = { English: 'Owner', Spanish: 'Al frente del negocio' };

type Reader = ReturnType<typeof openReader>;

function openReader({ answers, faults: unread }: RawAnswers) {
  const faults = [...unread];
  const all = <T>(field: Field<T>): T[] => {
    const { values, faults: found } = readField(field, answers.get(field.label) ?? { value: null });
    faults.push(...found);
    return values;
  };
  const one = <T>(field: Field<T>): T | undefined => all(field)[0];
  const typed = ({ label }: Field) => textOf(answers.get(label)?.value);
  /** As the file calls it. */
  const nameOf = ({ label }: Field) => answers.get(label)?.name ?? label;
  const lineOf = ({ label }: Field) => answers.get(label)?.lineOf?.('');
  const fail = (field: Field, message: string, more: Partial<Fault> = {}) =>
    faults.push({ label: nameOf(field), typed: '', message, line: lineOf(field), isFatal: true, ...more });
  return { all, one, typed, nameOf, fail, faults };
}

/** The address of the site, and further fields of business.md, as they are written there. */
function readBusiness({ one, typed, fail }: Reader) {
  const [color, site] = [one(fields.color), one(fields.site)];
  const darker = color && poorContrasts({ color })[0]?.expected;
  const light = typed(fields.color);
  const message = `${quote(light)} is too light for text, so the site uses a darker shade: ${darker}.`;
  if (darker) fail(fields.color, message, { typed: light, isFatal: false, isRemark: true });
  const isSocial = site?.includes(' -> ');
  const business: Record<string, Raw> = {
    ...(color && { brand: { color: darker ?? color } }),
    ...(site && isSocial && { social: [site] }),
    ...one(fields.business),
  };
  return { site: isSocial ? undefined : site, business };
}

/** The place of the business: in answers of its own, or behind the town, or in its address. */
function readHome({ one, typed, fail }: Reader) {
  const { town: line, ...address }: Place = one(fields.address) ?? {};
  // “Kennewick/Richland, WA 99336” is no town, but its state and ZIP code are not asked for again.
  const { street: _street, town: _town, ...behind } = readPlace(typed(fields.town));
  const read: Place = one(fields.town) ?? behind;
  const said = one(fields.state);
  // A town may be called after a state: “Port Washington”.
  const whole = said && read.state && said !== read.state && nameAnswer.parse(typed(fields.town), {});
  const place: Place = whole ? { town: whole } : read;
  if (said && place.state && said !== place.state)
    fail(fields.state, `The town is in ${place.state}, and the state is ${said}. Correct one of them.`);
  const { street = place.town && line, state, ...known } = { ...address, ...place };
  const postalCode = one(fields.postalCode) ?? known.postalCode ?? '';
  return {
    // What looks like a town is a street where the town has an answer of its own.
    street: one(fields.street) ?? street,
    town: place.town ?? line ?? '',
    state: said ?? state ?? stateOfPostalCode(postalCode) ?? '',
    postalCode,
    county: one(fields.county),
  };
}

type Home = ReturnType<typeof readHome>;

/** What is not said of the town of the business is as at home. */
function completeTown({ name, ...said }: z.output<typeof fields.towns.schema>, home: Home) {
  const state = said.state ?? stateOfPostalCode(said.postalCode, home.state) ?? home.state;
  const isHome = fileSlug(name) === fileSlug(home.town) && state === home.state;
  const { postalCode, county }: Omit<typeof said, 'state'> = isHome ? { ...home, ...said } : said;
  return { name, state, postalCode, county };
}

/** The last of those with the same name, and of towns in the same state. */
export function unique<T extends { name: string; state?: string | undefined }>(items: readonly T[]): T[] {
  return [...new Map(items.map((each) => [fileSlug(`${each.name} ${each.state ?? ''}`), each])).values()];
}

/** Finds the answers that a site cannot be without, and a ZIP code of another state. */
function findMissing(read: Home & Record<string, unknown>, { nameOf, fail, faults }: Reader): void {
  const faultOf = (field: Field) =>
    faults.find(({ label, isRemark }) => label === nameOf(field) && !isRemark);
  const address = faultOf(fields.address);
  for (const [key, field] of Object.entries<Field>(fields)) {
    if (!field.isNeeded || String(read[key]) !== '') continue;
    // What stands in an address that is not understood is not asked for again.
    const fault = address && ['town', 'state', 'postalCode'].includes(key) ? address : faultOf(field);
    if (fault) fault.isFatal = true;
    else fail(field, `There is no answer for “${field.label}”. ${likeThis(field)}`);
  }
  const otherState = explainState(read.postalCode, read.state);
  if (otherState) fail(fields.postalCode, otherState);
}

/** What is wrong with answers, each in a sentence. */
export function showFaults({ faults, language }: Pick<SiteAnswers, 'faults' | 'language'>): string[] {
  const shown = faults.map(showFault);
  const isForeign = language !== 'English' && shown.length > 0;
  return isForeign ? [...shown, 'Write the answers in English, also for a site in Spanish.'] : shown;
}

/** `Line 3, hours: …` */
export const showFault = ({ label, message, line }: Fault): string =>
  line ? `Line ${line}, ${label}: ${message}` : message;
