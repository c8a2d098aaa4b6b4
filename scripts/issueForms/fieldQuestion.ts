import type { z } from 'zod';
import { describeField, type FieldDescription } from '../../pipeline/docs/describeField';
import { adviceOn, quote, readTyped } from '../../pipeline/kinds/kind';
import { kinds } from '../../pipeline/kinds/kinds.generated';
import { capitalized } from '../../pipeline/labels/phrases';
import { notFoundAddress } from '../../pipeline/model/contentTypes/page';
import { formPages } from '../../pipeline/model/forms';
import type { LoadedEntry } from '../../pipeline/model/load/load';
import { contentTypeOf } from '../../pipeline/model/registry';
import { fileSlug } from '../../pipeline/model/urls';
import { HIDDEN_NOW, optionsOf } from './choices';
import type { FormSite, Question } from './issueForm';
import { joinLines, listItems } from './typedLists';

/** A number with few values is a menu. */
const MAX_NUMBERS = 10;
/** A text that may be longer gets several lines. */
const MAX_LINE = 80;

/**
 * The question for a field of a schema, overridden by `own`; `undefined` for a group and a list of groups, which need a question for
 * each field.
 */
export function fieldQuestion(
  name: string,
  field: z.ZodType,
  site: FormSite,
  own: Partial<Question> = {},
): Question | undefined {
  const described = describeField(field);
  const item = described.item && describeField(described.item);
  if (described.fields.length > 0 || item?.item) return undefined;
  const hint = hintFor(described);
  const { label = labelFor(name) } = own;
  const plain = (text: string) => text.toLowerCase().replace(/^the |\.$/g, '');
  const { about = plain(hint) === plain(label) ? '' : hint } = own;
  const answer = item ? listControl(item, site) : valueControl(described, site);
  const isTypedList = item && answer.control === 'textarea';
  return {
    id: name,
    label,
    required: described.isRequired,
    ...answer,
    ...own,
    about: isTypedList ? `${about} One per line.`.trim() : about,
  };
}

type Answer = Pick<Question, 'control' | 'options' | 'maxPhotos' | 'placeholder' | 'instead'>;

function listControl(item: FieldDescription, site: FormSite): Answer {
  if (item.kind === 'image') return { control: 'upload' };
  const options = optionsFor(item, site);
  return options ? { control: 'checkboxes', options } : { control: 'textarea', ...placeholder(item.example) };
}

function valueControl(described: FieldDescription, site: FormSite): Answer {
  const options = optionsFor(described, site);
  if (options) return { control: 'dropdown', options };
  if (described.kind === 'image') return { control: 'upload', maxPhotos: 1 };
  const isLong = (described.recommendedLength?.max ?? 0) > MAX_LINE;
  const kind = kinds.find(({ name }) => name === described.kind);
  const { advice = undefined, adviceInForm = kind?.adviceInForm ?? advice } = kind?.read
    ? adviceOn(kind, '', { meta: described })
    : {};
  return {
    control: isLong ? 'textarea' : 'input',
    // As a person would type it.
    ...placeholder(kind?.format?.(described.example ?? '') ?? described.example),
    instead: adviceInForm,
  };
}

/** A field's description, adapted to a menu. */
function hintFor({ about = '', kind }: FieldDescription): string {
  if (kind === 'reference') return about.replace(/, by the name of its file in \w+/, '');
  return kind === 'yes or no' ? about.replace('Write `yes`', 'Choose “Yes”') : about;
}

function optionsFor({ kind, to, options, min = 0, max }: FieldDescription, site: FormSite) {
  if (kind === 'reference' && to) return entryOptions(site, to);
  if (kind === 'page') return pageOptions(site);
  if (kind === 'yes or no') return optionsOf([['Yes', 'yes']]);
  if (options) return optionsOf(options.map((option) => [capitalized(option), option]));
  if (kind !== 'number' || max === undefined || max - min >= MAX_NUMBERS) return undefined;
  const count = Math.floor(max - min) + 1;
  return optionsOf(Array.from({ length: count }, (_, index) => String(max - index)).map((n) => [n, n]));
}

