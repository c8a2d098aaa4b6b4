import type { z } from 'zod';
import { describeField, type FieldDescription } from '../../pipeline/docs/describeField';
import { type FieldMeta, quote, readTyped } from '../../pipeline/kinds/kind';
import { kinds } from '../../pipeline/kinds/kinds.generated';
import { capitalized } from '../../pipeline/kinds/names';
import { notFoundAddress } from '../../pipeline/model/contentTypes/page';
import { formPages } from '../../pipeline/model/forms';
import type { LoadedEntry } from '../../pipeline/model/load/load';
import { contentTypeOf } from '../../pipeline/model/registry';
import { fileSlug } from '../../pipeline/model/urls';
import { joinLines, listItems } from './answerLines';
import { type FormSite, optionsOf, type Question } from './issueForm';

const byName = new Map(kinds.map((kind) => [kind.name, kind]));
export const kindNamed = (name = '') => byName.get(name);

/** A number with few values is a menu. */
const MAX_NUMBERS = 10;
/** A text that may be longer gets several lines. */
const MAX_LINE = 80;

/** The question for a field of a schema, overridden by `own`; `undefined` for a group, which needs a question for each field. */
export function fieldQuestion(
  name: string,
  field: z.ZodType,
  site: FormSite,
  own: Partial<Question> = {},
): Question | undefined {
  const described = describeField(field);
  const { label = labelFor(name) } = own;
  const hint = hintFor(described);
  const base = { id: name, label, about: sameWords(hint, label) ? '' : hint, required: described.isRequired };
  if (described.item) return listQuestion({ ...base, ...own }, describeField(described.item), site);
  if (described.fields.length > 0) return undefined;
  const options = optionsFor(described, site);
  if (options) return { ...base, control: 'choice', options, ...own };
  if (described.kind === 'image') return { ...base, control: 'pictures', maxPhotos: 1, ...own };
  const isLong = (described.recommendedLength?.max ?? 0) > MAX_LINE || /sentence/.test(hint);
  return { ...base, control: isLong ? 'text' : 'line', ...placeholder(typedExample(described)), ...own };
}

type Asked = Partial<Question> & Pick<Question, 'id' | 'label' | 'about' | 'required'>;

function listQuestion(asked: Asked, described: FieldDescription, site: FormSite): Question | undefined {
  if (described.fields.length > 0 || described.item) return undefined;
  if (described.kind === 'image') return { control: 'pictures', ...asked };
  const options = described.kind === 'page' ? pageOptions(site) : optionsFor(described, site);
  if (options) return { control: 'checks', options, ...asked };
  const about = `${asked.about} One per line.`.trim();
  return { control: 'text', ...placeholder(described.example), ...asked, about };
}

/** Whether a hint only repeats its label. */
function sameWords(about: string, label: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/^the |\.$/g, '');
  return plain(about) === plain(label);
}

/** A field's description, adapted to a menu. */
function hintFor({ about = '', kind }: FieldDescription): string {
  if (kind === 'reference') return about.replace(/, by the name of its file in \w+/, '');
  return kind === 'yes or no' ? about.replace('Write `yes`', 'Choose “Yes”') : about;
}

function optionsFor({ kind, to, options, min = 0, max }: FieldDescription, site: FormSite) {
  if (kind === 'reference' && to) return entryOptions(site, to);
  if (kind === 'yes or no') return optionsOf([['Yes', 'yes']]);
  if (options) return optionsOf(options.map((option) => [capitalized(option), option]));
  if (kind !== 'number' || max === undefined || max - min >= MAX_NUMBERS) return undefined;
  const count = Math.floor(max - min) + 1;
  return optionsOf(Array.from({ length: count }, (_, index) => String(max - index)).map((n) => [n, n]));
}

/** A choice for each entry of a content folder. */
export function entryOptions({ entries }: FormSite, folder: string): Map<string, string> {
  const found = entries.filter(({ type }) => contentTypeOf(type).folder === folder);
  return optionsOf(found.map((entry) => [entryName(entry), entry.name]));
}

export function galleryQuestion({ tree }: FormSite, about: string): Question {
  const folders = new Set(tree.pictures.flatMap((path) => /^portfolio\/([^/]+)\//.exec(path)?.[1] ?? []));
  const options = optionsOf([...folders].map((name) => [capitalized(name), name]));
  return { id: 'folder', label: 'Gallery', about, control: 'choice', required: true, options };
}

/** Pages that visitors do not navigate to. */
const SYSTEM_PAGES: readonly string[] = [notFoundAddress, formPages.thanks, formPages.notSent];

/** The suffix of a hidden page in a menu. */
export const HIDDEN_NOW = / \(hidden now\)$/;

export const isHidden = ({ fields }: LoadedEntry): boolean => fields.published === false;

function pageOptions({ entries }: FormSite): Map<string, string> {
  return optionsOf(
    entries.flatMap((entry) =>
      entry.address && !SYSTEM_PAGES.includes(entry.address) ? [[pageName(entry), entry.address]] : [],
    ),
  );
}

/** The text of a page in a menu: its name and address. */
export const pageName = (entry: LoadedEntry): string =>
  `${entryName(entry)} (${entry.address})${isHidden(entry) ? ' (hidden now)' : ''}`;

function entryName({ fields, name }: LoadedEntry): string {
  return String(fields.label ?? fields.name ?? fields.title ?? name);
}

/** `photoPosition` is `Photo position`. */
export function labelFor(name: string): string {
  return capitalized(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}

const placeholder = (example = '') => (example === '' ? {} : { placeholder: `Example: ${example}` });

/** An example as a person would type it. */
const typedExample = ({ kind, example = '' }: Partial<FieldMeta>): string =>
  kindNamed(kind)?.format?.(example) ?? example;

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
  if (first === undefined || described.fields.length > 0) return {};
  if (described.item)
    return { value: describeField(described.item).kind === 'text' ? listItems(first) : [...answer] };
  const typed = joinLines(first);
  const kind = kindNamed(described.kind);
  if (!kind?.read) return { value: toYamlValue(described.kind, typed) };
  const { reading, fault } = readTyped(kind, typed, { meta: described, today });
  const { format = String } = kind;
  const isValue = kind.format && kind.parse(typed, described) !== undefined;
  const text = fault || isValue || reading === undefined ? typed : format(reading);
  return { value: toYamlValue(described.kind, text), fault: reading && fault };
}

/** A note for an answer that is written in another way than it was typed, in which a word of it may be missing. */
export function notesOnReading(answer: readonly string[], value: unknown, label?: string): string[] {
  const typed = joinLines(answer[0] ?? '');
  const isOtherwise =
    typed !== '' && /^(?:string|number)$/.test(typeof value) && fileSlug(String(value)) !== fileSlug(typed);
  return isOtherwise ? [`${label ? `${label}: ` : ''}${quote(typed)} was read as “${value}”.`] : [];
}

/** YAML does not quote a number. */
function toYamlValue(kind: string | undefined, text: string): string | number {
  return kind === 'number' && String(Number(text)) === text ? Number(text) : text;
}
