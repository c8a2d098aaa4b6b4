import type { z } from 'zod';
import { describeField, fieldsOf } from '../../../pipeline/docs/describeField';
import { metaOf, quote, readTyped } from '../../../pipeline/kinds/kind';
import { isNotAvailable } from '../../../pipeline/kinds/words';
import { contentTypeOf } from '../../../pipeline/model/registry';
import type { FieldEdit } from '../../../pipeline/source/editFields';
import { optionsOf } from '../choices';
import { kindsOf } from '../factKinds';
import { businessOf, labelFor, notesOnReading, readValue } from '../fieldQuestion';
import { editFile, type FormSite, type IssueForm } from '../issueForm';
import { laterHint } from '../requests';

const { file = '', fields, forms } = contentTypeOf('business');

/** Labels of facts whose field names are unclear to an owner. */
const LABELS: Readonly<Record<string, string>> = {
  name: 'Name of the business',
  kind: 'Trade',
  description: 'Description of the business',
  'address.street': 'Street and number',
  geo: 'Position on the map',
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

type Fact = ReturnType<typeof toFact>;

const toFact = (path: string[], field: z.ZodType) => ({
  path,
  field,
  label: LABELS[path.join('.')] ?? labelFor(path.at(-1) ?? ''),
});

const facts = fieldsOf(fields)
  .filter(([name]) => forms?.fact?.includes(name))
  .flatMap(([name, field]) => {
    const parts = describeField(field).fields;
    return parts.length > 0 && name !== 'geo'
      ? parts.map(([part, inner]) => toFact([name, part], inner))
      : [toFact([name], field)];
  })
  .filter(({ field }) => !['image', 'logo'].includes(describeField(field).kind ?? ''));

const VALUE = 'What to write';

interface Edits {
  edits: FieldEdit[];
  notes: string[];
  fault?: string | undefined;
}

/** The edits for an answer. An unreadable text is written as typed, so that the check explains it. */
function editsOf({ path, field }: Fact, typed: string, site: FormSite): Edits {
  // The owner may have copied the quotes around a value in the file.
  const text = describeField(field).kind === 'text' ? typed : typed.replace(/^(["'])(.*)\1$/, '$2');
  const later = describeField(field).kind === 'text' ? '' : laterHint(text);
  if (later) return { edits: [], notes: [], fault: `${quote(text)} cannot be read.${later}` };
  const kind = kindsOf(site)[path.join('.')];
  const { value = text, fault } = kind
    ? readTyped(kind, text, { meta: {} })
    : readValue(field, [text], site.today);
  const isAddress = path.length > 1 && typeof value === 'object';
  const parts = Object.entries(isAddress ? Object(value) : { [path.at(-1) ?? '']: value });
  const edits = parts.map(([name, part]) => ({ path: [...path.slice(0, -1), name], value: part }));
  return fault && kind
    ? { edits: [], notes: [], fault }
    : {
        edits,
        fault: fault ?? noSentence(path, value, site),
        notes: [...notesOnReading([typed], value), ...notesOnChange(path, edits, site)],
      };
}

const SENTENCES = ['promise', 'description'];

/** Asks for a sentence where the site has one now: pages show it between others. */
function noSentence([name = '']: readonly string[], value: unknown, site: FormSite): string | undefined {
  const before = SENTENCES.includes(name) && Object(businessOf(site))[name];
  const isSentence = (text: unknown) => typeof text !== 'string' || /[.!?]$/.test(text);
  return typeof before === 'string' && isSentence(before) && !isSentence(value)
    ? `Write a whole sentence, because pages show this between others. Now it is: ${before}`
    : undefined;
}

/** Notes on a license number of another length than before, and on the position that the site has for its old address. */
function notesOnChange(
  [name = '']: readonly string[],
  edits: readonly FieldEdit[],
  site: FormSite,
): string[] {
  const { license, address, geo } = businessOf(site);
  const [old, now] = [license, edits[0]?.value].map((text) => String(text).replace(/\D/g, '').length);
  const isMoved = edits.some(({ path, value }) => Object(address)[path.at(-1) ?? ''] !== value);
  const length = `The number on your site had ${old} digits, and this one has ${now}. Check it against your license.`;
  const map = 'The position on the map is still that of the old address: it is a fact of its own.';
  return [
    ...(name === 'license' && license !== undefined && old !== now ? [length] : []),
    ...(name === 'address' && geo !== undefined && isMoved ? [map] : []),
  ];
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

export const fact: IssueForm = {
  name: 'fact',
  title: 'Phone, address and other facts',
  about: 'The phone number, the address, the license and other facts, which are changed on every page.',
  questions: () => [
    {
      id: 'fact',
      label: 'Which fact',
      about: 'Each is written once and used everywhere.',
      control: 'dropdown',
      required: true,
      options: optionsOf(facts.map(({ label, path }) => [label, path.join('.')])),
    },
    {
      id: 'value',
      label: VALUE,
      about: 'As visitors should read it. If you leave it empty, the fact is removed.',
      control: 'input',
      takesAnyWords: true,
      instead: 'Write only the new value. To remove the fact, leave this empty.',
    },
  ],
  write(answers, site) {
    const wanted = answers.get('fact')?.[0];
    const chosen = facts.find(({ path }) => path.join('.') === wanted);
    if (!chosen) return editFile(site, { edits: [] });
    const [typed = ''] = answers.get('value') ?? [];
    // Stricter than for other forms, because a phrase such as “right away” may be a fact.
    const isRemoved = /^[-–—]?$/.test(typed) || isNotAvailable(typed);
    const { edits, notes, fault } = isRemoved ? removalOf(chosen) : editsOf(chosen, typed, site);
    const { formerName } = metaOf(chosen.field);
    return editFile(site, {
      title: `${chosen.label}: ${isRemoved ? 'removed' : (edits.find(({ value }) => typeof value === 'string')?.value ?? typed)}`,
      path: file,
      edits: [...(formerName ? [{ path: [formerName] }] : []), ...edits],
      notes,
      problems: fault === undefined ? [] : [{ label: VALUE, text: fault }],
      label: VALUE,
    });
  },
};
