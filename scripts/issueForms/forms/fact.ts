import type { z } from 'zod';
import { fieldNoteOf, fieldsOf } from '../../../pipeline/docs/fieldNotes';
import { noteOf } from '../../../pipeline/fields/field';
import { contentTypeOf } from '../../../pipeline/model/registry';
import { editFileForm } from '../editFileForm';
import { labelFor, toYamlValue } from '../fieldQuestion';
import { optionsOf } from '../issueForm';

const { file = '', fields } = contentTypeOf('business');
/** Facts that a program or a person with more than a phone has to change. */
const NOT_ASKED = ['repository', 'site', 'language', 'ownerLanguage', 'counting'];

/** What an owner calls facts whose fields have other names; of a group, each part has a name of its own. */
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
  keepPhotos: 'How long photographs sent with a request are kept',
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

const facts: Fact[] = fieldsOf(fields)
  .filter(([name]) => !NOT_ASKED.includes(name))
  .flatMap(([name, field]): Fact[] => {
    const note = fieldNoteOf(field);
    if (note.item) return [];
    const parts = note.fields.map(([part, inner]) => ({ path: [name, part], field: inner }));
    return (parts.length > 0 ? parts : [{ path: [name], field }]).map((each) => ({
      ...each,
      label: LABELS[each.path.join('.')] ?? labelFor(each.path.at(-1) ?? ''),
    }));
  })
  .filter(({ field }) => !['image', 'logo'].includes(fieldNoteOf(field).kind ?? ''));

const VALUE = 'What to write';

/** Files have quotes around some facts, and a person copies them. */
const withoutQuotes = (text: string) => text.replace(/^(["'])(.*)\1$/, '$2');

export const fact = editFileForm({
  name: 'fact',
  title: 'A fact of the business',
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
    },
  ],
  edit(answers) {
    const wanted = answers.get('fact')?.[0];
    const found = facts.find(({ path }) => path.join('.') === wanted);
    const [value] = answers.get('value') ?? [];
    if (!found) return undefined;
    const isMissing = value === undefined && fieldNoteOf(found.field).needed;
    const { about = '', example = '', kind } = fieldNoteOf(found.field);
    const { formerName } = noteOf(found.field);
    const text = value !== undefined && kind !== 'text' ? withoutQuotes(value) : value;
    return {
      title: `${found.label}: ${value ?? 'removed'}`,
      path: file,
      edits: [
        ...(formerName ? [{ path: [formerName] }] : []),
        { path: found.path, ...(text === undefined ? {} : { value: toYamlValue(kind, text) }) },
      ],
      problems: isMissing
        ? [{ label: VALUE, text: `The site needs this fact. ${about} Write it like this: ${example}` }]
        : [],
      labels: new Map(facts.map(({ path }) => [path.join('.'), VALUE])),
    };
  },
});
