import { z } from 'zod';
import { type KindNote, noteOf } from '../../kinds/kind';
import type { Raw, Source } from '../../source/Source';
import type { ContentType } from '../contentType';
import { splitSections } from '../load/load';
import { authoredSection } from '../registry';
import { WRITE_HERE } from './templateTexts';

/** The front matter of the other files of a type. */
export type Siblings = readonly Source['values'][];

export type Values = Readonly<Record<string, string>>;

/**
 * The fields and sections of a new file: all that are required, and those that most siblings have. A value is known, or the same in
 * most siblings (with the name of each in place of the new one's); for the rest, a note asks. `null` is a name without a value.
 */
export function likeSiblings(type: ContentType, siblings: Siblings, known: Values): Record<string, Raw> {
  const alike = type.sections === 'all' ? siblings.map(withoutName) : [];
  const split = alike.map((values) => splitSections(values, type));
  const own = fieldsFor(
    type.fields,
    split.map((each) => each.own),
    { known, isOwn: true },
  );
  const sections = usualSections(split.map((each) => each.sections)).map(({ key, kind, typed }) => {
    const schema = authoredSection(kind)?.fields ?? z.object({});
    const fields = fieldsFor(schema, typed, { known, isOwn: false });
    return [key, Object.keys(fields).length > 0 ? fields : null] as const;
  });
  return withName({ ...own, ...Object.fromEntries(sections) }, String(known.title)) as Record<string, Raw>;
}

/** Stands for the name of a file in its own texts. */
const NAME = '\u0000';

/** The front matter with the name of its file left open. */
function withoutName(values: Source['values']): Source['values'] {
  const name = values.label ?? values.name ?? values.title;
  if (typeof name !== 'string' || name === '') return values;
  return mapTexts(values, (text) => text.replaceAll(name, NAME)) as Source['values'];
}

const withName = (values: Raw, name: string): Raw =>
  mapTexts(values, (text) => text.replaceAll(NAME, () => name));

function mapTexts(value: Raw, change: (text: string) => string): Raw {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change));
  if (value === null) return null;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapTexts(each, change)]));
}

type Sections = ReturnType<typeof splitSections>['sections'];

/** The sections that most files have, in their order: the first of its kind, the second … */
function usualSections(files: readonly Sections[]) {
  const found = new Map<string, { keys: string[]; kind: string; typed: Raw[]; positions: number[] }>();
  for (const sections of files)
    for (const [index, { key, kind, raw }] of sections.entries()) {
      const id = `${kind} ${sections.slice(0, index).filter((each) => each.kind === kind).length}`;
      const same = found.get(id) ?? { keys: [], kind, typed: [], positions: [] };
      found.set(id, same);
      same.keys.push(key);
      same.typed.push(raw ?? {});
      same.positions.push(index / sections.length);
    }
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  return [...found.values()]
    .filter(({ typed }) => isMost(typed.length, files.length))
    .sort((one, other) => mean(one.positions) - mean(other.positions))
    .map(({ keys, kind, typed }) => ({ kind, typed, key: String(sharedBy(keys, z.string()) ?? kind) }));
}

const isMost = (count: number, all: number): boolean => count * 2 > all;

/** The most frequent of several values. */
function mostOf(values: readonly Raw[]): { value: Raw; count: number } | undefined {
  const counts = new Map<string, number>();
  for (const value of values) {
    const text = JSON.stringify(value);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const [first] = [...counts].sort(([, one], [, other]) => other - one);
  return first && { value: JSON.parse(first[0]), count: first[1] };
}

interface Context {
  known: Values;
  /** Whether they are fields of the file, and not of a section. */
  isOwn: boolean;
  isInGroup?: boolean;
  /** Whether they are of an item of a list, which is different in each file. */
  isInList?: boolean;
}

function fieldsFor(schema: z.ZodType, typed: readonly Raw[], context: Context): Record<string, Raw> {
  const shape = Object.entries((schema as z.ZodObject).shape) as [string, z.ZodType][];
  const fields = shape.flatMap(([name, field]) => {
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
  if (!(schema instanceof z.ZodOptional)) return neededValue(name, schema, there, context) ?? null;
  const field = schema.unwrap() as z.ZodType;
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
  if (field instanceof z.ZodArray) {
    const items = typed.flatMap((each) => (Array.isArray(each) ? each : []));
    return [valueFor('', field.element as z.ZodType, items, { ...context, isInList: true }) ?? ''];
  }
  const named = context.isOwn && typeof shared === 'string' && shared.includes(NAME) ? shared : undefined;
  return named ?? knownFor(note, name, context) ?? noteFor(note, context);
}

/** Of the fields of a file, the optional ones that visitors read or see, and not what only some files have to say. */
const isUsual = ({ kind }: Partial<KindNote>, { isOwn, isInGroup }: Context): boolean =>
  !isOwn || kind === 'text' || (kind === 'image' && isInGroup === true);

/** What most files say; words only where two say them. */
function sharedBy(typed: readonly Raw[], field: z.ZodType): Raw | undefined {
  const most = mostOf(typed);
  const isShared = most && isMost(most.count, typed.length) && (most.count > 1 || !hasWords(field));
  return isShared && !countsOwn(most.value) ? most.value : undefined;
}

/** Whether it has numbers beside the name of the file, which nobody knows of a new one. */
function countsOwn(value: Raw): boolean {
  const texts: string[] = [];
  mapTexts(value, (text) => `${texts.push(text)}`);
  const text = texts.join(' ');
  return text.includes(NAME) && /\d/.test(text);
}

function hasWords(field: z.ZodType): boolean {
  if (field instanceof z.ZodOptional) return hasWords(field.unwrap() as z.ZodType);
  if (field instanceof z.ZodArray) return hasWords(field.element as z.ZodType);
  if (field instanceof z.ZodObject)
    return Object.values(field.shape).some((part) => hasWords(part as z.ZodType));
  return ['text', 'prose', 'image'].includes(noteOf(field).kind ?? '');
}

/** The value for a field, by its kind for pictures, pages and references, or else by its name. What is left empty, the check asks for. */
function knownFor({ kind, to }: Partial<KindNote>, name: string, { known, isOwn }: Context) {
  const decides = kind === 'image' || kind === 'page' ? kind : to && `${to}/`;
  return known[decides ?? (isOwn ? name : '')] || undefined;
}

function noteFor({ kind, about = '' }: Partial<KindNote>, { known }: Context): string | undefined {
  const wanted = `${WRITE_HERE}${about.charAt(0).toLowerCase()}${about.slice(1).replace(/\.$/, '')}`;
  if (kind === 'link') return `${wanted.replace(/:[^:]*$/, '')} -> ${known.page ?? '/'}`;
  return kind === 'text' || kind === 'prose' ? wanted : undefined;
}
