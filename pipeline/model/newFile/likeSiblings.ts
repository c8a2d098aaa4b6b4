import { z } from 'zod';
import { inSentence, itemOf, type KindNote, noteOf, shapeOf, unwrap } from '../../kinds/kind';
import type { Raw, Source } from '../../source/Source';
import type { ContentType } from '../contentType';
import { splitSections } from '../load/load';
import { authoredSection } from '../registry';
import { WRITE_HERE } from './templateTexts';

/** The front matter of the other files of a type. */
export type Siblings = readonly Source['values'][];

export type Values = Readonly<Record<string, string | undefined>>;

/**
 * The fields and sections of a new file: all that are required, and those that most siblings have. A value is known, or the same in
 * most siblings (with the name of each in place of the new one's); for the rest, a note asks. `null` is a name without a value.
 */
export function likeSiblings(type: ContentType, siblings: Siblings, known: Values): Record<string, Raw> {
  const alike = type.sections === 'all' ? siblings.map(withoutName) : [];
  const split = alike.map((values) => splitSections(values, type));
  const ownOf = split.map((each) => each.own);
  const own = fieldsFor(type.fields, ownOf, { known, isOwn: true });
  const sections = usualSections(split.map((each) => each.sections)).map(({ key, kind, typed }) => {
    const fields = fieldsFor(authoredSection(kind)?.fields, typed, { known, isOwn: false });
    return [key, Object.keys(fields).length > 0 ? fields : null];
  });
  const all = { ...own, ...Object.fromEntries(sections) };
  return mapTexts(all, (text) => text.replaceAll(NAME, () => String(known.title)));
}

/** Stands for the name of a file in its own texts. */
const NAME = '{name of this page}';

/** The front matter with the name of its file left open. */
function withoutName(values: Source['values']): Source['values'] {
  const name = values.label ?? values.name ?? values.title;
  if (typeof name !== 'string' || name === '') return values;
  return mapTexts(values, (text) => text.replaceAll(name, NAME));
}

const mapTexts = <T extends Raw>(value: T, change: (text: string) => string): T =>
  JSON.parse(JSON.stringify(value), (_name, each) => (typeof each === 'string' ? change(each) : each));

type Sections = ReturnType<typeof splitSections>['sections'];

/** The sections that most files have, in their order: the first of its kind, the second … */
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
  /** Whether they are fields of the file, and not of a section. */
  isOwn: boolean;
  isInGroup?: boolean;
  /** Whether they are of an item of a list, which is different in each file. */
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
  const there = typed.filter((each) => each !== undefined);
  const field = unwrap(schema);
  if (field === schema) return neededValue(name, field, there, context) ?? null;
  const isWanted = isMost(there.length, typed.length) && isUsual(noteOf(field), context);
  return isWanted ? neededValue(name, field, there, context) : undefined;
}

function neededValue(
  name: string,
  field: z.ZodType,
  typed: readonly Raw[],
  context: Context,
): Raw | undefined {
  const shared = sharedBy(typed, field);
  const note = noteOf(field);
  const isWords = ['text', 'prose'].includes(note.kind ?? '');
  if (shared !== undefined && !context.isOwn && !(context.isInList && isWords)) return shared;
  if (field instanceof z.ZodObject) return fieldsFor(field, typed, { ...context, isInGroup: true });
  const item = itemOf(field);
  if (item) {
    const items = typed.flatMap((each) => (Array.isArray(each) ? each : []));
    return [valueFor('', item, items, { ...context, isInList: true }) ?? ''];
  }
  const named = context.isOwn && typeof shared === 'string' && shared.includes(NAME) ? shared : undefined;
  return named ?? knownFor(note, name, context) ?? noteFor(note, context);
}

/** Of the fields of a file, the optional ones that visitors read or see, and not what only some files have to say. */
const isUsual = ({ kind }: Partial<KindNote>, { isOwn, isInGroup }: Context): boolean =>
  !isOwn || kind === 'text' || (kind === 'image' && isInGroup === true);

/** What most files say; words only where two say them, and none with numbers beside the name, which nobody knows of a new file. */
function sharedBy(typed: readonly Raw[], field: z.ZodType): Raw | undefined {
  const texts = typed.map((value) => JSON.stringify(value));
  const countOf = (text: string) => texts.filter((each) => each === text).length;
  const shared = texts.find((text) => isMost(countOf(text), texts.length));
  if (shared === undefined || (shared.includes(NAME) && /\d/.test(shared))) return undefined;
  return countOf(shared) > 1 || !hasWords(field) ? JSON.parse(shared) : undefined;
}

function hasWords(field: z.ZodType): boolean {
  const parts = [itemOf(field) ?? [], Object.values(shapeOf(field))].flat();
  return parts.some(hasWords) || ['text', 'prose', 'image'].includes(noteOf(unwrap(field)).kind ?? '');
}

/** The value for a field, by its kind for pictures, pages and references, or else by its name. What is left empty, the check asks for. */
function knownFor({ kind, to }: Partial<KindNote>, name: string, { known, isOwn }: Context) {
  const decides = kind === 'image' || kind === 'page' ? kind : to && `${to}/`;
  return known[decides ?? (isOwn ? name : '')] || undefined;
}

function noteFor({ kind, about }: Partial<KindNote>, { known }: Context): string | undefined {
  const wanted = `${WRITE_HERE}${inSentence(about)}`;
  if (kind === 'link') return `${wanted.replace(/:[^:]*$/, '')} -> ${known.page ?? '/'}`;
  return kind === 'text' || kind === 'prose' ? wanted : undefined;
}
