import { z } from 'zod';
import { describeField, fieldsOf } from '../../../pipeline/docs/describeField';
import { emailKind, phoneKind } from '../../../pipeline/kinds/contact';
import { type Kind, metaOf, quote, readTyped } from '../../../pipeline/kinds/kind';
import { linkKind } from '../../../pipeline/kinds/link';
import { priceRangeAnswer } from '../../../pipeline/kinds/money';
import { headcountAnswer, licenseAnswer } from '../../../pipeline/kinds/number';
import { countryAnswer, readPlace, streetAnswer, townAnswer } from '../../../pipeline/kinds/places';
import { isNotAvailable } from '../../../pipeline/kinds/words';
import { contentTypeOf } from '../../../pipeline/model/registry';
import type { FieldEdit } from '../../../pipeline/source/editFields';
import { optionsOf } from '../choices';
import { labelFor } from '../fieldQuestion';
import { editFile, type FormSite, type IssueForm } from '../issueForm';
import { notesOnReading, readValue } from '../readValue';
import { laterHint } from '../requests';

const { file = '', fields, forms } = contentTypeOf('business');

/** Labels of facts whose field names are unclear to an owner. */
const LABELS: Readonly<Record<string, string>> = {
  name: 'Name of the business',
  kind: 'Trade',
  description: 'Description of the business',
  'address.street': 'Street and number',
  'geo.latitude': 'Latitude of the map position',
  'geo.longitude': 'Longitude of the map position',
  license: 'License number',
  licenseLabel: 'Text before the license number',
  founded: 'Year it was founded',
  employees: 'Number of employees',
  'rating.value': 'Average rating',
  'rating.count': 'Number of reviews',
  'rating.label': 'Number of reviews, as visitors read it',
  'rating.source': 'Where the reviews are counted',
  'rating.date': 'Date the reviews were counted',
  promise: 'How soon you answer',
  reviewsPage: 'Page with your reviews',
  askHowToReach: 'Ask visitors how and when to reach them',
  contactBy: 'Phone number and email address: both or either',
  keepLeads: 'How long requests from your forms are kept',
  keepPhotos: 'How long photos sent with a request are kept',
  privacyPage: 'Page about privacy',
  'brand.color': 'Main color',
  'brand.action': 'Button color',
  'brand.font': 'Font',
};

interface Fact {
  path: string[];
  field: z.ZodType;
  label: string;
}

const toFact = (path: string[], field: z.ZodType): Fact => ({
  path,
  field,
  label: LABELS[path.join('.')] ?? labelFor(path.at(-1) ?? ''),
});

const facts: Fact[] = fieldsOf(fields)
  .filter(([name]) => forms?.fact?.includes(name))
  .flatMap(([name, field]) => {
    const parts = describeField(field).fields;
    return parts.length > 0
      ? parts.map(([part, inner]) => toFact([name, part], inner))
      : [toFact([name], field)];
  })
  .filter(({ field }) => !['image', 'logo'].includes(describeField(field).kind ?? ''));

const VALUE = 'What to write';

const Town = z.object({ town: z.string() });

const business = (entries: FormSite['entries']) => entries.find(({ type }) => type === 'business')?.fields;

const townOf = (entries: FormSite['entries']): string | undefined =>
  Town.safeParse(business(entries)?.address).data?.town;

