import { z } from 'zod';
import { fill } from '../labels/fill';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** The metadata of a field's schema, for the field reference, the templates of new files and the rules. */
export interface FieldMeta {
  kind: string;
  example: string;
  /** What to write, as the field reference says after “Write”; without it, the name of the kind. */
  instruction?: string | undefined;
  /** What editors accept, which may be more than the check does, never less; without it, any text, number or boolean. */
  jsonSchema?: JsonSchema | undefined;
  about?: string;
  options?: readonly string[];
  min?: number;
  max?: number;
  isWhole?: boolean;
  /** What a number alone stands for. */
  unit?: 'year' | 'degree' | 'month' | undefined;
  /** Whether a day may be in the future. */
  mayBeAhead?: boolean;
  /** Whether a period ends with the value: a day without a time means its end, and 5 means 5 PM. */
  isEnd?: boolean;
  /** The recommended number of characters in search results. */
  recommendedLength?: { min: number; max: number } | undefined;
  /** The items of an example of a list whose fields exclude one another. */
  exampleItems?: readonly object[];
  /** The content folder that a reference points into. */
  to?: string;
  /** The field's name in the previous version, which is still accepted. */
  formerName?: string;
}

/** The context in which a text was typed. */
export interface Context {
  meta: Partial<FieldMeta>;
  /** The name of the field. */
  name?: string;
  /** The day of typing, `YYYY-MM-DD`, if known. */
  today?: string;
  /** The text's only reading. */
  reading?: string;
}

/** What to write instead of a text that cannot be parsed. */
export interface Advice {
  /** The rule that reports the text, if not the kind's. */
  rule?: string;
  advice: string;
  /** The advice for somebody who filled in a form, if different. */
  adviceInForm?: string;
  /** A likely correction, which only the owner can confirm. */
  guess?: string;
}

export const reversedRange = (guess: string): Advice => ({
  rule: 'span-crossed',
  advice: 'The larger one is first here. Write the smaller one first.',
  guess,
});

/** What was typed, in quotation marks and on one line; its first 100 characters if it is longer. */
export const quote = (text: string): string =>
  `“${text.replace(/\s*\n\s*/g, ', ').replace(/^(.{100}).+$/, '$1…')}”`;

export const describeAmbiguity = (typed: string, one: string, other: string): string =>
  `${quote(typed)} can be read in two ways. Write ${one}, or ${other}.`;

type Reading = string | undefined;

/** A kind of value: its strict and its lenient parser, and the advice for a text that neither accepts. */
export interface Kind<T = unknown> extends Pick<FieldMeta, 'example' | 'instruction' | 'jsonSchema'> {
  /** The name in the field reference, and the id of the fault of a text that cannot be parsed. */
  name: string;
  /** The id of the rule that reports such faults, if it is not the name. */
  rule?: string;
  /** The description of the rule in its reference, if the advice does not suffice. */
  about?: string;
  /** The ids of other rules that `advice` names. */
  otherRules?: readonly string[];
  /** The strict parser of the schema, for a trimmed text in a file. */
  parse: (text: string, meta: Partial<FieldMeta>) => T | undefined;
  /** The lenient parser. Returns the possible readings of a typed text, the likeliest first; those that `parse` refuses do not count. */
  read?: (typed: string, context: Context) => Reading | readonly Reading[];
  /** Shows a reading as a person would write it. */
  format?: (text: string) => string;
  /** The valid names that a misspelled text is compared with. */
  names?: (meta: Partial<FieldMeta>) => readonly string[];
  /** Whether a reading needs no confirmation by the owner. */
  isSure?: (typed: string, reading: string) => boolean;
  /** What to write instead, with the placeholders `{typed}`, `{options}` and `{some}`. */
  advice?: string | ((typed: string, context: Context) => Advice | string);
  /** The advice for somebody who filled in a form, if different. */
  adviceInForm?: string;
  /** A warning about a readable text, if the site shows less or more than the text says. */
  warning?: (typed: string) => string | undefined;
}

/** The possible readings of a text that `parse` accepts. A valid text without readings is its own reading. */
export function readingsOf<T>({ read, parse }: Kind<T>, typed: string, context: Context): string[] {
  const isValue = (text: Reading): text is string =>
    text !== undefined && parse(text, context.meta) !== undefined;
  const readings = [read?.(typed, context)].flat().filter(isValue);
  return readings.length === 0 && isValue(typed) ? [typed] : readings;
}

