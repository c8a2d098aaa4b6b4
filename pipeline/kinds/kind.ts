import { z } from 'zod';
import { fill } from '../labels/fill';

/** What the field reference, the templates and the rules need to know about a kind of value. */
export interface KindNote {
  kind: string;
  example: string;
  about?: string;
  options?: readonly string[];
  /** The smallest and the largest number. */
  min?: number;
  max?: number;
  isWhole?: boolean;
  /** The recommended number of characters, for search results. */
  recommendedLength?: { min: number; max: number };
  /** The lines of an example, where not all parts of an item can stand together. */
  exampleLines?: readonly string[];
  /** The folder of the files that a reference names. */
  to?: string;
  /** Its name in the version before, which is still read. */
  formerName?: string;
}

/** What is known of a typed text besides itself. */
export interface Context {
  note: Partial<KindNote>;
  /** The name of its field. */
  name?: string;
  /** The day on which it was typed, if that is known. */
  today?: string;
  /** The only value that it can mean. */
  reading?: string;
}

/** What to say of a text that is no value. */
export interface Advice {
  /** The rule that says so, if it is not that of the kind. */
  rule?: string;
  advice: string;
  inForm?: string;
  /** What was probably meant, and only the owner can tell. */
  guess?: string;
}

/** What to say of two numbers in the wrong order. */
export const reversedRange = (guess: string): Advice => ({
  rule: 'span-crossed',
  advice: 'The larger one is first here. Write the smaller one first.',
  guess,
});

/** The beginning of what was typed, on one line. */
export const quote = (text: string): string => `“${text.replace(/\s*\n\s*/g, ', ').slice(0, 100)}”`;

/** What to say of a text with two meanings. */
export const describeAmbiguity = (typed: string, one: string, other: string): string =>
  `${quote(typed)} can be read in two ways. Write ${one}, or ${other}.`;

/** A kind of value: how it is written, how it is read as people type it, and what to say where neither works. */
export interface Kind<T = unknown> extends Pick<KindNote, 'example'> {
  /** As the field reference calls it. A text that cannot be parsed is a fault of this name. */
  name: string;
  /** The rule that explains such texts, if it is not called like the kind. */
  rule?: string;
  /** What the rule means, for its reference, where the advice does not say that too. */
  about?: string;
  /** The value of trimmed text in a file; nothing if it has none. */
  parse: (text: string, note: Partial<KindNote>) => T | undefined;
  /** What a typed text may mean, each as a file has it, the likeliest first. */
  read?: (typed: string, context: Context) => string[];
  /** What has been read as a person would write it. */
  format?: (text: string) => string;
  /** What a misspelled text is compared with. */
  names?: (note: Partial<KindNote>) => readonly string[];
  /** Whether a text can mean nothing else than what is read. */
  isSure?: (typed: string, reading: string) => boolean;
  /** What to write. `{typed}`, `{options}` and `{some}` are filled in. */
  advice?: string | ((typed: string, context: Context) => Advice | string);
  /** The same for somebody who filled in a form, where that is something else. */
  inForm?: string;
  /** What to say of an answer that was read, where the site does not show all of it, or more. */
  warning?: ((typed: string) => string | undefined) | undefined;
}

/** What a typed text may mean, each as the schema takes it; a value means itself. */
export function readingsOf<T>({ read, parse }: Kind<T>, typed: string, context: Context): string[] {
  const isValue = (text: string) => parse(text, context.note) !== undefined;
  const readings = read?.(typed, context).filter(isValue) ?? [];
  return readings.length === 0 && isValue(typed) ? [typed] : readings;
}

/** What a typed text means and its value; and what to say to its author where that is not the only meaning, or there is none. */
export function readTyped<T>(
  kind: Kind<T>,
  typed: string,
  context: Context,
): { reading?: string; value?: T | undefined; fault?: string } {
  const { format = String } = kind;
  const [reading, other] = readingsOf(kind, typed, context);
  if (other) return { reading, fault: describeAmbiguity(typed, format(reading ?? ''), format(other)) };
  if (reading !== undefined) return { reading, value: kind.parse(reading, context.note) };
  const { advice, inForm = kind.inForm ?? advice } = adviceOn(kind, typed, context);
  return { fault: `${quote(typed)} cannot be read. ${fill(inForm, { typed })}` };
}

export function adviceOn<T>({ advice = '' }: Kind<T>, typed: string, context: Context): Advice {
  const found = typeof advice === 'string' ? advice : advice(typed, context);
  return typeof found === 'string' ? { advice: found } : found;
}

/** A schema for a value on one line. */
export function field<T>(kind: Kind<T>, about: string, more: Partial<KindNote> = {}) {
  const note = { kind: kind.name, example: kind.example, about, ...more };
  const schema = z
    .string()
    .trim()
    .transform((input, context): T => {
      const value = kind.parse(input, note);
      if (value !== undefined) return value;
      context.addIssue({ code: 'custom', params: { ruleId: kind.name } });
      return z.NEVER;
    });
  return described(schema, note);
}

function described<T extends z.ZodType>(schema: T, note: KindNote): T {
  return schema.meta({ ...note });
}

/** A field of a file that had another name in the version before; `schema` is the whole field, with its `optional()`. */
export function renamed<T extends z.ZodType>(formerName: string, schema: T): T {
  return schema.meta({ formerName });
}

/** The note of a schema. Empty for a schema without a kind. */
export function noteOf(schema: z.core.$ZodType | undefined): Partial<KindNote> {
  return (schema && (z.globalRegistry.get(schema) as Partial<KindNote> | undefined)) ?? {};
}

/** A schema without its `optional()`. */
export const unwrap = <T extends z.ZodType | undefined>(schema: T): T | z.ZodType =>
  schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;

const NO_FIELDS: Record<string, z.ZodType> = Object.create(null);

/** The fields of a group; none where it is something else. */
export function shapeOf(schema: z.ZodType | undefined): Record<string, z.ZodType> {
  const group = unwrap(schema);
  return group instanceof z.ZodObject ? group.shape : NO_FIELDS;
}

/** What a list has; nothing where it is something else. */
export function itemOf(schema: z.ZodType | undefined): z.ZodType | undefined {
  const all = unwrap(schema);
  return all instanceof z.ZodArray ? (all.element as z.ZodType) : undefined;
}

/** What a field is for, as the end of a sentence. */
export const inSentence = (about = ''): string =>
  `${about.charAt(0).toLowerCase()}${about.slice(1).replace(/\.$/, '')}`;

/** Fields that belong together; any other name is an error. */
export function group<T extends z.ZodRawShape>(fields: T, about: string) {
  return described(z.strictObject(fields), { kind: 'group', example: '', about });
}

/** One or more items of the same kind. */
export function list<T extends z.ZodType>(
  item: T,
  about: string,
  options: Pick<KindNote, 'exampleLines'> = {},
) {
  return described(z.array(item).min(1), { kind: 'list', example: '', about, ...options });
}

/** One line of text. */
export function text(about: string, example: string, recommendedLength?: KindNote['recommendedLength']) {
  return described(z.string().trim(), { kind: 'text', example, about, recommendedLength });
}

export function textList(about: string, example: string) {
  return list(text(about, example), about);
}