/** Kinds for facts that are plain text in a file, but that people type in many ways. */
const kindsOf = ({ entries }: FormSite): Readonly<Record<string, Kind<string>>> => ({
  name: {
    name: 'name',
    example: '',
    parse: (text) => ([phoneKind, emailKind].some(({ parse }) => parse(text, {})) ? undefined : text),
    advice: 'If it is not the name, choose another fact above.',
  },
  'address.street': {
    ...streetAnswer,
    // Drops the town that is already on the site.
    parse: (text) => {
      const { street, town, postalCode } = readPlace(text);
      if (postalCode && street) return undefined;
      const isTown =
        town &&
        !/\d|^(?:unit|ste|suite|apt|bldg|[nsew]{1,2}|north|south|east|west|rear|.* floor)\b/i.test(town);
      if (!street || !isTown) return streetAnswer.parse(text, {});
      return town.toLowerCase() === townOf(entries)?.toLowerCase() ? street : undefined;
    },
    advice: 'Write only the street and number here, or the whole address with its town, state and ZIP.',
  },
  'address.town': {
    ...townAnswer,
    parse: (text) => {
      const { town, street, state, postalCode } = townAnswer.parse(text, {}) ?? {};
      return street || state || postalCode || /\d/.test(town ?? '') ? undefined : town;
    },
    advice: 'Write only the town here. Street, state and ZIP code are facts of their own.',
  },
  'address.country': countryAnswer,
  license: {
    ...licenseAnswer,
    // A site with `licenseLabel` has words of its own before the number.
    parse: (text, meta) => {
      const label = business(entries)?.licenseLabel;
      return licenseAnswer.parse(
        label ? text.replace(/^[\p{L}\s.]*(?:#|\bno\.?)\s*(?=\S*\d)/iu, '') : text,
        meta,
      );
    },
  },
  employees: headcountAnswer,
  priceRange: priceRangeAnswer,
  privacyPage: {
    ...linkKind,
    parse: (text) => {
      const plain = text.toLowerCase().replace(/^(?:the |our )|^\/|\s+page$/g, '');
      const page = entries.find(({ address, fields: { label, title } }) =>
        [address?.slice(1), label, title].some((name) => String(name).toLowerCase() === plain),
      );
      if (page) return `${page.fields.label ?? page.fields.title} -> ${page.address}`;
      return text.includes('->') ? text : undefined;
    },
    advice: 'Write the name or the address of a page, such as /privacy.',
  },
});

/** The parts of a whole address, typed at the street. */
function wholeAddress(path: readonly string[], text: string, site: FormSite): FieldEdit[] {
  const place = readPlace(text);
  // Without the state, a word that is no street may stand before the number.
  const isStreet = place.state ? place.street : /^\d/.test(place.street ?? '');
  if (path.join('.') !== 'address.street' || !isStreet || !place.town || !place.postalCode) return [];
  // A town that stays keeps its capitals.
  const current = townOf(site.entries);
  const isSameTown = current?.toLowerCase() === place.town?.toLowerCase();
  return toEdits('address', isSameTown ? { ...place, town: current } : place);
}

/** Both coordinates, typed at one of them. */
function bothCoordinates(path: readonly string[], text: string): FieldEdit[] {
  const [, latitude, longitude] = /^(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (path[0] !== 'geo' || !latitude) return [];
  return toEdits('geo', { latitude: Number(latitude), longitude: Number(longitude) });
}

const toEdits = (group: string, parts: object): FieldEdit[] =>
  Object.entries(parts).map(([name, value]) => ({ path: [group, name], value }));

const BOTH = 'Write both numbers of the position, latitude and longitude, with a comma: 43.6591, -70.2568';

interface Edits {
  edits: FieldEdit[];
  notes: string[];
  fault?: string | undefined;
}

/** The edits for an answer. An unreadable text is written as typed, so that the check explains it. */
function editsOf({ path, field }: Fact, typed: string, site: FormSite): Edits {
  // The owner may have copied the quotes around a value in the file.
  const text = describeField(field).kind === 'text' ? typed : typed.replace(/^(["'])(.*)\1$/, '$2');
  const edits = [...wholeAddress(path, text, site), ...bothCoordinates(path, text)];
  const parts = edits.map(({ value }) => `“${value}”`).join(', ');
  if (edits.length > 0) return { edits, notes: [`${quote(typed)} was read as ${parts}.`] };
  const later = describeField(field).kind === 'text' ? '' : laterHint(text);
  if (later) return { edits: [], notes: [], fault: `${quote(text)} cannot be read.${later}` };
  const isHalf = path[0] === 'geo' && !site.entries.some(({ fields }) => fields.geo !== undefined);
  const kind = kindsOf(site)[path.join('.')];
  const { value = text, fault = isHalf ? BOTH : undefined } = kind
    ? readTyped(kind, text, { meta: {} })
    : readValue(field, [text], site.today);
  return { edits: [{ path, value }], notes: notesOnReading([typed], value), fault };
}

/** Removes a fact; its whole group if the group requires the fact and is optional itself. */
function removalOf({ path, field }: Fact): Edits {
  const [group = ''] = path;
  if (!describeField(field).isRequired) return { edits: [{ path }], notes: [] };
  const isOptional = fieldsOf(fields).some(
    ([name, each]) => name === group && !describeField(each).isRequired,
  );
  if (path.length === 1 || !isOptional) return { edits: [{ path }], notes: [], fault: NEEDED };
  const parts = facts.filter((each) => each.path[0] === group).map(({ label }) => `“${label}”`);
  const note = `Without it there can be none of these, so they are removed too: ${parts.join(', ')}.`;
  return { edits: [{ path: [group] }], notes: [note] };
}

const NEEDED = 'Your site needs this fact, so it cannot be removed. Write the new value here.';

/** Stricter than for other forms, because a phrase such as “right away” may be a fact. */
const meansRemove = (typed: string) => /^[-–—]?$/.test(typed) || isNotAvailable(typed);

export const fact: IssueForm = {
  name: 'fact',
  title: 'Phone, address and other facts',
  about: 'The phone number, the address, the license and other facts, which are changed on every page.',
  questions: () => [
    {
      id: 'fact',
      label: 'Which fact',
      about: 'Each is written once and used everywhere.',
      control: 'choice',
      required: true,
      options: optionsOf(facts.map(({ label, path }) => [label, path.join('.')])),
    },
    {
      id: 'value',
      label: VALUE,
      about: 'As visitors should read it. If you leave it empty, the fact is removed.',
      control: 'line',
      required: false,
      takesAnyWords: true,
      instead: 'Write only the new value. To remove the fact, leave this empty.',
    },
  ],
  write(answers, site) {
    const wanted = answers.get('fact')?.[0];
    const chosen = facts.find(({ path }) => path.join('.') === wanted);
    if (!chosen) return editFile(site, { edits: [] });
    const [typed = ''] = answers.get('value') ?? [];
    const isRemoved = meansRemove(typed);
    const { edits, notes, fault } = isRemoved ? removalOf(chosen) : editsOf(chosen, typed, site);
    const { formerName } = metaOf(chosen.field);
    return editFile(site, {
      title: `${chosen.label}: ${isRemoved ? 'removed' : typed}`,
      path: file,
      edits: [...(formerName ? [{ path: [formerName] }] : []), ...edits],
      notes,
      problems: fault === undefined ? [] : [{ label: VALUE, text: fault }],
      label: VALUE,
    });
  },
};
