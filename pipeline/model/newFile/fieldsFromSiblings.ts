import { z } from 'zod';
import { type FieldMeta, inSentence, itemOf, metaOf, shapeOf, unwrap } from '../../kinds/kind';
import { isGroup, type Raw, type Source } from '../../source/Source';
import { type ContentType, WRITE_HERE } from '../contentType';
import { splitSections } from '../load/load';
import { authoredSection } from '../registry';

/** The front matter of each existing file of a content type. */
export type Siblings = readonly Source['values'][];

/** Values for a new file, by field name. The choices for a reference are found by its folder (`services/`), a picture by `image`, the address of a page by `page`. */
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
  const split = siblings.map((values) => splitSections(withoutName(values), type));
  const ownValues = split.map(({ own }) => own);
  const ownFields = fieldsFor(type.fields, ownValues, { known, isOwn: true });
  const sections = usualSections(split.map((each) => each.sections)).map(({ key, kind, values }) => {
    const fields = fieldsFor(authoredSection(kind)?.fields, values, { known, isOwn: false });
    return [key, Object.keys(fields).length > 0 ? fields : null];
  });
  const allFields = { ...ownFields, ...Object.fromEntries(sections) };
  return mapTexts(allFields, (text) => text.replaceAll(NAME, () => String(known.title)));
}

/** Placeholder for the name of a file in its own texts. */
const NAME = '{name of this page}';