/**
 * Parses a typed text. Returns its reading and its value; for an ambiguous text, the likeliest reading and a `fault`; for an
 * unreadable one, only a `fault`. A fault is a sentence for the author.
 */
export function readTyped<T>(
  kind: Kind<T>,
  typed: string,
  context: Context,
): { reading?: string; value?: T | undefined; fault?: string } {
  const { format = String } = kind;
  const [reading, other] = readingsOf(kind, typed, context);
  if (other) return { reading, fault: describeAmbiguity(typed, format(reading ?? ''), format(other)) };
  if (reading !== undefined) return { reading, value: kind.parse(reading, context.meta) };
  return { fault: explainUnreadable(kind, typed, context) };
}

/** The sentence about a text that is no value of a kind. */
export function explainUnreadable<T>(kind: Kind<T>, typed: string, context: Context): string {
  const { advice, adviceInForm = kind.adviceInForm ?? advice } = adviceOn(kind, typed, context);
  return `${quote(typed)} cannot be read. ${fill(adviceInForm, { typed })}`;
}

export function adviceOn<T>({ advice = '' }: Kind<T>, typed: string, context: Context): Advice {
  const result = typeof advice === 'string' ? advice : advice(typed, context);
  return typeof result === 'string' ? { advice: result } : result;
}

/** A schema for a value on one line. */
export function field<T>(kind: Kind<T>, about: string, more: Partial<FieldMeta> = {}) {
  const { name, example, instruction, jsonSchema } = kind;
  const meta = { kind: name, example, instruction, jsonSchema, about, ...more };
  const schema = z
    .string()
    .trim()
    .transform((input, context): T => {
      const value = kind.parse(input, meta);
      if (value !== undefined) return value;
      context.addIssue({ code: 'custom', params: { ruleId: kind.name } });
      return z.NEVER;
    });
  return schema.meta({ ...meta });
}

/** A field with another name in the previous version. `schema` includes the field's `optional()`. */
export function renamed<T extends z.ZodType>(formerName: string, schema: T): T {
  return schema.meta({ formerName });
}

/** The metadata of a schema; empty for a schema without a kind. */
export function metaOf(schema: z.core.$ZodType | undefined): Partial<FieldMeta> {
  return (schema && (z.globalRegistry.get(schema) as Partial<FieldMeta> | undefined)) ?? {};
}

/** A schema without its `optional()`. */
export const unwrap = <T extends z.ZodType | undefined>(schema: T): T | z.ZodType =>
  schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;

const NO_FIELDS: Record<string, z.ZodType> = Object.create(null);

/** The fields of a group; empty for any other schema. */
export function shapeOf(schema: z.ZodType | undefined): Record<string, z.ZodType> {
  const group = unwrap(schema);
  return group instanceof z.ZodObject ? group.shape : NO_FIELDS;
}

/** The schema of a list's items; `undefined` for any other schema. */
export function itemOf(schema: z.ZodType | undefined): z.ZodType | undefined {
  const unwrapped = unwrap(schema);
  return unwrapped instanceof z.ZodArray ? (unwrapped.element as z.ZodType) : undefined;
}

/** A field's description as the end of a sentence. */
export const inSentence = (about = ''): string =>
  `${about.charAt(0).toLowerCase()}${about.slice(1).replace(/\.$/, '')}`;

/** A group of fields; unknown names are errors. */
export function group<T extends z.ZodRawShape>(about: string, fields: T) {
  const instruction = 'the fields below it, indented by two spaces';
  return z.strictObject(fields).meta({ kind: 'group', example: '', instruction, about });
}

/** A list of groups. `aboutOne` describes one of them. */
export function groups<T extends z.ZodRawShape>(about: string, aboutOne: string, fields: T) {
  return list(group(aboutOne, fields), about);
}

/** A list with at least one item. */
export function list<T extends z.ZodType>(
  item: T,
  about: string,
  options: Pick<FieldMeta, 'exampleItems'> = {},
) {
  return z
    .array(item)
    .min(1)
    .meta({ kind: 'list', example: '', about, ...options });
}

/** Any text on one line. */
export const plainText: Kind<string> = {
  name: 'text',
  example: '',
  instruction: 'one line of text',
  parse: (input) => input,
};

export function text(about: string, example: string, recommendedLength?: FieldMeta['recommendedLength']) {
  return field(plainText, about, { example, recommendedLength });
}

export function textList(about: string, example: string) {
  return list(text(about, example), about);
}
