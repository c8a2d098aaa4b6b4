import { z } from 'zod';
import { type FieldMeta, inSentence, itemOf, metaOf, shapeOf, unwrap } from '../../kinds/kind';
import type { Raw, Source } from '../../source/Source';
import type { ContentType } from '../contentType';
import { splitSections } from '../load/load';
import { authoredSection } from '../registry';
import { WRITE_HERE } from './templateTexts';

/** The front matter of the existing files of a content type. */
export type Siblings = readonly Source['values'][];

export type Values = Readonly<Record<string, string | undefined>>;

/**
 * The fields and sections of a new file: all required ones, and those that most siblings have. A value comes from `known`, or is copied if
 * most siblings agree on it (each sibling's own name in it is replaced with the new name). Otherwise the value is a placeholder for the
 * owner. `null` is a field without a value.
 */
export function fieldsFromSiblings(
  type: ContentType,
  siblings: Siblings,
  known: Values,
): Record<string, Raw> {
  const alike = type.sections === 'all' ? siblings.map(withoutName) : [];
  const split = alike.map((values) => splitSections(values, type));
  const ownOf = split.map((each) => each.own);
  const topFields = fieldsFor(type.fields, ownOf, { known, isOwn: true });
  const sections = usualSections(split.map((each) => each.sections)).map(({ key, kind, typed }) => {
    const fields = fieldsFor(authoredSection(kind)?.fields, typed, { known, isOwn: false });
    return [key, Object.keys(fields).length > 0 ? fields : null];
  });
  const fileValues = { ...topFields, ...Object.fromEntries(sections) };
  return mapTexts(fileValues, (text) => text.replaceAll(NAME, () => String(known.title)));
}

/** Placeholder for the name of a file in its own texts. */
const NAME = '{name of this page}';

/** The front matter with the name of its file replaced by the placeholder. */
function withoutName(values: Source['values']): Source['values'] {
  const name = values.label ?? values.name ?? values.title;
  if (typeof name !== 'string' || name === '') return values;
  return mapTexts(values, (text) => text.replaceAll(name, NAME));
}

const mapTexts = <T extends Raw>(value: T, change: (text: string) => string): T =>
  JSON.parse(JSON.stringify(value), (_name, each) => (typeof each === 'string' ? change(each) : each));

type Sections = ReturnType<typeof splitSections>['sections'];

/** The sections that most files have, in their usual order. The first and the second section of a kind are different sections. */
function usualSections(files: readonly Sections[]) {
  const found = files.flatMap((sections) =>
    sections.map(({ key, kind, raw }, index) => {
      const nth = sections.slice(0, index).filter((each) => each.kind === kind).length;
      return { key, kind, typed: raw ?? {}, id: `${kind} ${nth}`, position: index / sections.length };
    }),
  );
  return [...new Set(found.map(({ id }) => id))]
    .map((id) => found.filter((each) => each.id === id))
    .filter(({ length }) => isMost(length, files.length))
    .map((same) => {
      const keys = same.map(({ key }) => key);
      const kind = String(same[0]?.kind);
      const position = same.reduce((sum, each) => sum + each.position, 0) / same.length;
      const key = String(sharedBy(keys, z.string()) ?? kind);
      return { key, kind, position, typed: same.map(({ typed }) => typed) };
    })
    .sort((one, other) => one.position - other.position);
}

const isMost = (count: number, all: number): boolean => count * 2 > all;

interface Context {
  known: Values;
  /** Whether the fields belong to the file itself, not to a section. */
  isOwn: boolean;
  isInGroup?: boolean;
  /** Whether the fields belong to a list item. Texts in list items differ from file to file. */
  isInList?: boolean;
}

function fieldsFor(
  schema: z.ZodType | undefined,
  typed: readonly Raw[],
  context: Context,
): Record<string, Raw> {
  const fields = Object.entries(shapeOf(schema)).flatMap(([name, field]) => {
    const values = typed.map((each) => (isGroup(each) ? each[name] : undefined));
    const value = valueFor(name, field, values, context);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(fields);
}

const isGroup = (value: Raw | undefined): value is { [key: string]: Raw } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function valueFor(
  name: string,
  schema: z.ZodType,
  typed: readonly (Raw | undefined)[],
  context: Context,
): Raw | undefined {
  const present = typed.filter((each) => each !== undefined);
  const field = unwrap(schema);
  if (field === schema) return neededValue(name, field, present, context) ?? null;
  const isWanted = isMost(present.length, typed.length) && isUsual(metaOf(field), context);
  return isWanted ? neededValue(name, field, present, context) : undefined;
}

function neededValue(
  name: string,
  field: z.ZodType,
  typed: readonly Raw[],
  context: Context,
): Raw | undefined {
  const shared = sharedBy(typed, field);
  const meta = metaOf(field);
  const isWords = ['text', 'prose'].includes(meta.kind ?? '');
  if (shared !== undefined && !context.isOwn && !(context.isInList && isWords)) return shared;
  if (field instanceof z.ZodObject) return fieldsFor(field, typed, { ...context, isInGroup: true });
  const item = itemOf(field);
  if (item) {
    const items = typed.flatMap((each) => (Array.isArray(each) ? each : []));
    return [valueFor('', item, items, { ...context, isInList: true }) ?? ''];
  }
  const named = context.isOwn && typeof shared === 'string' && shared.includes(NAME) ? shared : undefined;
  return named ?? knownFor(meta, name, context) ?? noteFor(meta, context);
}

/** Whether to include an optional field that most siblings have. Among the file's own fields only texts, and pictures in groups. */
const isUsual = ({ kind }: Partial<FieldMeta>, { isOwn, isInGroup }: Context): boolean =>
  !isOwn || kind === 'text' || (kind === 'image' && isInGroup === true);

/** The value that most files have. A text must occur twice. A text with the file name and a number is not copied: the new number is unknown. */
function sharedBy(typed: readonly Raw[], field: z.ZodType): Raw | undefined {
  const texts = typed.map((value) => JSON.stringify(value));
  const countOf = (text: string) => texts.filter((each) => each === text).length;
  const shared = texts.find((text) => isMost(countOf(text), texts.length));
  if (shared === undefined || (shared.includes(NAME) && /\d/.test(shared))) return undefined;
  return countOf(shared) > 1 || !hasWords(field) ? JSON.parse(shared) : undefined;
}

function hasWords(field: z.ZodType): boolean {
  const parts = [itemOf(field) ?? [], Object.values(shapeOf(field))].flat();
  return parts.some(hasWords) || ['text', 'prose', 'image'].includes(metaOf(unwrap(field)).kind ?? '');
}

/** The known value of a field: by its kind for pictures, pages and references, otherwise by its name. Undefined if empty. */
function knownFor({ kind, to }: Partial<FieldMeta>, name: string, { known, isOwn }: Context) {
  const decides = kind === 'image' || kind === 'page' ? kind : to && `${to}/`;
  return known[decides ?? (isOwn ? name : '')] || undefined;
}

function noteFor({ kind, about }: Partial<FieldMeta>, { known }: Context): string | undefined {
  const wanted = `${WRITE_HERE}${inSentence(about)}`;
  if (kind === 'link') return `${wanted.replace(/:[^:]*$/, '')} -> ${known.page ?? '/'}`;
  return kind === 'text' || kind === 'prose' ? wanted : undefined;
}