export function entryOptions({ entries }: FormSite, folder: string): Map<string, string> {
  const found = entries.filter(({ type }) => contentTypeOf(type).folder === folder);
  return optionsOf(found.map((entry) => [entryName(entry), entry.name]));
}

export function galleryQuestion({ tree }: FormSite, about: string): Question {
  const folders = new Set(tree.pictures.flatMap((path) => /^portfolio\/([^/]+)\//.exec(path)?.[1] ?? []));
  const options = optionsOf([...folders].map((name) => [capitalized(name), name]));
  return { id: 'folder', label: 'Gallery', about, control: 'dropdown', required: true, options };
}

/** Pages that visitors do not navigate to. */
const SYSTEM_PAGES: readonly string[] = [notFoundAddress, formPages.thanks, formPages.notSent];

export const businessOf = ({ entries }: Pick<FormSite, 'entries'>): LoadedEntry['fields'] =>
  entries.find(({ type }) => type === 'business')?.fields ?? {};

export const isHidden = ({ fields }: LoadedEntry): boolean => fields.published === false;

export function pageOptions({ entries }: FormSite): Map<string, string> {
  return optionsOf(
    entries.flatMap((entry) =>
      entry.address && !SYSTEM_PAGES.includes(entry.address) ? [[pageName(entry), entry.address]] : [],
    ),
  );
}

export const pageName = (entry: LoadedEntry): string =>
  `${entryName(entry)} (${entry.address})${isHidden(entry) ? HIDDEN_NOW : ''}`;

function entryName({ fields, name }: LoadedEntry): string {
  return String(fields.label ?? fields.name ?? fields.title ?? name);
}

/** `photoPosition` is `Photo position`. */
export function labelFor(name: string): string {
  return capitalized(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}

const placeholder = (example = '') => (example === '' ? {} : { placeholder: `Example: ${example}` });

/**
 * An answer as the value of a field; without an answer, `value` is undefined. An unreadable text stays as typed, so that the check
 * explains it. `fault` is set for an ambiguous text.
 */
export function readValue(
  field: z.ZodType,
  answer: readonly string[],
  today: string,
): { value?: unknown; fault?: string } {
  const described = describeField(field);
  const [first] = answer;
  if (first === undefined) return {};
  if (described.item)
    return { value: describeField(described.item).kind === 'text' ? listItems(first) : [...answer] };
  const typed = joinLines(first);
  const kind = kinds.find(({ name }) => name === described.kind);
  const { reading, fault } = kind?.read ? readTyped(kind, typed, { meta: described, today }) : {};
  if (reading !== undefined && fault) return { value: typed, fault };
  // A value that is valid as it was typed stays so.
  const isKept = reading === undefined || (kind?.format && kind.parse(typed, described) !== undefined);
  const text = isKept ? typed : (kind?.format?.(reading) ?? reading);
  return { value: described.kind === 'number' ? withoutQuotes(text) : text };
}

/** YAML does not quote a number. */
const withoutQuotes = (text: string) => (String(Number(text)) === text ? Number(text) : text);

/** A note for an answer that is written in another way than it was typed, in which a word of it may be missing. */
export function notesOnReading(answer: readonly string[], value: unknown, label?: string): string[] {
  const typed = joinLines(answer[0] ?? '');
  const parts = value !== null && typeof value === 'object' ? Object.values(value) : [value ?? []].flat();
  if (typed === '' || fileSlug(parts.join(' ')) === fileSlug(typed)) return [];
  const read = parts.map((part) => `“${part}”`).join(', ');
  return [`${label ? `${label}: ` : ''}${quote(typed)} ${read ? `was read as ${read}` : 'is not used'}.`];
}
