import type { z } from 'zod';
import { fieldNoteOf } from '../../pipeline/docs/fieldNotes';
import { type KindNote, readTyped } from '../../pipeline/kinds/kind';
import { kinds } from '../../pipeline/kinds/kinds.generated';
import { capitalized } from '../../pipeline/kinds/names';
import { notFoundAddress } from '../../pipeline/model/contentTypes/page';
import { formPages } from '../../pipeline/model/forms';
import type { LoadedEntry } from '../../pipeline/model/load/load';
import { contentTypeOf } from '../../pipeline/model/registry';
import { joinLines, listItems } from './answerLines';
import { type FormSite, optionsOf, type Question } from './issueForm';

const byName = new Map(kinds.map((kind) => [kind.name, kind]));
export const kindNamed = (name = '') => byName.get(name);

/** A number with few values is a menu. */
const MAX_NUMBERS = 10;
/** A text that may be longer gets several lines. */
const MAX_LINE = 80;

/** The question for a field of a schema, with what a form says of it; undefined for a group, which needs questions of its own. */
export function fieldQuestion(
  name: string,
  field: z.ZodType,
  site: FormSite,
  own: Partial<Question> = {},
): Question | undefined {
  const note = fieldNoteOf(field);
  const { label = labelFor(name) } = own;
  const hint = hintFor(note);
  const base = { id: name, label, about: sameWords(hint, label) ? '' : hint, required: note.needed };
  if (note.item) return listQuestion({ ...base, ...own }, fieldNoteOf(note.item), site);
  if (note.fields.length > 0) return undefined;
  const options = optionsFor(note, site);
  if (options) return { ...base, control: 'choice', options, ...own };
  if (note.kind === 'image') return { ...base, control: 'pictures', most: 1, ...own };
  const isLong = (note.recommendedLength?.max ?? 0) > MAX_LINE || /sentence/.test(hint);
  return { ...base, control: isLong ? 'text' : 'line', ...placeholder(typedExample(note)), ...own };
}

type Asked = Partial<Question> & Pick<Question, 'id' | 'label' | 'about' | 'required'>;

function listQuestion(asked: Asked, note: Note, site: FormSite): Question | undefined {
  if (note.fields.length > 0 || note.item) return undefined;
  if (note.kind === 'image') return { control: 'pictures', ...asked };
  const options = note.kind === 'page' ? pageOptions(site) : optionsFor(note, site);
  if (options) return { control: 'checks', options, ...asked };
  const about = `${asked.about} One per line.`.trim();
  return { control: 'text', ...placeholder(note.example), ...asked, about };
}

/** Whether a hint only repeats its label. */
function sameWords(about: string, label: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/^the |\.$/g, '');
  return plain(about) === plain(label);
}

/** The schema's words, where they fit a choice too. */
function hintFor({ about = '', kind }: Note): string {
  if (kind === 'reference') return about.replace(/, by the name of its file in \w+/, '');
  return kind === 'yes or no' ? about.replace('Write `yes`', 'Choose “Yes”') : about;
}

type Note = ReturnType<typeof fieldNoteOf>;

function optionsFor({ kind, to, options, min = 0, max }: Note, site: FormSite) {
  if (kind === 'reference' && to) return entryOptions(site, to);
  if (kind === 'yes or no') return optionsOf([['Yes', 'yes']]);
  if (options) return optionsOf(options.map((option) => [capitalized(option), option]));
  if (kind !== 'number' || max === undefined || max - min >= MAX_NUMBERS) return undefined;
  const count = Math.floor(max - min) + 1;
  return optionsOf(Array.from({ length: count }, (_, index) => String(max - index)).map((n) => [n, n]));
}

/** The files of a folder, by the names that visitors know them by. */
export function entryOptions({ entries }: FormSite, folder: string): Map<string, string> {
  const found = entries.filter(({ type }) => contentTypeOf(type).folder === folder);
  return optionsOf(found.map((entry) => [entryName(entry), entry.name]));
}

/** The question for a folder of the gallery, which photos are added to. */
export function galleryQuestion({ tree }: FormSite, about: string): Question {
  const folders = new Set(tree.pictures.flatMap((path) => /^portfolio\/([^/]+)\//.exec(path)?.[1] ?? []));
  const options = optionsOf([...folders].map((name) => [capitalized(name), name]));
  return { id: 'folder', label: 'Gallery', about, control: 'choice', required: true, options };
}

/** Pages between a form and its answer, and for lost visitors. */
const IN_BETWEEN: readonly string[] = [notFoundAddress, formPages.thanks, formPages.notSent];

/** The end of a choice. */
export const HIDDEN_NOW = / \(hidden now\)$/;

export const isHidden = ({ fields }: LoadedEntry): boolean => fields.published === false;

/** Every page that visitors come to by themselves; a hidden one may come back. */
function pageOptions({ entries }: FormSite): Map<string, string> {
  return optionsOf(
    entries.flatMap((entry) =>
      entry.address && !IN_BETWEEN.includes(entry.address) ? [[pageName(entry), entry.address]] : [],
    ),
  );
}

/** A page as a choice, by its name and address. */
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

/** An example of a value as a person would type it. */
const typedExample = ({ kind, example = '' }: Partial<KindNote>): string =>
  kindNamed(kind)?.format?.(example) ?? example;

interface Typed {
  /** As it stands in the file; nothing where the field is to be left out. */
  value?: unknown;
  /** What to say of a text with two meanings. */
  fault?: string;
}

/** An answer, if there is one, as the value of a field. A text that is no value stays as it was typed, so that the check explains it. */
export function readValue(field: z.ZodType, answer: readonly string[], today: string): Typed {
  const note = fieldNoteOf(field);
  const [first] = answer;
  if (first === undefined || note.fields.length > 0) return {};
  if (note.item) return { value: fieldNoteOf(note.item).kind === 'text' ? listItems(first) : [...answer] };
  const typed = joinLines(first);
  const kind = kindNamed(note.kind);
  if (!kind?.read) return { value: toYamlValue(note.kind, typed) };
  const { reading, fault } = readTyped(kind, typed, { note, today });
  const { format = String } = kind;
  const isValue = kind.format && kind.parse(typed, note) !== undefined;
  const text = fault || isValue || reading === undefined ? typed : format(reading);
  return { value: toYamlValue(note.kind, text), fault: reading && fault };
}

/** A text as it stands in a file: a number is not put in quotes. */
function toYamlValue(kind: string | undefined, text: string): string | number {
  return kind === 'number' && String(Number(text)) === text ? Number(text) : text;
}