/** The front matter with the name of its file replaced by the placeholder, and without the ZIP code of its town in texts. */
function withoutName(values: Source['values']): Source['values'] {
  const name = values.label ?? values.name ?? values.title;
  if (typeof name !== 'string' || name === '') return values;
  const postalCode = values.postalCode ? ` ${values.postalCode}` : '';
  return mapTexts(values, (text) =>
    text
      .replace(postalCode, '')
      .split(name)
      .reduce((before, after) => {
        const isInWord = /[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(after);
        return before + (isInWord ? name : NAME) + after;
      }),
  );
}

const mapTexts = <T extends Raw>(value: T, change: (text: string) => string): T =>
  JSON.parse(JSON.stringify(value), (_name, each) => (typeof each === 'string' ? change(each) : each));

/** The sections that most files have, by average position, with their values in each file. The second section of a kind in a file is compared only with the second ones of other files. */
function usualSections(files: readonly ReturnType<typeof splitSections>['sections'][]) {
  const all = files.flatMap((sections) =>
    sections.map(({ key, kind, raw }, index) => {
      const nth = sections.slice(0, index).filter((each) => each.kind === kind).length;
      return { key, kind, value: raw ?? {}, id: `${kind} ${nth}`, position: index / sections.length };
    }),
  );
  return [...new Set(all.map(({ id }) => id))]
    .map((id) => all.filter((each) => each.id === id))
    .filter(({ length }) => isMajority(length, files.length))
    .map((same) => {
      const keys = same.map(({ key }) => key);
      const kind = String(same[0]?.kind);
      const position = same.reduce((sum, each) => sum + each.position, 0) / same.length;
      const key = String(sharedValue(keys, z.string()) ?? kind);
      return { key, kind, position, values: same.map(({ value }) => value) };
    })
    .sort((one, other) => one.position - other.position);
}

const isMajority = (count: number, total: number): boolean => count * 2 > total;

/** The known values, and where the fields are that get them. */
interface Context {
  known: Values;
  /** Whether the fields belong to the file itself, not to a section. */
  isOwn: boolean;
  isInGroup?: boolean;
  /** Whether the fields belong to a list item. Texts in list items differ from file to file. */
  isInList?: boolean;
}

/** The fields of a group in a new file. `schema` is the schema of the group, and `groups` are its values in the siblings. */
function fieldsFor(
  schema: z.ZodType | undefined,
  groups: readonly Raw[],
  context: Context,
): Record<string, Raw> {
  const fields = Object.entries(shapeOf(schema)).flatMap(([name, field]) => {
    const values = groups.map((group) => (isGroup(group) ? group[name] : undefined));
    const value = valueFor(name, field, values, context);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(fields);
}

/** The value of a field; `undefined` if a new file does not need the field. `values` are those of the siblings. */
function valueFor(
  name: string,
  schema: z.ZodType,
  values: readonly (Raw | undefined)[],
  context: Context,
): Raw | undefined {
  const present = values.filter((each) => each !== undefined);
  const field = unwrap(schema);
  // Only optional fields are wrapped.
  if (field === schema) return valueOrPlaceholder(name, field, present, context) ?? null;
  const isWanted = isMajority(present.length, values.length) && isUsual(metaOf(field), context);
  return isWanted ? valueOrPlaceholder(name, field, present, context) : undefined;
}

/** What most siblings agree on, a known value, or a placeholder for the owner; `undefined` if there is none for this kind of value. */
function valueOrPlaceholder(
  name: string,
  field: z.ZodType,
  values: readonly Raw[],
  context: Context,
): Raw | undefined {
  const shared = sharedValue(values, field);
  const meta = metaOf(field);
  const isText = ['text', 'prose'].includes(meta.kind ?? '');
  if (shared !== undefined && !context.isOwn && !(context.isInList && isText)) return shared;
  if (field instanceof z.ZodObject) return fieldsFor(field, values, { ...context, isInGroup: true });
  const item = itemOf(field);
  if (item) {
    const items = values.flatMap((each) => (Array.isArray(each) ? each : []));
    return [valueFor('', item, items, { ...context, isInList: true }) ?? ''];
  }
  // Of the file's own fields, only texts with its name are copied: the others say what is special about a file.
  const withName = context.isOwn && typeof shared === 'string' && shared.includes(NAME) ? shared : undefined;
  return withName ?? knownValue(meta, name, context) ?? placeholder(meta, context);
}

/** Kinds of optional fields that a new file does without. */
const LEFT_OUT = ['yes or no', 'reading time', 'address part'];

/** Whether to include an optional field that most siblings have. Among the file's own fields, pictures only in groups. */
const isUsual = ({ kind = '' }: Partial<FieldMeta>, { isOwn, isInGroup }: Context): boolean =>
  !isOwn || (kind === 'image' ? isInGroup === true : !LEFT_OUT.includes(kind));

/** The value that most files have. A text must occur twice. A text with the file name and a number is not copied: the new number is unknown. */
function sharedValue(values: readonly Raw[], field: z.ZodType): Raw | undefined {
  const jsons = values.map((value) => JSON.stringify(value));
  const countOf = (json: string) => jsons.filter((each) => each === json).length;
  const shared = jsons.find((json) => isMajority(countOf(json), jsons.length));
  if (shared === undefined || (shared.includes(NAME) && /\d/.test(shared))) return undefined;
  return countOf(shared) > 1 || !hasTexts(field) ? JSON.parse(shared) : undefined;
}

/** Whether a value of the field contains texts or pictures, which usually belong to one file only. */
function hasTexts(field: z.ZodType): boolean {
  const parts = [itemOf(field) ?? [], Object.values(shapeOf(field))].flat();
  return parts.some(hasTexts) || ['text', 'prose', 'image'].includes(metaOf(unwrap(field)).kind ?? '');
}

/** The known value of a field; `undefined` if empty. Not by name in sections, where a field of the same name may mean something else. */
function knownValue({ kind }: Partial<FieldMeta>, name: string, { known, isOwn, isInList }: Context) {
  // The photos of a job are of no other one.
  if (kind === 'image' && isOwn && isInList) return undefined;
  if (kind === 'image' || kind === 'page') return known[kind] || undefined;
  return (isOwn && known[name]) || undefined;
}

/** A text that asks the owner to write the value; in sections, `undefined` for a value that is neither text nor reference. */
function placeholder({ kind, about, to }: Partial<FieldMeta>, { known, isOwn }: Context): string | undefined {
  const text = `${WRITE_HERE}${inSentence(about)}`;
  if (kind === 'link') return `${text.replace(/:[^:]*$/, '')} -> ${known.page ?? '/'}`;
  if (to) return known[`${to}/`] ? `${text}: ${known[`${to}/`]}` : text;
  return isOwn || kind === 'text' || kind === 'prose' ? text : undefined;
}
